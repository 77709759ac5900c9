import { foreignKey, index, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'
import { products } from '../catalogue/tables.ts'

export const favorites = pgTable(
  'favorites',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: uuid('product_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.productId] }),
    foreignKey({ name: 'favorites_product_fk', columns: [t.productId], foreignColumns: [products.id] }).onDelete('cascade'),
    index('favorites_newest').on(t.userId, t.createdAt.desc().nullsFirst(), t.productId.desc().nullsFirst()),
    index('favorites_of_product').on(t.productId, t.createdAt.desc().nullsFirst(), t.userId),
  ],
)
