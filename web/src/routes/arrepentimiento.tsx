import { texts } from '../modules/orders/texts.ts'
import { titled } from './head.ts'

export const meta = titled(texts.withdrawal.title)

export { WithdrawalPage as default } from '../modules/orders/withdrawal-page.tsx'
