import { MAX_UPLOAD_PIXELS, PICTURE_WIDTHS } from '@feria/contract/limits'
import type { Picture } from '@feria/contract/uploads'
import { v7 as newId } from 'uuid'
import { type Ctx, memberOf } from '../../context.ts'
import { fail } from '../../errors.ts'
import { pictureOf, urlOf, WIDEST } from './uploads.rules.ts'
import { uploads } from './uploads.tables.ts'

/**
 * Keeps a picture of the member in its three widths, upright and without metadata. Any member may call.
 * Refuses by content, not by name: what is no picture, HEIC, over 50 megapixels, or damaged.
 */
export const storePicture = async (ctx: Ctx, bytes: Buffer): Promise<Picture> => {
  const member = memberOf(ctx)
  if (bytes.length === 0) fail('uploads.missing')
  const picture = await ctx.engines.pictures.read(bytes, PICTURE_WIDTHS, MAX_UPLOAD_PIXELS)
  if (typeof picture === 'string') return fail(`uploads.${picture}`)
  const id = newId()
  for (const variant of picture.variants) await ctx.engines.files.put(`pictures/${id}/${variant.width}.webp`, variant.bytes)
  const { width, height, hash } = picture
  await ctx.db.insert(uploads).values({ id, userId: member.id, width, height, hash, createdAt: ctx.now() })
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
