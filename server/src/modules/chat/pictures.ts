import type { ChatMessage } from '@feria/contract/chat/schemas'
import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { readSigned, signerOf } from '../../platform/signing.ts'
import { GIVEN_WIDTHS, openGiven } from '../uploads/uploads.module.ts'
import { chatMessages, type StoredPicture } from './tables.ts'

const PURPOSE = 'chat-picture'
/** An address stays the same for a quarter of an hour, so that browsers keep what they loaded, and works for one to two of them. */
const QUARTER_MS = 15 * 60_000
const [SMALL = 0, LARGE = 0] = GIVEN_WIDTHS
const SIGNED = /^([0-9a-f-]{36})\.(\d{1,9})\.([01])\.(\d{3,4})\.(\d{13,15})$/

interface Row {
  /** The database's id of the room. */
  roomId: string
  seq: number
  pictures?: StoredPicture[] | null
  removedAt?: Date | null
}

/**
 * Messages with the addresses of their pictures, for the parties of their room alone. Whoever has an address sees its picture until it
 * expires, 15 to 30 minutes after this; the message must still be there then.
 */
export const withPictures = async (ctx: Ctx, messages: { message: ChatMessage; row: Row }[]): Promise<ChatMessage[]> => {
  if (!messages.some(({ row }) => row.pictures && !row.removedAt)) return messages.map(({ message }) => message)
  const sign = await signerOf(ctx, PURPOSE)
  const until = (Math.floor(ctx.now().getTime() / QUARTER_MS) + 2) * QUARTER_MS
  return messages.map(({ message, row }) => {
    if (!row.pictures || row.removedAt) return message
    const addressOf = (n: number, width: number) => `/private-files/chat/${sign(`${row.roomId}.${row.seq}.${n}.${width}.${until}`)}`
    return {
      ...message,
      pictures: row.pictures.map((picture, n) => ({ ...picture, url: addressOf(n, LARGE), preview: addressOf(n, SMALL) })),
    }
  })
}

/**
 * The picture behind such an address; null once it expired, its message was taken away by moderation, or its sender left, and for any
 * other text.
 */
export const openPicture = async (ctx: Ctx, signed: string) => {
  const [, roomId, seq, n, width, until] = SIGNED.exec((await readSigned(ctx, PURPOSE, signed)) ?? '') ?? []
  if (!roomId || Number(until) <= ctx.now().getTime()) return null
  const [message] = await ctx.db
    .select({ pictures: chatMessages.pictures })
    .from(chatMessages)
    .where(and(eq(chatMessages.roomId, roomId), eq(chatMessages.seq, Number(seq)), isNull(chatMessages.removedAt)))
  const picture = message?.pictures?.[Number(n)]
  return picture ? openGiven(ctx, picture.id, Number(width)) : null
}
