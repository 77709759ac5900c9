import { SalePage } from '../modules/orders/sale-page.tsx'
import { texts } from '../modules/orders/texts.ts'
import { OrderReviews } from '../modules/reviews/order-reviews.tsx'
import { titled } from './head.ts'

export const meta = titled(texts.sale.title)

/** /sales/:orderId: a sale. */
export default function SalesRoute() {
  return <SalePage Reviews={OrderReviews} />
}
