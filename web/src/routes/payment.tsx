import { texts } from '../modules/payments/texts.ts'
import { titled } from './head.ts'

export const meta = titled(texts.payment.title)

export { PaymentPage as default } from '../modules/payments/payment-page.tsx'
