import { createHash } from 'node:crypto'
import type { Picture } from '@feria/contract/uploads/schemas'
import { MAX_UPLOAD_PIXELS, PICTURE_WIDTHS } from '@feria/contract/uploads/values'
import { v7 as newId } from 'uuid'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import type { Received } from '../../../engines/files/receive.ts'
import { hashColumns, pictureOf, urlOf, WIDEST } from '../rules.ts'
import { uploads } from '../tables.ts'

/**
 * Stores a member's picture, from its bytes or a received file, in three widths, upright and without metadata. Members only. Refuses by
 * content, not by name: not a picture, HEIC, animated, over 50 megapixels, too heavy to decode, or damaged; `busy` while too many wait,
 * `no-space` when the disk is full. A refused picture leaves nothing behind.
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
    const widest = picture.variants.find((variant) => variant.width === WIDEST)
    if (!widest) throw new Error('A picture was not stored at its widest.')
    const sha256 = createHash('sha256').update(widest.bytes).digest('hex')
    await ctx.db.insert(uploads).values({ id, userId: member.id, width, height, sha256, ...hashColumns(hash), createdAt: ctx.now() })
  } catch (error) {
    await ctx.engines.files
      .remove(`pictures/${id}`)
      .catch((failure: unknown) => ctx.log.warn({ err: failure, id }, 'copies of a refused picture stay in the store'))
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

/** The widest copy of one of our pictures; null for external URLs, which are never fetched, and for missing or private ones. */
export const readPicture = async (ctx: Ctx, url: string): Promise<Buffer | null> => {
  const id = pictureOf(url)
  return id ? ctx.engines.files.read(`pictures/${id}/${WIDEST}.webp`) : null
}
