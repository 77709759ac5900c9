import { identityStatuses } from '@feria/contract/identities/values'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** The last document of each member who sent one, and what was decided about it. */
export const identities = pgTable(
  'identities',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text({ enum: identityStatuses }).notNull(),
    note: text(),
    /** The picture of the document, which is private; null once it was deleted, days after the decision. */
    uploadId: uuid('upload_id'),
    sentAt: moment('sent_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (t) => [
    index('identities_waiting').on(t.sentAt, t.userId).where(sql`${t.status} = 'pending'`),
    index('identities_decided').on(t.decidedAt, t.userId).where(sql`${t.decidedAt} is not null`),
    check('identities_status_known', sql`${t.status} in ('pending', 'approved', 'rejected')`),
    check('identities_decided_or_not', sql`(${t.status} = 'pending') = (${t.decidedAt} is null)`),
    check('identities_seen_to_be_decided', sql`${t.uploadId} is not null or ${t.decidedAt} is not null`),
  ],
)
