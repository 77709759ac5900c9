import type { Answer, api, Input } from '@feria/contract'
import { ne } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { privateUrlOf, removePrivate, takePrivate } from '../../uploads/uploads.module.ts'
import { findIdentity, identityOf } from '../queries.ts'
import { identities } from '../tables.ts'

/** Where the verification of the member's own identity stands. Members only. */
export const showIdentity = (ctx: Ctx): Promise<Answer<typeof api.identities.mine>> => identityOf(ctx, memberOf(ctx).id)

/**
 * A member submits the picture of a document, from then on visible to them and admins only; a new one replaces the old one. Members only;
 * refuses others' pictures, and a new document once one was approved.
 */
export const sendIdentity = async (ctx: Ctx, { body }: Input<typeof api.identities.send>): Promise<Answer<typeof api.identities.send>> => {
  const userId = memberOf(ctx).id
  const before = await findIdentity(ctx, userId)
  if (before?.status === 'approved') return fail('identities.approved')
  const uploadId = await takePrivate(ctx, body.imageUrl)
  const sent = { status: 'pending', note: null, uploadId, sentAt: ctx.now(), decidedAt: null } as const
  // An admin may have decided meanwhile.
  const setWhere = ne(identities.status, 'approved')
  const [stored] = await ctx.db
    .insert(identities)
    .values({ userId, ...sent })
    .onConflictDoUpdate({ target: identities.userId, set: sent, setWhere })
    .returning()
  if (!stored) return fail('identities.approved')
  if (before?.uploadId && before.uploadId !== uploadId) await removePrivate(ctx, before.uploadId)
  return identityOf(ctx, userId)
}

/** The member's own document, at a URL of five minutes. Fails with `uploads.not-found` if there is none. */
export const getDocument = async (ctx: Ctx): Promise<Answer<typeof api.identities.document>> => {
  const identity = await findIdentity(ctx, memberOf(ctx).id)
  if (!identity?.uploadId) return fail('uploads.not-found')
  const { url, until } = await privateUrlOf(ctx, identity.uploadId)
  return { url, until: until.toISOString() }
}
