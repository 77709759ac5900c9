import * as api from '@feria/contract/routes'

/** Routes whose cached responses a change of an order invalidates: the order itself, the lists, the balances, and what is on sale. */
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
