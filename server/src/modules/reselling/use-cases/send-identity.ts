import type { Answer, api, Input } from '@feria/contract'
import { and, eq, ne } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { privateUrlOf, removePrivate, takePrivate } from '../../uploads/uploads.module.ts'
import { findReseller, readProfile } from '../queries.ts'
import { resellers } from '../tables.ts'

/**
 * A reseller submits the picture of a document, from then on visible to admins only; a new one replaces the old one. Resellers only;
 * refuses others' pictures, and a new document once one was approved.
 */
export const sendIdentity = async (
  ctx: Ctx,
  { body }: Input<typeof api.reselling.sendIdentity>,
): Promise<Answer<typeof api.reselling.sendIdentity>> => {
  const { id } = memberOf(ctx)
  const reseller = await findReseller(ctx, id)
  if (!reseller) return fail('reselling.not-registered')
  if (reseller.identityStatus === 'approved') return fail('reselling.bad-step')
  const identityUpload = await takePrivate(ctx, body.imageUrl)
  // An admin may have decided meanwhile.
  const isOpen = and(eq(resellers.userId, id), ne(resellers.identityStatus, 'approved'))
  const [sent] = await ctx.db
    .update(resellers)
    .set({ identityStatus: 'pending', identityNote: null, identityUpload, identitySentAt: ctx.now(), identityDecidedAt: null })
    .where(isOpen)
    .returning()
  if (!sent) return fail('reselling.bad-step')
  if (reseller.identityUpload && reseller.identityUpload !== identityUpload) await removePrivate(ctx, reseller.identityUpload)
  return readProfile(ctx, id)
}

/** The member's own document, at a URL of five minutes. Fails with `uploads.not-found` if there is none. */
export const getDocument = async (ctx: Ctx): Promise<Answer<typeof api.reselling.document>> => {
  const reseller = await findReseller(ctx, memberOf(ctx).id)
  if (!reseller?.identityUpload) return fail('uploads.not-found')
  const { url, until } = await privateUrlOf(ctx, reseller.identityUpload)
  return { url, until: until.toISOString() }
}
