import { OrderPage } from '../modules/orders/order-page.tsx'
import { texts } from '../modules/orders/texts.ts'
import { OrderReviews } from '../modules/reviews/order-reviews.tsx'
import { titled } from './head.ts'

export const meta = titled(texts.order.title)

/** /orders/:orderId and /purchases/:orderId: a purchase. */
export default function OrdersRoute() {
  return <OrderPage Reviews={OrderReviews} />
}
