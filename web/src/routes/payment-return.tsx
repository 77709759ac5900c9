export { PaymentReturnPage as default } from '../modules/payments/payment-return-page.tsx'
