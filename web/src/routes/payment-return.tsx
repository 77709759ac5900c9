import { texts } from '../modules/payments/texts.ts'
import { titled } from './head.ts'

export const meta = titled(texts.back.title)

export { PaymentReturnPage as default } from '../modules/payments/payment-return-page.tsx'
