import { and, eq } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { isAmong } from '../../../engines/db/lists.ts'
import { bitsApart, isDistinctive, NEARLY_THE_SAME, pictureOf } from '../rules.ts'
import { uploads } from '../tables.ts'

/** The width that a model sees: enough to read a label, and small. */
const SHOWN_WIDTH = 640

/** The member's own pictures by id, without private ones. */
const readOwn = async (ctx: Ctx, ids: string[]) => {
  if (ids.length === 0) return new Map<string, { id: string; hash: string | null }>()
  const rows = await ctx.db
    .select({ id: uploads.id, hash: uploads.hash })
    .from(uploads)
    .where(and(isAmong(uploads.id, ids), eq(uploads.userId, memberOf(ctx).id), eq(uploads.isPrivate, false)))
  return new Map(rows.map((row) => [row.id, row]))
}

const idsOf = (urls: string[]): string[] => [...new Set(urls.map(pictureOf).filter((id) => id !== null))]

/**
 * The member's own pictures as JPEG, 640 pixels wide, in the order of their URLs. Fails with `uploads.not-found` for external URLs, which
 * are never fetched, and for pictures that do not exist, are private or belong to another member.
 */
export const readOwnPictures = async (ctx: Ctx, urls: string[]): Promise<Buffer[]> => {
  const refuse = () => fail('uploads.not-found', {}, { images: 'Subí tus propias fotos.' })
  if (urls.some((url) => pictureOf(url) === null)) return refuse()
  const ids = idsOf(urls)
  const own = await readOwn(ctx, ids)
  const read = ids.map(async (id) => {
    const bytes = own.has(id) ? await ctx.engines.files.read(`pictures/${id}/${SHOWN_WIDTH}.webp`) : null
    return (bytes && (await ctx.engines.pictures.toJpeg(bytes))) ?? refuse()
  })
  return Promise.all(read)
}

/** Which of the URLs `among` show one of the member's own pictures that looks nearly like one of `urls`: at most 6 of 64 bits differ. */
export const findAlikePictures = async (ctx: Ctx, urls: string[], among: string[]): Promise<Set<string>> => {
  const own = await readOwn(ctx, idsOf([...urls, ...among]))
  const hashOf = (url: string) => own.get(pictureOf(url) ?? '')?.hash ?? null
  const wanted = urls.map(hashOf).filter(isDistinctive)
  const isAlike = (url: string): boolean => {
    if (urls.some((one) => pictureOf(one) === pictureOf(url) && pictureOf(url) !== null)) return true
    const hash = hashOf(url)
    return isDistinctive(hash) && wanted.some((one) => bitsApart(one, hash) <= NEARLY_THE_SAME)
  }
  return new Set(among.filter(isAlike))
}
