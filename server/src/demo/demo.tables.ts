import { sql } from 'drizzle-orm'
import { check, integer, pgTable, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** The state of the demo market: one row, created when somebody starts to fill it. */
export const demoMarket = pgTable(
  'demo_market',
  {
    id: integer().primaryKey().default(1),
    /** The last heartbeat of the process that fills it. */
    touchedAt: moment('touched_at').notNull(),
    /** When it was complete; null while it is being filled, and after an interruption. */
    doneAt: moment('done_at'),
  },
  (t) => [check('demo_market_one', sql`${t.id} = 1`)],
)
