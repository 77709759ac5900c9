import { and, eq, isNull } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Ctx } from '../../core/context.ts'
import { copyPrivate, privateUrlOf, removePrivate } from '../uploads/uploads.module.ts'
import { abuseCases, type Copy } from './tables.ts'

/**
 * Copies the pictures of a message that is reported for the first time, so that they stay when its sender leaves; returns the copies' ids.
 * None where a case is open: it has them.
 */
export const copyEvidence = async (ctx: Ctx, messageId: string, pictures: string[]): Promise<string[]> => {
  if (pictures.length === 0) return []
  const isOpen = and(eq(abuseCases.subject, 'message'), eq(abuseCases.subjectId, messageId), isNull(abuseCases.decidedAt))
  if ((await ctx.db.select({ id: abuseCases.id }).from(abuseCases).where(isOpen)).length > 0) return []
  const copies: string[] = []
  for (const picture of pictures) {
    const id = newId()
    if (await copyPrivate(ctx, picture, id)) copies.push(id)
  }
  return copies
}

/** Deletes copies that no case needs. */
export const removeEvidence = async (ctx: Ctx, ids: string[] = []): Promise<void> => {
  for (const id of ids) await removePrivate(ctx, id)
}

/** A copy as it is answered in lists, without its pictures. */
export const withoutPictures = ({ title, text, imageUrl }: Copy) => ({ title, text, imageUrl })

/** A copy with the addresses of its pictures, which work for five minutes. For whoever may read the case. */
export const withAddresses = async (ctx: Ctx, { pictures = [], ...copy }: Copy) => {
  if (pictures.length === 0) return copy
  return { ...copy, pictures: await Promise.all(pictures.map(async (id) => (await privateUrlOf(ctx, id)).url)) }
}
