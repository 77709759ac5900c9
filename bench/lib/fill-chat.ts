import { roomIdOf } from '@feria/contract/chat/rooms'
import { v7 as newId } from 'uuid'
import { openDatabase } from '../../server/src/engines/db/open-database.ts'
import { exchangeRates, products } from '../../server/src/modules/catalogue/tables.ts'
import { chatMessages, chatRequests, chatRooms } from '../../server/src/modules/chat/tables.ts'
import { believableProduct } from './believable.ts'
import type { Seat } from './chat-talk.ts'
import { createDice } from './dice.ts'
import { ARS_CENTS, addMembers, addSessions } from './fill.ts'

/**
 * Fills freshly migrated tables with accepted requests and their rooms, each with two signed-in members of its own. Returns by room:
 * buyer, seller.
 */
export const fillChat = async (url: string, rooms: number): Promise<Omit<Seat, 'url'>[]> => {
  const { db, close } = await openDatabase({ url, dir: '' })
  try {
    const dice = createDice(21)
    const createdAt = new Date()
    const buyers = await addMembers(db, 'interesado', rooms)
    const sellers = await addMembers(db, 'conversador', rooms)
    const tokens = await addSessions(
      db,
      [...buyers, ...sellers].map(({ id }) => id),
    )
    await db.insert(exchangeRates).values({ arsCents: ARS_CENTS, since: createdAt, source: 'bench' })
    const sold = sellers.map(({ id }) => believableProduct(dice, id, createdAt, ARS_CENTS))
    await db.insert(products).values(sold)
    const opened = buyers.map((buyer, i) => {
      const product = sold[i] as (typeof sold)[number]
      return { id: newId(), buyerId: buyer.id, sellerId: product.userId, productId: product.id, productName: product.name, createdAt }
    })
    await db.insert(chatRequests).values(opened.map((room) => ({ ...room, status: 'accepted' as const, updatedAt: createdAt })))
    await db.insert(chatRooms).values(opened.map((room) => ({ ...room, lastAt: createdAt })))
    await db.execute('vacuum analyze')
    return opened.flatMap((parts, i) => {
      const seat = (member: { id: string; name: string } | undefined, token: string | undefined) => {
        if (!member || !token) throw new Error('A room without its two parties')
        return { room: roomIdOf(parts), memberId: member.id, name: member.name, token }
      }
      return [seat(buyers[i], tokens[i]), seat(sellers[i], tokens[rooms + i])]
    })
  } finally {
    await close()
  }
}

/** The number of stored messages, and of rooms whose numbering has a gap or does not end where the room says. */
export const countStored = async (url: string): Promise<{ messages: number; wrongRooms: number }> => {
  const { db, close } = await openDatabase({ url, dir: '' })
  try {
    const [rooms, seqs] = [
      await db.select().from(chatRooms),
      await db.select({ room: chatMessages.roomId, seq: chatMessages.seq }).from(chatMessages),
    ]
    const found = new Map<string, number[]>()
    for (const { room, seq } of seqs) found.set(room, [...(found.get(room) ?? []), seq])
    const isWrong = ({ id, lastSeq }: { id: string; lastSeq: number }) => {
      const numbers = found.get(id) ?? []
      return numbers.length !== lastSeq || Math.max(0, ...numbers) !== lastSeq
    }
    return { messages: seqs.length, wrongRooms: rooms.filter(isWrong).length }
  } finally {
    await close()
  }
}
