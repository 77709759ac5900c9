import { createHash } from 'node:crypto'
import { MAX_UPLOAD_PIXELS } from '@feria/contract/uploads/values'
import { and, asc, eq, gt, lt } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { type cardKinds, drawnCards } from './tables.ts'
import { readPicture } from './use-cases/store-picture.ts'

/** The size of a card in pixels, as link previews want it. */
export const CARD_SIZE = { width: 1200, height: 630 }

/** Change it with the drawing of cards, so that no older one is shown. */
const DRAWING = '1'
/** Cards per batch. */
const BATCH = 500
/** A card that is being drawn while its subject goes may reach the store afterwards, but not an hour later. */
const DRAWING_MS = 3_600_000

type CardKind = (typeof cardKinds)[number]

/** What a card says. */
export interface CardContent {
  title: string
  price: string
  note: string
  brand: string
  imageUrl: string | null
}

const folderOf = (kind: CardKind, id: string) => `cards/${kind}/${id}`

/** Names what a card shows: another price, name or picture has another version. */
export const versionOf = (content: CardContent): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING, content]))
    .digest('hex')
    .slice(0, 16)

const drawing = new Map<string, Promise<Buffer>>()

/** The card of a subject as a JPEG. It is drawn once per content, and replaces the previous one. The caller says who may see it. */
export const drawCard = async (ctx: Ctx, kind: CardKind, subjectId: string, content: CardContent) => {
  const version = versionOf(content)
  const key = `${folderOf(kind, subjectId)}/${version}.jpg`
  const kept = await ctx.engines.files.read(key)
  if (kept) return { bytes: kept, version }
  const draw = async () => {
    const { imageUrl, ...words } = content
    const picture = imageUrl ? await readPicture(ctx, imageUrl) : null
    const bytes = await ctx.engines.pictures.draw({ ...words, picture }, MAX_UPLOAD_PIXELS)
    const drawnAt = ctx.now()
    // Before the file exists: everything in the store is recorded, so that it can be deleted.
    await ctx.db
      .insert(drawnCards)
      .values({ kind, subjectId, drawnAt })
      .onConflictDoUpdate({ target: [drawnCards.kind, drawnCards.subjectId], set: { drawnAt } })
    await ctx.engines.files.remove(folderOf(kind, subjectId))
    await ctx.engines.files.put(key, bytes)
    return bytes
  }
  // Concurrent requests wait for the same drawing.
  const before = drawing.get(key)
  const now = before ?? draw().finally(() => drawing.delete(key))
  if (!before) drawing.set(key, now)
  return { bytes: await now, version }
}

/**
 * Deletes the cards of a kind whose subject is gone; `findShown` says which of some ids are still shown. Called by a daily schedule of
 * the module that owns the subjects. Failed deletions are retried the next time. Idempotent.
 */
export const sweepCards = async (ctx: Ctx, kind: CardKind, findShown: (ids: string[]) => Promise<Set<string>>): Promise<void> => {
  const before = new Date(ctx.now().getTime() - DRAWING_MS)
  for (let after: string | undefined = undefined; ; ) {
    const ids: string[] = await readDrawn(ctx, kind, before, after)
    const shown = await findShown(ids)
    for (const id of ids.filter((one) => !shown.has(one))) {
      await ctx.engines.files.remove(folderOf(kind, id))
      // It may be shown again meanwhile, and its card redrawn.
      await ctx.db.delete(drawnCards).where(and(eq(drawnCards.kind, kind), eq(drawnCards.subjectId, id), lt(drawnCards.drawnAt, before)))
    }
    after = ids.at(-1)
    if (ids.length < BATCH) return
  }
}

const readDrawn = async (ctx: Ctx, kind: CardKind, before: Date, after: string | undefined): Promise<string[]> => {
  const rows = await ctx.db
    .select({ id: drawnCards.subjectId })
    .from(drawnCards)
    .where(and(eq(drawnCards.kind, kind), lt(drawnCards.drawnAt, before), after ? gt(drawnCards.subjectId, after) : undefined))
    .orderBy(asc(drawnCards.subjectId))
    .limit(BATCH)
  return rows.map(({ id }) => id)
}
