import { texts } from '../modules/reports/texts.ts'
import { titled } from './head.ts'

export const meta = titled(texts.title)

export { ReportsPage as default } from '../modules/reports/reports-page.tsx'
