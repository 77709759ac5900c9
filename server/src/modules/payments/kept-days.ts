import { desc } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { ledgerRoots } from './tables.ts'

/** Days whose leaves are kept: a page that was opened before midnight still finds its own. */
const KEPT_DAYS = 2

/** The newest days with published roots, as a query: only their leaves are there. */
export const keptDays = (ctx: Ctx) =>
  ctx.db.selectDistinct({ day: ledgerRoots.day }).from(ledgerRoots).orderBy(desc(ledgerRoots.day)).limit(KEPT_DAYS)
