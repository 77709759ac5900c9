import type { api, Input } from '@feria/contract'
import type { Order } from '@feria/contract/orders/schemas'
import type { Page } from '@feria/contract/page'
import type { Ctx } from '../../../../core/context.ts'
import { readPurchases } from '../queries.ts'

/** The member's purchases, newest first. Those that ended without payment are left out. */
export const listOrders = (ctx: Ctx, { query }: Input<typeof api.orders.list>): Promise<Page<Order>> => readPurchases(ctx, query)
