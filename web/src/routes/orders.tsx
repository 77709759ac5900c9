import { texts } from '../modules/orders/texts.ts'
import { titled } from './head.ts'

export const meta = titled(texts.order.title)

export { OrderPage as default } from '../modules/orders/order-page.tsx'
