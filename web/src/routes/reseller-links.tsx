import { texts } from '../modules/reselling/links/texts.ts'
import { titled } from './head.ts'

export const meta = titled(texts.title)

export { ResellerLinksPage as default } from '../modules/reselling/links/links-page.tsx'
