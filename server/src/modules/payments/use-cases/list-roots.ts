import type { api, Input } from '@feria/contract'
import { currencies } from '@feria/contract/money'
import type { Page } from '@feria/contract/page'
import type { PublishedRoot } from '@feria/contract/payments/schemas'
import { desc, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Ctx } from '../../../core/context.ts'
import { pageOf, readCursor } from '../../../platform/paging.ts'
import { ledgerRoots } from '../tables.ts'

const place = z.tuple([z.iso.date(), z.enum(currencies)])

/** A row as a root of the API. */
export const toRoot = (row: typeof ledgerRoots.$inferSelect): PublishedRoot => ({
  day: row.day,
  currency: row.currency,
  at: row.takenAt.toISOString(),
  hash: row.hash,
  sumMinor: row.sumMinor,
  leaves: row.leaves,
  owed: { available: row.availableMinor, payingOut: row.payingOutMinor, held: row.heldMinor, refunding: row.refundingMinor },
  previous: row.previous,
  chain: row.chain,
})

/** The published roots by day and currency, the newest first. For everybody. */
export const listRoots = async (ctx: Ctx, { query }: Input<typeof api.payments.roots>): Promise<Page<PublishedRoot>> => {
  const after = readCursor(place, query.cursor)
  const rows = await ctx.db
    .select()
    .from(ledgerRoots)
    .where(after && sql`(${ledgerRoots.day}, ${ledgerRoots.currency}) < (${after[0]}::date, ${after[1]})`)
    .orderBy(desc(ledgerRoots.day), desc(ledgerRoots.currency))
    .limit(query.limit + 1)
  return pageOf(rows, query.limit, toRoot, (row) => [row.day, row.currency])
}
