import { texts } from '../modules/prospecting/texts.ts'
import { titled } from './head.ts'

export const meta = titled(texts.refuse.title)

export { RefusePage as default } from '../modules/prospecting/consent/refuse-page.tsx'
