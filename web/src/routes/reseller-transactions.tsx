import { texts } from '../modules/reselling/transactions/texts.ts'
import { titled } from './head.ts'

export const meta = titled(texts.title)

export { ResellerTransactionsPage as default } from '../modules/reselling/transactions/transactions-page.tsx'
