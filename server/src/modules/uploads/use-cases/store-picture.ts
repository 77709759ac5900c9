import type { Picture } from '@feria/contract/uploads/schemas'
import { MAX_UPLOAD_PIXELS, PICTURE_WIDTHS } from '@feria/contract/uploads/values'
import { v7 as newId } from 'uuid'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import type { Received } from '../../../engines/files/receive.ts'
import { pictureOf, urlOf, WIDEST } from '../rules.ts'
import { uploads } from '../tables.ts'

/**
 * Keeps a picture of the member, given by its bytes or as what was received, in its three widths, upright and without metadata. Any member
 * may call. Refuses by content, not by name: what is no picture, HEIC, animated, over 50 megapixels, too heavy to be opened, or damaged;
 * `busy` while too many wait, `no-space` when it does not fit. Then nothing of it stays.
 */
export const storePicture = async (ctx: Ctx, sent: Buffer | Received): Promise<Picture> => {
  const member = memberOf(ctx)
  const [given, size] = Buffer.isBuffer(sent) ? [sent, sent.length] : [sent.path, sent.bytes]
  if (size === 0) fail('uploads.missing')
  const picture = await ctx.engines.pictures.read(given, PICTURE_WIDTHS, MAX_UPLOAD_PIXELS)
  if (picture === 'busy') return fail('busy')
  if (typeof picture === 'string') return fail(`uploads.${picture}`)
  const id = newId()
  const { width, height, hash } = picture
  try {
    for (const variant of picture.variants) await ctx.engines.files.put(`pictures/${id}/${variant.width}.webp`, variant.bytes)
    await ctx.db.insert(uploads).values({ id, userId: member.id, width, height, hash, createdAt: ctx.now() })
  } catch (error) {
    await ctx.engines.files.remove(`pictures/${id}`)
    throw error
  }
  return {
    id,
    url: urlOf(id, WIDEST),
    width: picture.width,
    height: picture.height,
    variants: PICTURE_WIDTHS.map((width) => ({ width, url: urlOf(id, width) })),
  }
}

/** The widest copy of a picture of ours; null for addresses elsewhere, which are never fetched, and for what is not there or private. */
export const readPicture = async (ctx: Ctx, url: string): Promise<Buffer | null> => {
  const id = pictureOf(url)
  return id ? ctx.engines.files.read(`pictures/${id}/${WIDEST}.webp`) : null
}
