import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { PersonalData } from '../../../core/context.ts'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import type { Events } from '../../../core/event-map.ts'
import { isAmong } from '../../../engines/db/lists.ts'
import { pictureOf } from '../rules.ts'
import { uploadParts, uploads } from '../tables.ts'
import { forgetParts } from './start-parts.ts'

const DAY_MS = 86_400_000
const SWEEP_SIZE = 200

/**
 * Marks a member's pictures as used, so that they stay. External URLs are ignored. Refuses pictures that do not exist or belong to
 * another member, and private ones.
 */
export const keepPictures = async (ctx: Ctx, urls: string[]): Promise<void> => {
  const ids = [...new Set(urls.map(pictureOf).filter((id) => id !== null))]
  if (ids.length === 0) return
  const kept = await ctx.db
    .update(uploads)
    .set({ keptAt: ctx.now() })
    .where(and(isAmong(uploads.id, ids), eq(uploads.userId, memberOf(ctx).id), eq(uploads.isPrivate, false)))
    .returning({ id: uploads.id })
  if (kept.length < ids.length) fail('uploads.not-found')
}

/** Keeps a profile photo that its member uploaded; others' pictures are ignored. */
export const keepPhoto = async (ctx: Ctx, { userId, imageUrl }: Events['accounts.photo-changed']): Promise<void> => {
  const id = pictureOf(imageUrl)
  if (!id) return
  await ctx.db
    .update(uploads)
    .set({ keptAt: ctx.now() })
    .where(and(eq(uploads.id, id), eq(uploads.userId, userId)))
}

/** The pictures that a member uploaded and that are in use. */
export const uploadPersonalData: PersonalData = {
  export: (ctx, userId) =>
    ctx.db
      .select({ id: uploads.id, width: uploads.width, height: uploads.height, createdAt: uploads.createdAt })
      .from(uploads)
      .where(and(eq(uploads.userId, userId), isNotNull(uploads.keptAt))),
}

/** Deletes pictures unused for a day, and parts of unfinished uploads. Stops where the store fails; the next one goes on there. */
export const sweepUploads = async (ctx: Ctx): Promise<void> => {
  const dayAgo = new Date(ctx.now().getTime() - DAY_MS)
  const isUnused = and(isNull(uploads.keptAt), lt(uploads.createdAt, dayAgo))
  const unused = await ctx.db.select({ id: uploads.id }).from(uploads).where(isUnused).limit(SWEEP_SIZE)
  for (const { id } of unused) {
    // The row is deleted first, and only while still unused: a picture that is just being used must not lose its files.
    const [gone] = await ctx.db
      .delete(uploads)
      .where(and(eq(uploads.id, id), isUnused))
      .returning()
    // Copies of one that was to be given to somebody, and was not, are at the second place.
    if (gone) for (const folder of ['pictures', 'private']) await ctx.engines.files.remove(`${folder}/${id}`).catch(putBack(ctx, gone))
  }
  const stale = await ctx.db.select().from(uploadParts).where(lt(uploadParts.createdAt, dayAgo)).limit(SWEEP_SIZE)
  for (const upload of stale) {
    await forgetParts(ctx, upload)
    await ctx.db.delete(uploadParts).where(eq(uploadParts.id, upload.id))
  }
}

/** Nobody would ever look for the files of a picture that has no row. */
const putBack = (ctx: Ctx, picture: typeof uploads.$inferSelect) => async (error: unknown) => {
  await ctx.db.insert(uploads).values(picture)
  throw error
}
