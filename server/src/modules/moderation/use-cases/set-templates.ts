import type { Answer, api, Input } from '@feria/contract'
import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { audit } from '../../accounts/accounts.module.ts'
import { decisionTemplates } from '../tables.ts'

/** Replaces all decision templates by those given, at most 30, and answers them; of two at once the later stands. Admins only; audited. */
export const setTemplates = (
  ctx: Ctx,
  { body: { templates } }: Input<typeof api.moderation.setTemplates>,
): Promise<Answer<typeof api.moderation.setTemplates>> =>
  withTransaction(ctx, async (ctx) => {
    await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('decision-templates', 0))`)
    await ctx.db.delete(decisionTemplates)
    if (templates.length > 0) await ctx.db.insert(decisionTemplates).values(templates.map((one, position) => ({ ...one, position })))
    const subject = { kind: 'decision-templates' as const, id: 'all', name: String(templates.length) }
    await audit(ctx, 'decision-templates.set', subject)
    return templates
  })
