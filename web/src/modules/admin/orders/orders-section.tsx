import { useParams } from 'react-router'
import { OrderPage } from './order-page.tsx'
import { OrdersPage } from './orders-page.tsx'

/** /admin-dashboard/ventas: the list of orders, or one of them. */
export const OrdersSection = () => {
  const { item } = useParams()
  return item ? <OrderPage key={item} id={item} /> : <OrdersPage />
}
