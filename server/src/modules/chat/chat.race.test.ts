import type { ChatMessage, ChatRequest } from '@feria/contract/chat/schemas'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember, aProduct, aRoom, type Person } from '../../testing/people.ts'
import { anOffer } from '../../testing/prospecting.ts'
import { allNews, describeRaces, rowOf, statusesOf, times, writesTo } from '../../testing/races.ts'
import { settleHeld } from './held.ts'
import { chatRequests, heldMessages } from './tables.ts'

describeRaces('chat on PostgreSQL', (on) => {
  const { race, read } = on

  const call = <T>(method: 'PUT' | 'POST', path: string, { token }: Person, body: object) =>
    on.testApp.call<T>(method, `/api/v1${path}`, { token, body })
  const ask = (buyer: Person, productId: string, message?: string) =>
    call<ChatRequest>('POST', '/chat-requests', buyer, { productId, message })
  const answer = (seller: Person, id: string, status: string) => call<ChatRequest>('PUT', `/chat-requests/${id}/status`, seller, { status })
  const take = (buyer: Person, offerId: string) => call<{ status: string }>('POST', `/offers/${offerId}/answer`, buyer, { accept: true })
  const requestsOf = (productId: string) => read(sql`select status from chat_requests where product_id = ${productId} order by status`)
  const roomsOf = async (productId: string) => (await read(sql`select 1 from chat_rooms where product_id = ${productId}`)).length
  const messagesOf = (productId: string) =>
    read(sql`select m.seq, m.content, r.last_seq as last from chat_messages m join chat_rooms r on r.id = m.room_id
      where r.product_id = ${productId}`)
  const asked = async (message?: string) => {
    const [buyer, seller] = [await aMember(on.testApp), await aMember(on.testApp)]
    const { id: productId } = await aProduct(on.testApp, seller)
    return { seller, productId, id: (await ask(buyer, productId, message)).body.id }
  }

  test('[CHAT-10] of two simultaneous requests about one product one is created', async () => {
    const [buyer, { id }] = [await aMember(on.testApp), await aProduct(on.testApp, await aMember(on.testApp))]
    expect(statusesOf(await race(writesTo(chatRequests), ...times(2, () => ask(buyer, id)))).sort()).toEqual([201, 409])
  })

  test('a request accepted twice at the same moment opens one room and sends one event', async () => {
    const { seller, id, productId } = await asked()
    const answers = await race(writesTo(chatRequests), ...times(2, () => answer(seller, id, 'accepted')))
    expect([statusesOf(answers), await roomsOf(productId)]).toEqual([[200, 200], 1])
    expect(
      await read(sql`select 1 from pgboss.job where data->>'task' like 'chat.answered/%' and data->'event'->>'requestId' = ${id}`),
    ).toHaveLength(1)
  })

  test('a request with a message that is accepted twice at the same moment begins its room with it, once', async () => {
    const { seller, id, productId } = await asked('¿Sigue?')
    const answers = await race(writesTo(chatRequests), ...times(2, () => answer(seller, id, 'accepted')))
    expect([statusesOf(answers), await messagesOf(productId)]).toEqual([[200, 200], [{ seq: 1, content: '¿Sigue?', last: 1 }]])
  })

  test('a request with a message that its seller accepts while its buyer accepts the offer begins its room with it, once', async () => {
    const { buyer, seller, offer, productId } = await anOffer(on.testApp)
    const { id } = (await ask(buyer, productId, '¿Sigue?')).body
    const answers = await race<{ status: number }[]>(
      rowOf(chatRequests, id),
      () => answer(seller, id, 'accepted'),
      () => take(buyer, offer.id),
    )
    expect([statusesOf(answers), await messagesOf(productId)]).toEqual([[200, 200], [{ seq: 1, content: '¿Sigue?', last: 1 }]])
  })

  test('of a simultaneous yes and no to a request the first one counts', async () => {
    const { seller, id, productId } = await asked()
    const answers = await race(
      writesTo(chatRequests),
      () => answer(seller, id, 'rejected'),
      () => answer(seller, id, 'accepted'),
    )
    expect([statusesOf(answers), await requestsOf(productId), await roomsOf(productId)]).toEqual([[200, 409], [{ status: 'rejected' }], 0])
  })

  test.each(['asks first', 'accepts first'])(
    'asking to chat and accepting an offer at the same moment opens one room: %s',
    async (which) => {
      const { buyer, offer, productId } = await anOffer(on.testApp)
      const both: (() => Promise<{ status: number }>)[] = [() => take(buyer, offer.id), () => ask(buyer, productId)]
      const answers = await race(allNews, ...(which === 'asks first' ? both.toReversed() : both))
      expect(statusesOf(answers)).toEqual(which === 'asks first' ? [201, 200] : [200, 409])
      expect([await requestsOf(productId), await roomsOf(productId)]).toEqual([[{ status: 'accepted' }], 1])
    },
  )

  test('a request that is rejected while its buyer accepts the offer stays rejected, and the offer opens a room of its own', async () => {
    const { buyer, seller, offer, productId } = await anOffer(on.testApp)
    const { id } = (await ask(buyer, productId)).body
    const answers = await race<{ status: number }[]>(
      rowOf(chatRequests, id),
      () => answer(seller, id, 'rejected'),
      () => take(buyer, offer.id),
    )
    expect(statusesOf(answers)).toEqual([200, 200])
    expect([await requestsOf(productId), await roomsOf(productId)]).toEqual([[{ status: 'accepted' }, { status: 'rejected' }], 1])
  })

  test('[CHAT-64] one originalId three times at the same moment is one message', async () => {
    const { buyer, product, room } = await aRoom(on.testApp)
    const send = () => call<ChatMessage>('POST', `/chat/${room}/messages`, buyer, { content: 'una vez', originalId: 'c-1' })
    const answers = await race(sql`select from chat_rooms where product_id = ${product.id} for update`, ...times(3, send))
    expect(statusesOf(answers)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await read(sql`select last_seq as n from chat_rooms where product_id = ${product.id}`)).toEqual([{ n: 1 }])
  })

  test('a held message that an admin and the clock let pass at the same moment is delivered once', async () => {
    const { buyer, product, room } = await aRoom(on.testApp)
    await call('POST', `/chat/${room}`, buyer, { content: 'Pasame el código que te llegó y entrá a bit.ly/abc', isSure: true })
    const [held] = await read<{ id: string }>(sql`select id from held_messages where sender_id = ${buyer.id}`)
    const settle = () => settleHeld(on.testApp.app.ctx, held?.id ?? '', 'delivered')
    const settled = await race(rowOf(heldMessages, held?.id ?? ''), settle, settle)
    expect(settled.filter((one) => one !== null)).toHaveLength(1)
    expect(await messagesOf(product.id)).toMatchObject([{ seq: 1, last: 1 }])
  })

  test('one originalId of a message that is held, twice at the same moment, is one', async () => {
    const { buyer, room } = await aRoom(on.testApp)
    const body = { content: 'Pasame el código que te llegó y entrá a bit.ly/abc', isSure: true, originalId: 'c-2' }
    const send = () => call<ChatMessage>('POST', `/chat/${room}/messages`, buyer, body)
    const answers = await race(writesTo(heldMessages), send, send)
    expect(statusesOf(answers)).toEqual([201, 201])
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1)
    expect(await read(sql`select from held_messages where sender_id = ${buyer.id}`)).toHaveLength(1)
  })

  test('a request whose words were held, let pass while an offer of its product opens the room, has them there', async () => {
    const { buyer, offer, productId } = await anOffer(on.testApp)
    const message = 'Pasame el código que te llegó y entrá a bit.ly/abc'
    await call('POST', '/chat-requests', buyer, { productId, message, isSure: true })
    const [held] = await read<{ id: string }>(sql`select id from held_messages where sender_id = ${buyer.id}`)
    await race<unknown[]>(
      allNews,
      () => take(buyer, offer.id),
      () => settleHeld(on.testApp.app.ctx, held?.id ?? '', 'delivered'),
    )
    expect(await messagesOf(productId)).toMatchObject([{ content: message }])
  })

  test('the last read message of two pages at the same moment is the later one', async () => {
    const { buyer, seller, product, room } = await aRoom(on.testApp)
    for (let n = 0; n < 3; n++) await call('POST', `/chat/${room}/messages`, buyer, { content: 'hola' })
    const upTo = (seq: number) => () => call('PUT', `/chat/${room}/read`, seller, { seq })
    await race(sql`select from chat_rooms where product_id = ${product.id} for update`, upTo(3), upTo(2))
    expect(await read(sql`select seller_read as n from chat_rooms where product_id = ${product.id}`)).toEqual([{ n: 3 }])
  })
})
