import { z } from 'zod'
import { route } from './route.ts'

/** Half a year in figures, one a month, the oldest first; `labels` are the months, e.g. «Jun» [REP-09]. Money is whole pesos. */
const monthly = z.object({ labels: z.array(z.string()), revenue: z.array(z.number()), productsSold: z.array(z.int()) })
const trend = z.object({ labels: z.array(z.string()), values: z.array(z.number()) })

/** Own sales as comma-separated values live in reports.http.ts; cells are safe in a spreadsheet. */
export const SALES_CSV_PATH = '/api/v1/reports/sales.csv'

export const reports = {
  personal: route({
    method: 'GET',
    path: '/api/v1/reports/personal',
    access: 'member',
    summary: 'What the member sold: how many, for how many pesos at the rate of each order, and what most.',
    answer: z.object({ totalSales: z.int(), totalRevenue: z.number(), mostSoldProduct: z.string() }),
  }),
  global: route({
    method: 'GET',
    path: '/api/v1/reports/global',
    access: 'member',
    summary: 'What everybody sold, in all and by month; the defaults for members while fewer than 5 sellers could be told apart.',
    answer: z.object({
      totalProductsSold: z.int(),
      totalRevenue: z.number(),
      averageSalePrice: z.number(),
      salesByMonth: monthly,
      trend,
      /** True when the charts hold sample figures, since there are no sales to show; they are marked so on screen. */
      isSample: z.boolean(),
    }),
  }),
}
