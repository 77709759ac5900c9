import { index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'

/** Orders that reached their buyer, for the record of their sellers. Filled from the news of orders, which stand to the right. */
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
