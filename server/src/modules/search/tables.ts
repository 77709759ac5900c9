import { index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'

/** Completed orders, for the record of their sellers. Filled from events of `orders`, which this module may not import. */
export const completedSales = pgTable(
  'completed_sales',
  {
    orderId: uuid('order_id').primaryKey(),
    sellerId: uuid('seller_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    completedAt: timestamp('completed_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('completed_sales_of_seller').on(t.sellerId)],
)
