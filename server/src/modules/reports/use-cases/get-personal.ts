import type { Answer, api } from '@feria/contract'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { readOwnSales } from '../queries.ts'
import { wholePesos } from '../rules.ts'

/** Shown instead of a product while nothing was sold. */
const NOTHING = '—'

/** The member's sales: units of paid orders, whole pesos at each order's rate, and the best-selling product. */
export const getPersonal = async (ctx: Ctx): Promise<Answer<typeof api.reports.personal>> => {
  const { units, arsCents, best } = await readOwnSales(ctx, memberOf(ctx).id)
  return { totalSales: units, totalRevenue: wholePesos(arsCents), mostSoldProduct: best ?? NOTHING }
}
