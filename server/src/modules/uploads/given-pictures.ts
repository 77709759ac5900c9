import { PICTURE_WIDTHS } from '@feria/contract/uploads/values'
import { and, eq, isNull } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../core/context.ts'
import { fail } from '../../core/errors.ts'
import type { Events } from '../../core/event-map.ts'
import { emit } from '../../core/events.ts'
import { isAmong } from '../../engines/db/lists.ts'
import { pictureOf, WIDEST } from './rules.ts'
import { uploads } from './tables.ts'

/** The widths that a picture given to somebody is kept in: what a conversation shows, and what fills a window. */
export const GIVEN_WIDTHS = PICTURE_WIDTHS.slice(1)

interface Given {
  id: string
  width: number
  height: number
}

/**
 * Copies fresh pictures of the member to where nothing is served from, in the order of their URLs; nothing is theirs to see before
 * `giveAway`. Refuses pictures that do not exist or belong to another member with `uploads.not-found`, and those in use. Idempotent: the
 * copies of one that is never given away go with it, in the sweep.
 */
export const copyFresh = async (ctx: Ctx, urls: string[]): Promise<Given[]> => {
  const ids = urls.map((url) => pictureOf(url) ?? fail('uploads.not-found'))
  const rows = await ctx.db
    .select({ id: uploads.id, width: uploads.width, height: uploads.height, keptAt: uploads.keptAt })
    .from(uploads)
    .where(and(isAmong(uploads.id, ids), eq(uploads.userId, memberOf(ctx).id)))
  const own = new Map(rows.map((row) => [row.id, row]))
  const pictures = ids.map((id) => own.get(id) ?? fail('uploads.not-found'))
  if (pictures.some(({ keptAt }) => keptAt)) fail('uploads.in-use')
  for (const { id } of pictures) {
    for (const width of GIVEN_WIDTHS) {
      const bytes = await ctx.engines.files.read(`pictures/${id}/${width}.webp`)
      if (!bytes) return fail('uploads.not-found')
      await ctx.engines.files.put(`private/${id}/${width}.webp`, bytes)
    }
  }
  return pictures.map(({ id, width, height }) => ({ id, width, height }))
}

/**
 * Makes fresh pictures of the member private for good, inside the caller's transaction; their public files go after it, by a job. Of two
 * uses of one picture at once the second is refused with `uploads.in-use`, and one that was swept meanwhile with `uploads.not-found`.
 */
export const giveAway = async (ctx: Ctx, ids: string[]): Promise<void> => {
  const isOwn = and(isAmong(uploads.id, ids), eq(uploads.userId, memberOf(ctx).id))
  const given = await ctx.db
    .update(uploads)
    .set({ keptAt: ctx.now(), isPrivate: true })
    .where(and(isOwn, isNull(uploads.keptAt)))
    .returning({ id: uploads.id })
  if (given.length < ids.length) {
    const there = await ctx.db.select({ id: uploads.id }).from(uploads).where(isOwn)
    fail(there.length < ids.length ? 'uploads.not-found' : 'uploads.in-use')
  }
  for (const id of ids) await emit(ctx, 'uploads.given', { id })
}

/** Deletes the public files of a picture that became private; tried again while the store is away. Idempotent. */
export const removePublicFiles = (ctx: Ctx, { id }: Events['uploads.given']): Promise<void> => ctx.engines.files.remove(`pictures/${id}`)

/** The file of a private picture at one of `GIVEN_WIDTHS`, as `openPrivate` answers it. The caller checks access. */
export const openGiven = async (ctx: Ctx, id: string, width: number) => {
  const key = `private/${id}/${width}.webp`
  const { direct } = ctx.engines.files
  return direct ? { address: await direct.readUrlOf(key, AT_STORE_SECONDS) } : ctx.engines.files.stream(key)
}

/** How long a redirect to the store works. */
const AT_STORE_SECONDS = 60

/** Copies the widest file of a private picture to another id, which no upload has; false when there is none. For `privateUrlOf`. */
export const copyPrivate = async (ctx: Ctx, from: string, to: string): Promise<boolean> => {
  const bytes = await ctx.engines.files.read(`private/${from}/${WIDEST}.webp`)
  if (bytes) await ctx.engines.files.put(`private/${to}/${WIDEST}.webp`, bytes)
  return bytes !== null
}
