import { texts } from '../modules/orders/texts.ts'
import { titled } from './head.ts'

export const meta = titled(texts.history.title)

export { HistoryPage as default } from '../modules/orders/history-page.tsx'
