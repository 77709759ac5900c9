import * as api from '@feria/contract/routes'

/** What every action on an order changes. */
export const refreshes = [api.admin.order, api.orders.supervise, api.admin.payments, api.orders.claims, api.accounts.auditLog]
