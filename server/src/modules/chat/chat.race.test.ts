import type { ChatMessage, ChatRequest } from '@feria/contract/chat'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '../../engines/db/database.ts'
import { aMember, aProduct, aRoom, type Person } from '../../testing/people.ts'
import { createPostgresWorld, type PostgresWorld } from '../../testing/postgres-world.ts'
import { anOffer } from '../../testing/prospecting.ts'
import { allNews, race, rowOf, times, writesTo } from '../../testing/races.ts'
import { hasPostgres } from '../../testing/servers.ts'
import type { World } from '../../testing/world.ts'
import { chatRequests } from './chat.tables.ts'

describe.skipIf(!hasPostgres)('chat on PostgreSQL', () => {
  let place: PostgresWorld
  let world: World
  beforeAll(async () => {
    place = await createPostgresWorld()
    world = place.world
  })
  afterAll(() => place.end())

  const call = <T>(method: 'PUT' | 'POST', path: string, { token }: Person, body: object) =>
    world.call<T>(method, `/api/v1${path}`, { token, body })
  const ask = (buyer: Person, productId: string) => call<ChatRequest>('POST', '/chat-requests', buyer, { productId })
  const answer = (seller: Person, id: string, status: string) => call<ChatRequest>('PUT', `/chat-requests/${id}/status`, seller, { status })
  const take = (buyer: Person, offerId: string) => call<{ status: string }>('POST', `/offers/${offerId}/answer`, buyer, { accept: true })
  const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status)
  const read = async <T>(query: ReturnType<typeof sql>) => rowsOf<T>(await world.engines.db.db.execute(query))
  const requestsOf = (productId: string) => read(sql`select status from chat_requests where product_id = ${productId} order by status`)
  const roomsOf = async (productId: string) => (await read(sql`select 1 from chat_rooms where product_id = ${productId}`)).length
  const asked = async () => {
    const [buyer, seller] = [await aMember(world), await aMember(world)]
    const { id: productId } = await aProduct(world, seller)
    return { seller, productId, id: (await ask(buyer, productId)).body.id }
  }

  test('[CHAT-10] of two requests about one product at the same moment one is made', async () => {
    const [buyer, { id }] = [await aMember(world), await aProduct(world, await aMember(world))]
    expect(statusesOf(await race(place, writesTo(chatRequests), ...times(2, () => ask(buyer, id)))).sort()).toEqual([201, 409])
  })

  test('a request that is accepted twice at the same moment opens one room and is told once', async () => {
    const { seller, id, productId } = await asked()
    const answers = await race(place, writesTo(chatRequests), ...times(2, () => answer(seller, id, 'accepted')))
    expect([statusesOf(answers), await roomsOf(productId)]).toEqual([[200, 200], 1])
    expect(await read(sql`select 1 from pgboss.job where name like 'chat.answered/%' and data->>'requestId' = ${id}`)).toHaveLength(1)
  })

  test('of yes and no to a request at the same moment the first one counts', async () => {
    const { seller, id, productId } = await asked()
    const answers = await race(
      place,
      writesTo(chatRequests),
      () => answer(seller, id, 'rejected'),
      () => answer(seller, id, 'accepted'),
    )
    expect([statusesOf(answers), await requestsOf(productId), await roomsOf(productId)]).toEqual([[200, 409], [{ status: 'rejected' }], 0])
  })

  test.each(['asks first', 'accepts first'])(
    'who asks to chat and accepts the offer of the thing at the same moment has one room: %s',
    async (which) => {
      const { buyer, offer, productId } = await anOffer(world)
      const both: (() => Promise<{ status: number }>)[] = [() => take(buyer, offer.id), () => ask(buyer, productId)]
      const answers = await race(place, allNews, ...(which === 'asks first' ? both.toReversed() : both))
      expect(statusesOf(answers)).toEqual(which === 'asks first' ? [201, 200] : [200, 409])
      expect([await requestsOf(productId), await roomsOf(productId)]).toEqual([[{ status: 'accepted' }], 1])
    },
  )

  test('a request that is rejected while its buyer accepts the offer stays rejected, and the offer opens a room of its own', async () => {
    const { buyer, seller, offer, productId } = await anOffer(world)
    const { id } = (await ask(buyer, productId)).body
    const answers = await race<{ status: number }[]>(
      place,
      rowOf(chatRequests, id),
      () => answer(seller, id, 'rejected'),
      () => take(buyer, offer.id),
    )
    expect(statusesOf(answers)).toEqual([200, 200])
    expect([await requestsOf(productId), await roomsOf(productId)]).toEqual([[{ status: 'accepted' }, { status: 'rejected' }], 1])
  })

  test('[CHAT-64] one originalId three times at the same moment is one message', async () => {
    const { buyer, product, room } = await aRoom(world)
    const send = () => call<ChatMessage>('POST', `/chat/${room}/messages`, buyer, { content: 'una vez', originalId: 'c-1' })
    const answers = await race(place, sql`select from chat_rooms where product_id = ${product.id} for update`, ...times(3, send))
    expect(statusesOf(answers)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await read(sql`select last_seq as n from chat_rooms where product_id = ${product.id}`)).toEqual([{ n: 1 }])
  })

  test('what two pages have read at the same moment is the further of the two', async () => {
    const { buyer, seller, product, room } = await aRoom(world)
    for (let n = 0; n < 3; n++) await call('POST', `/chat/${room}/messages`, buyer, { content: 'hola' })
    const upTo = (seq: number) => () => call('PUT', `/chat/${room}/read`, seller, { seq })
    await race(place, sql`select from chat_rooms where product_id = ${product.id} for update`, upTo(3), upTo(2))
    expect(await read(sql`select seller_read as n from chat_rooms where product_id = ${product.id}`)).toEqual([{ n: 3 }])
  })
})
