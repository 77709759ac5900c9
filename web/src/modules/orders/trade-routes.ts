import { api } from '@feria/contract/routes'

/** Routes whose kept answers are out of date once an order took a step: the order itself, the lists, the money, and what is on sale. */
export const tradeRoutes = [
  api.orders.get,
  api.orders.list,
  api.orders.me,
  api.orders.sales,
  api.payments.balances,
  api.payments.movements,
  api.catalogue.get,
  api.catalogue.list,
]
