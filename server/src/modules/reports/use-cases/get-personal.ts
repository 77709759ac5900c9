import type { Answer, api } from '@feria/contract'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { readOwnSales } from '../queries.ts'
import { wholePesos } from '../rules.ts'

/** Said in the place of a product while nothing was sold. */
const NOTHING = '—'

/** What the member sold: units of paid orders, whole pesos at the rate of each order, and the product of which most were sold. */
export const getPersonal = async (ctx: Ctx): Promise<Answer<typeof api.reports.personal>> => {
  const { units, arsCents, best } = await readOwnSales(ctx, memberOf(ctx).id)
  return { totalSales: units, totalRevenue: wholePesos(arsCents), mostSoldProduct: best ?? NOTHING }
}
