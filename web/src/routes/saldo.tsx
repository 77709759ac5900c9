import { texts } from '../modules/payments/balance/texts.ts'
import { titled } from './head.ts'

export const meta = titled(texts.title)

export { BalancePage as default } from '../modules/payments/balance/balance-page.tsx'
