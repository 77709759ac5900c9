import type { Answer, api } from '@feria/contract'
import { asc } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { decisionTemplates } from '../tables.ts'

/** The decision templates that admins wrote, in their order: at most 30. Admins and moderators. */
export const listTemplates = (ctx: Ctx): Promise<Answer<typeof api.moderation.templates>> =>
  ctx.db
    .select({ title: decisionTemplates.title, note: decisionTemplates.note, decision: decisionTemplates.decision })
    .from(decisionTemplates)
    .orderBy(asc(decisionTemplates.position))
