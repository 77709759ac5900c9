export { WithdrawalPage as default } from '../modules/orders/withdrawal-page.tsx'
