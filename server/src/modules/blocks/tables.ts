import { sql } from 'drizzle-orm'
import { check, index, pgTable, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'

const member = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Members who want nothing to do with others. One row keeps the two apart, whoever made it. */
export const blocks = pgTable(
  'blocks',
  {
    /** UUIDv7, so it sorts in order of time. */
    id: uuid().primaryKey(),
    blockerId: member('blocker_id'),
    blockedId: member('blocked_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    unique('blocks_pair_key').on(t.blockerId, t.blockedId),
    index('blocks_of_blocked').on(t.blockedId, t.blockerId),
    index('blocks_of_blocker').on(t.blockerId, t.id),
    check('blocks_of_others', sql`${t.blockerId} <> ${t.blockedId}`),
  ],
)
