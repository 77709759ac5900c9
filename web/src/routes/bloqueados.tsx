import { texts } from '../modules/blocks/texts.ts'
import { titled } from './head.ts'

export const meta = titled(texts.page.title)

export { BlockedPage as default } from '../modules/blocks/blocked-page.tsx'
