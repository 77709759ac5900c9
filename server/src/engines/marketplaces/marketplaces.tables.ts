import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/**
 * What a company account granted Feria at a marketplace. One row a marketplace; of no use without the application's secret, which is a
 * setting.
 */
export const marketplaceGrants = pgTable('marketplace_grants', {
  id: text().primaryKey(),
  accessToken: text('access_token'),
  accessEndsAt: moment('access_ends_at'),
  /** It can be spent once: who spends it holds the lease. */
  refreshToken: text('refresh_token'),
  leasedUntil: moment('leased_until'),
  /** Of the authorisation that was begun last: what proves that its code comes back to who asked for it. */
  verifier: text(),
  state: text(),
})
