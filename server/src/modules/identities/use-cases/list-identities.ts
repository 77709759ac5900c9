import type { Answer, api, Input } from '@feria/contract'
import type { Page } from '@feria/contract/page'
import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { pageOf, readCursor } from '../../../platform/paging.ts'
import { audit, ofNoStaff, refuseOfStaff } from '../../accounts/accounts.module.ts'
import { users } from '../../accounts/tables.ts'
import { privateUrlOf } from '../../uploads/uploads.module.ts'
import { findIdentity, identityOf } from '../queries.ts'
import { identities } from '../tables.ts'

type Listed = Answer<typeof api.identities.list>[number]

const place = z.object({ at: z.iso.datetime(), id: z.uuid() })

/**
 * Members' documents: pending ones, oldest first, or with `settled` decided ones, latest first; each with a URL that works for five
 * minutes, or null once it is deleted. Admins, and moderators but for those of staff.
 */
export const listIdentities = async (ctx: Ctx, { query }: Input<typeof api.identities.list>): Promise<Page<Listed>> => {
  const after = readCursor(place, query.cursor)
  const [moment, isAfter, order] = query.settled ? [identities.decidedAt, sql`<`, desc] : [identities.sentAt, sql`>`, asc]
  const rows = await ctx.db
    .select({ name: users.name, email: users.email, identity: identities })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(
      and(
        query.settled ? isNotNull(identities.decidedAt) : eq(identities.status, 'pending'),
        isNull(users.deletedAt),
        ofNoStaff(ctx, identities.userId),
        after && sql`(${moment}, ${identities.userId}) ${isAfter} (${after.at}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(order(moment), order(identities.userId))
    .limit(query.limit + 1)
  const listed = await Promise.all(
    rows.map(async ({ identity: { userId, uploadId, sentAt, decidedAt, status, note }, ...member }) => ({
      userId,
      ...member,
      status,
      note,
      sentAt: sentAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
      document: uploadId ? (await privateUrlOf(ctx, uploadId)).url : null,
    })),
  )
  return pageOf(
    listed,
    query.limit,
    (row) => row,
    ({ sentAt, decidedAt, userId }) => ({ at: decidedAt ?? sentAt, id: userId }),
  )
}

/** Approves or rejects a pending document, once. Admins, and moderators but for staff's; audited. The document is deleted 30 days later. */
export const decideIdentity = (
  ctx: Ctx,
  { params, body }: Input<typeof api.identities.decide>,
): Promise<Answer<typeof api.identities.decide>> =>
  withTransaction(ctx, async (ctx) => {
    if (!(await findIdentity(ctx, params.userId))) return fail('identities.not-found')
    await refuseOfStaff(ctx, [params.userId])
    const [decided] = await ctx.db
      .update(identities)
      .set({ status: body.status, note: body.note ?? null, decidedAt: ctx.now() })
      .where(and(eq(identities.userId, params.userId), eq(identities.status, 'pending')))
      .returning()
    if (!decided) return fail('identities.settled')
    const [member] = await ctx.db.select({ name: users.name }).from(users).where(eq(users.id, params.userId))
    const subject = { kind: 'user' as const, id: params.userId, name: member?.name ?? '' }
    await audit(ctx, 'identity.decided', subject, { status: body.status })
    return identityOf(ctx, params.userId)
  })

/** Marks a member's identity as verified, without a document. For accounts created for people, such as the demo's. */
export const approveIdentity = async (ctx: Ctx, userId: string): Promise<void> => {
  const now = ctx.now()
  await ctx.db.insert(identities).values({ userId, status: 'approved', sentAt: now, decidedAt: now }).onConflictDoNothing()
}
