import { texts } from '../modules/moderation/texts.ts'
import { titled } from './head.ts'

export const meta = titled(texts.page.title)

export { ReportsPage as default } from '../modules/moderation/own/reports-page.tsx'
