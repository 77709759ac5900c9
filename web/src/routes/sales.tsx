export { SalePage as default } from '../modules/orders/sale-page.tsx'
