import { sql } from 'drizzle-orm'
import { check, integer, pgTable, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** How far the demo market is: one row, from the moment that somebody begins to fill it. */
export const demoMarket = pgTable(
  'demo_market',
  {
    id: integer().primaryKey().default(1),
    /** When whoever fills it last said that they go on. */
    touchedAt: moment('touched_at').notNull(),
    /** When everything was there; null while it is being filled, and after that was cut off. */
    doneAt: moment('done_at'),
  },
  (t) => [check('demo_market_one', sql`${t.id} = 1`)],
)
