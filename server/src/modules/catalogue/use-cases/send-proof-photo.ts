import type { Answer, api, Input } from '@feria/contract'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { findFreshPicture, keepPictures } from '../../uploads/uploads.module.ts'
import { drawWord, wordEnd } from '../proof-words.ts'
import { lockOwn } from '../queries.ts'
import { photoProofs } from '../tables.ts'

/**
 * Gives the owner a word to photograph the product with; the same one until it expires after 30 minutes, so that nobody chooses among
 * words. Refuses a sold product. A photo that was sent before keeps its mark until the next one.
 */
export const askProofWord = (
  ctx: Ctx,
  { params }: Input<typeof api.catalogue.askProofWord>,
): Promise<Answer<typeof api.catalogue.askProofWord>> =>
  withTransaction(ctx, async (ctx) => {
    await lockUnsold(ctx, params.id)
    const open = await findOpen(ctx, params.id)
    if (open) return { word: open.word, until: wordEnd(open.askedAt).toISOString() }
    const [word, askedAt] = [drawWord(), ctx.now()]
    await ctx.db
      .insert(photoProofs)
      .values({ productId: params.id, word, askedAt })
      .onConflictDoUpdate({ target: photoProofs.productId, set: { word, askedAt } })
    return { word, until: wordEnd(askedAt).toISOString() }
  })

const refusals = { old: 'catalogue.not-fresh', seen: 'catalogue.photo-seen', plain: 'catalogue.photo-plain' } as const

/**
 * Marks the owner's product with a photo of it beside the word, for seven days. Refuses a photo that was uploaded before the word was
 * asked for or after it expired, one of nothing, and one that looks nearly like any picture that was in Feria before. It does not read
 * the photo: the word stands beside it for whoever looks.
 */
export const sendProofPhoto = (
  ctx: Ctx,
  { params, body: { imageUrl } }: Input<typeof api.catalogue.sendProofPhoto>,
): Promise<Answer<typeof api.catalogue.sendProofPhoto>> =>
  withTransaction(ctx, async (ctx) => {
    await lockUnsold(ctx, params.id)
    const open = await findOpen(ctx, params.id)
    if (!open) return fail('catalogue.no-word')
    const found = await findFreshPicture(ctx, imageUrl, open.askedAt)
    if (!found) return fail('uploads.not-found')
    if (found !== 'fresh') return fail(refusals[found])
    await keepPictures(ctx, [imageUrl])
    const takenAt = ctx.now()
    await ctx.db
      .update(photoProofs)
      .set({ imageUrl, takenAt, provenWord: open.word, word: null })
      .where(eq(photoProofs.productId, params.id))
    return { imageUrl, word: open.word, takenAt: takenAt.toISOString() }
  })

/** Forgets the mark of a product that was changed into something else. */
export const forgetProof = async (ctx: Ctx, productId: string): Promise<void> => {
  await ctx.db.delete(photoProofs).where(eq(photoProofs.productId, productId))
}

const lockUnsold = async (ctx: Ctx, id: string): Promise<void> => {
  const product = await lockOwn(ctx, id)
  if (product.soldAt) fail('catalogue.already-sold')
}

/** The word of a product that is still open: not expired, and no photo was sent with it. */
const findOpen = async (ctx: Ctx, productId: string): Promise<{ word: string; askedAt: Date } | null> => {
  const [asked] = await ctx.db.select().from(photoProofs).where(eq(photoProofs.productId, productId))
  return asked?.word && ctx.now() < wordEnd(asked.askedAt) ? { word: asked.word, askedAt: asked.askedAt } : null
}
