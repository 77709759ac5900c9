import { and, eq } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../core/context.ts'
import { fail } from '../../core/errors.ts'
import type { Events } from '../../core/event-map.ts'
import { emit } from '../../core/events.ts'
import { readSigned, signText } from '../../platform/signing.ts'
import { pictureOf, WIDEST } from './rules.ts'
import { uploads } from './tables.ts'

const PURPOSE = 'private-file'
/** How long a private picture's URL works. */
const MINUTES = 5
const MINUTE_MS = 60_000

/**
 * Makes a member's picture private: its public URL ends and only `privateUrlOf` leads to it. Returns its id. Refuses external URLs,
 * pictures that do not exist or belong to another member, and those in use: a product, or an order of it, would lose them.
 */
export const takePrivate = async (ctx: Ctx, url: string): Promise<string> => {
  const id = pictureOf(url)
  if (!id) return fail('uploads.not-found')
  const isOwn = and(eq(uploads.id, id), eq(uploads.userId, memberOf(ctx).id))
  const [picture] = await ctx.db.select().from(uploads).where(isOwn)
  if (!picture) return fail('uploads.not-found')
  if (!picture.isPrivate && picture.keptAt) return fail('uploads.in-use')
  if (!picture.isPrivate) await hide(ctx, id)
  await ctx.db.update(uploads).set({ keptAt: ctx.now(), isPrivate: true }).where(isOwn)
  return id
}

/**
 * Moves the widest copy to where nothing is served from and deletes the others. Idempotent, so it also completes what a crash
 * interrupted.
 */
const hide = async (ctx: Ctx, id: string): Promise<void> => {
  const bytes = await ctx.engines.files.read(`pictures/${id}/${WIDEST}.webp`)
  if (bytes) await ctx.engines.files.put(`private/${id}/${WIDEST}.webp`, bytes)
  await ctx.engines.files.remove(`pictures/${id}`)
}

/** A URL of a private picture that works for five minutes for anyone who has it, and when it expires. The caller checks access. */
export const privateUrlOf = async (ctx: Ctx, id: string): Promise<{ url: string; until: Date }> => {
  const until = new Date(ctx.now().getTime() + MINUTES * MINUTE_MS)
  return { url: `/private-files/${await signText(ctx, PURPOSE, `${id}.${until.getTime()}`)}`, until }
}

/** How long a redirect to the store works. */
const AT_STORE_SECONDS = 60

/** The private picture behind such a URL, or a URL at the store valid for the next minute; null for an expired or any other URL. */
export const openPrivate = async (ctx: Ctx, signed: string) => {
  const [id, until] = (await readSigned(ctx, PURPOSE, signed))?.split('.') ?? []
  if (!id || Number(until) < ctx.now().getTime()) return null
  const key = `private/${id}/${WIDEST}.webp`
  const { direct } = ctx.engines.files
  return direct ? { address: await direct.readUrlOf(key, AT_STORE_SECONDS) } : ctx.engines.files.stream(key)
}

/**
 * Deletes a private picture with its file; in a transaction the file goes after it, by a job. The caller ensures that nobody needs it any
 * more.
 */
export const removePrivate = async (ctx: Ctx, id: string): Promise<void> => {
  await ctx.db.delete(uploads).where(and(eq(uploads.id, id), eq(uploads.isPrivate, true)))
  if (ctx.afterCommit) return emit(ctx, 'uploads.private-removed', { id })
  await removePrivateFile(ctx, { id })
}

/** Deletes the file of a private picture that was deleted; tried again while the store is away. Idempotent. */
export const removePrivateFile = (ctx: Ctx, { id }: Events['uploads.private-removed']): Promise<void> =>
  ctx.engines.files.remove(`private/${id}`)
