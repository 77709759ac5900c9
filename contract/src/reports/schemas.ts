import { z } from 'zod'

/** Half a year of monthly figures, oldest first; `labels` are the months, e.g. «Jun». Money is in whole pesos. */
const monthly = z.object({ labels: z.array(z.string()), revenue: z.array(z.number()), productsSold: z.array(z.int()) })

const trend = z.object({ labels: z.array(z.string()), values: z.array(z.number()) })

/** The request and response of each call. */
export const reportSchemas = {
  personal: {
    summary: "The member's sales: the number, the revenue in pesos at the rate of each order, and the best-selling product.",
    answer: z.object({ totalSales: z.int(), totalRevenue: z.number(), mostSoldProduct: z.string() }),
  },
  global: {
    summary: 'The sales of everybody, in all and by month; members see defaults while fewer than 5 sellers could be told apart.',
    answer: z.object({
      totalProductsSold: z.int(),
      totalRevenue: z.number(),
      averageSalePrice: z.number(),
      salesByMonth: monthly,
      trend,
      /** True when the charts hold sample figures, since there are no sales; they are marked on screen. */
      isSample: z.boolean(),
    }),
  },
}
