import type { Answer, api, Input } from '@feria/contract'
import type { Page } from '@feria/contract/page'
import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { pageOf, readCursor } from '../../../platform/paging.ts'
import { audit } from '../../accounts/accounts.module.ts'
import { users } from '../../accounts/tables.ts'
import { privateUrlOf } from '../../uploads/uploads.module.ts'
import { findReseller, readProfile } from '../queries.ts'
import { resellers } from '../tables.ts'

type Listed = Answer<typeof api.reselling.identities>[number]

const place = z.object({ at: z.iso.datetime(), id: z.uuid() })

/**
 * Resellers' documents: pending ones, oldest first, or with `settled` decided ones, latest first; each with a URL that works for five
 * minutes, or null once it is deleted. Admins only.
 */
export const listIdentities = async (ctx: Ctx, { query }: Input<typeof api.reselling.identities>): Promise<Page<Listed>> => {
  const after = readCursor(place, query.cursor)
  const [moment, isAfter, order] = query.settled ? [resellers.identityDecidedAt, sql`<`, desc] : [resellers.identitySentAt, sql`>`, asc]
  const rows = await ctx.db
    .select({ userId: users.id, name: users.name, email: users.email, reseller: resellers })
    .from(resellers)
    .innerJoin(users, eq(users.id, resellers.userId))
    .where(
      and(
        query.settled ? isNotNull(resellers.identityDecidedAt) : eq(resellers.identityStatus, 'pending'),
        isNull(users.deletedAt),
        after && sql`(${moment}, ${resellers.userId}) ${isAfter} (${after.at}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(order(moment), order(resellers.userId))
    .limit(query.limit + 1)
  const identities = await Promise.all(
    rows.map(async ({ reseller: { identityUpload, identitySentAt, identityDecidedAt, identityStatus, identityNote }, ...member }) => ({
      ...member,
      status: identityStatus,
      note: identityNote,
      sentAt: (identitySentAt ?? ctx.now()).toISOString(),
      decidedAt: identityDecidedAt?.toISOString() ?? null,
      document: identityUpload ? (await privateUrlOf(ctx, identityUpload)).url : null,
    })),
  )
  return pageOf(
    identities,
    query.limit,
    (row) => row,
    ({ sentAt, decidedAt, userId }) => ({ at: decidedAt ?? sentAt, id: userId }),
  )
}

/** Approves or rejects a pending document, once. Admins only, audited. The document is deleted 30 days later. */
export const decideIdentity = (
  ctx: Ctx,
  { params, body }: Input<typeof api.reselling.decideIdentity>,
): Promise<Answer<typeof api.reselling.decideIdentity>> =>
  withTransaction(ctx, async (ctx) => {
    const reseller = await findReseller(ctx, params.userId)
    if (!reseller) return fail('reselling.not-registered')
    const [decided] = await ctx.db
      .update(resellers)
      .set({ identityStatus: body.status, identityNote: body.note ?? null, identityDecidedAt: ctx.now() })
      .where(and(eq(resellers.userId, params.userId), eq(resellers.identityStatus, 'pending')))
      .returning()
    if (!decided) return fail('reselling.bad-step')
    const [member] = await ctx.db.select({ name: users.name }).from(users).where(eq(users.id, params.userId))
    const subject = { kind: 'user' as const, id: params.userId, name: member?.name ?? '' }
    await audit(ctx, 'identity.decided', subject, { status: body.status })
    return readProfile(ctx, params.userId)
  })
