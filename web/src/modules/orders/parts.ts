// What pages of orders are handed by their routes: pieces of modules that depend on orders.

/** Of what its parties say of each other. */
export interface ReviewsProps {
  orderId: string
}
