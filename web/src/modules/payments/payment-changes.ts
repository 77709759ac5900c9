import * as api from '@feria/contract/routes'

/** What to refetch once an order is paid or expired. */
export const CHANGED_BY_PAYMENT = [
  api.orders.list,
  api.orders.me,
  api.catalogue.get,
  api.catalogue.list,
  api.catalogue.shelves,
  api.catalogue.similar,
  api.reselling.offer,
  api.payments.cards,
]
