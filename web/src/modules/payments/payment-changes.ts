import { api } from '@feria/contract/routes'

/** What is out of date once an order is paid or over. */
export const CHANGED_BY_PAYMENT = [
  api.orders.list,
  api.orders.me,
  api.catalogue.get,
  api.catalogue.list,
  api.catalogue.shelves,
  api.catalogue.similar,
  api.reselling.offer,
]
