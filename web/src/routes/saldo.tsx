export { BalancePage as default } from '../modules/payments/balance/balance-page.tsx'
