import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** What a company account granted Feria at a marketplace, one row each; useless without the application's secret, which is a setting. */
export const marketplaceGrants = pgTable('marketplace_grants', {
  id: text().primaryKey(),
  accessToken: text('access_token'),
  accessEndsAt: moment('access_ends_at'),
  /** Single-use: only the holder of the lease may use it. */
  refreshToken: text('refresh_token'),
  leasedUntil: moment('leased_until'),
  /** Of the last authorisation started: proves that its code returns to the requester. */
  verifier: text(),
  state: text(),
})
