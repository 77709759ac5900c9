import type { ReceivedDecision } from '@feria/contract/moderation/schemas'
import type { Ctx } from '../../core/context.ts'
import { withoutPictures } from './evidence.ts'
import type { CaseRow } from './holds.ts'
import { mayAppeal } from './rules.ts'

/** A decided case as whom it is about reads it. */
export const toReceived = (ctx: Ctx, row: CaseRow): ReceivedDecision => {
  if (!row.decision || !row.decidedAt) throw new Error(`Case ${row.id} is not decided.`)
  return {
    id: row.id,
    subject: row.subject,
    copy: withoutPictures(row.copy),
    decision: row.decision,
    days: row.days,
    reason: row.rule ?? row.reason,
    note: row.note ?? '',
    decidedAt: row.decidedAt.toISOString(),
    appeal: row.appealedAt
      ? {
          text: row.appealText,
          createdAt: row.appealedAt.toISOString(),
          outcome: row.outcome,
          note: row.appealNote,
          decidedAt: row.appealDecidedAt?.toISOString() ?? null,
        }
      : null,
    can: { appeal: mayAppeal(row, ctx.now()) },
  }
}
