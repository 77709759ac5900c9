export { PaymentPage as default } from '../modules/payments/payment-page.tsx'
