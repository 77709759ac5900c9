import type { api, Input } from '@feria/contract'
import type { RefusedMail } from '@feria/contract/operations/schemas'
import { REFUSED_MAIL_DAYS } from '@feria/contract/operations/values'
import type { Page } from '@feria/contract/page'
import { desc, lt } from 'drizzle-orm'
import { z } from 'zod'
import type { Ctx } from '../../../core/context.ts'
import { pageOf, readCursor } from '../../../platform/paging.ts'
import { refusedEmails } from '../../../platform/tables.ts'

const DAY_MS = 86_400_000

/** Emails that the mail server refused for good, the newest first. Admins only. */
export const listRefused = async (ctx: Ctx, { query }: Input<typeof api.operations.refusedMails>): Promise<Page<RefusedMail>> => {
  const before = readCursor(z.uuid(), query.cursor)
  const rows = await ctx.db
    .select()
    .from(refusedEmails)
    .where(before ? lt(refusedEmails.id, before) : undefined)
    .orderBy(desc(refusedEmails.id))
    .limit(query.limit + 1)
  return pageOf(
    rows,
    query.limit,
    (row) => ({ ...row, at: row.at.toISOString() }),
    ({ id }) => id,
  )
}

/** Deletes refused emails older than `REFUSED_MAIL_DAYS`. Scheduled. */
export const forgetRefused = async (ctx: Ctx): Promise<void> => {
  await ctx.db.delete(refusedEmails).where(lt(refusedEmails.at, new Date(ctx.now().getTime() - REFUSED_MAIL_DAYS * DAY_MS)))
}
