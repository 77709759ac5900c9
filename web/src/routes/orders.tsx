export { OrderPage as default } from '../modules/orders/order-page.tsx'
