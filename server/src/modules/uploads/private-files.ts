import { and, eq } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../core/context.ts'
import { fail } from '../../core/errors.ts'
import { readSigned, signText } from '../../platform/signing.ts'
import { pictureOf, WIDEST } from './rules.ts'
import { uploads } from './tables.ts'

const PURPOSE = 'private-file'
/** So long an address of a private picture works. */
const MINUTES = 5
const MINUTE_MS = 60_000

/**
 * Makes a picture of the member private: its public address ends and only `privateUrlOf` leads to it. Answers its id.
 * Refuses addresses elsewhere, and pictures that do not exist or that another member sent.
 */
export const takePrivate = async (ctx: Ctx, url: string): Promise<string> => {
  const id = pictureOf(url)
  if (!id) return fail('uploads.not-found')
  const isOwn = and(eq(uploads.id, id), eq(uploads.userId, memberOf(ctx).id))
  const [picture] = await ctx.db.select().from(uploads).where(isOwn)
  if (!picture) return fail('uploads.not-found')
  if (!picture.isPrivate) await hide(ctx, id)
  await ctx.db.update(uploads).set({ keptAt: ctx.now(), isPrivate: true }).where(isOwn)
  return id
}

/** The widest copy moves to where nothing is served from; the others go. Again does the rest of what a crash left. */
const hide = async (ctx: Ctx, id: string): Promise<void> => {
  const bytes = await ctx.engines.files.read(`pictures/${id}/${WIDEST}.webp`)
  if (!bytes) return
  await ctx.engines.files.put(`private/${id}/${WIDEST}.webp`, bytes)
  await ctx.engines.files.remove(`pictures/${id}`)
}

/** An address of a private picture that works for five minutes for whoever has it, and when it ends. The caller says who may have it. */
export const privateUrlOf = async (ctx: Ctx, id: string): Promise<{ url: string; until: Date }> => {
  const until = new Date(ctx.now().getTime() + MINUTES * MINUTE_MS)
  return { url: `/private-files/${await signText(ctx, PURPOSE, `${id}.${until.getTime()}`)}`, until }
}

/** So long a browser that came with a good address may read at the store itself. */
const AT_STORE_SECONDS = 60

/**
 * The private picture behind such an address, or where at the store it may be read in the next minute; null once the address has ended, and
 * for any other.
 */
export const openPrivate = async (ctx: Ctx, signed: string) => {
  const [id, until] = (await readSigned(ctx, PURPOSE, signed))?.split('.') ?? []
  if (!id || Number(until) < ctx.now().getTime()) return null
  const key = `private/${id}/${WIDEST}.webp`
  const { direct } = ctx.engines.files
  return direct ? { address: await direct.readUrlOf(key, AT_STORE_SECONDS) } : ctx.engines.files.stream(key)
}

/** Destroys a private picture once the transaction has committed. The caller says that nobody needs it any more. */
export const removePrivate = async (ctx: Ctx, id: string): Promise<void> => {
  await ctx.db.delete(uploads).where(and(eq(uploads.id, id), eq(uploads.isPrivate, true)))
  const remove = () => ctx.engines.files.remove(`private/${id}`)
  if (!ctx.afterCommit) return remove()
  ctx.afterCommit.push(
    () => void remove().catch((error: unknown) => ctx.log.error({ err: error, id }, 'a private picture was not removed')),
  )
}
