import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../../engines/db/database.ts'
import { aMember, aRoom, PASSWORD, type Person } from '../../testing/people.ts'
import { type Client, createPages, listen } from '../../testing/sockets.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
let url: string
const { joined, closeAll } = createPages()
beforeAll(async () => {
  testApp = await createTestApp()
  url = await listen(testApp)
})
afterEach(closeAll)
afterAll(() => testApp.close())

/** A page of a member, in their notification channel as every page is. */
const pageOf = (person: Person): Promise<Client> => joined(url, person)
/** What was pushed to a client comes before the acknowledgement of what it sends later. */
const typingOf = async (client: Client) => {
  await client.emit('joinNotificationChannel', {})
  return client.received('typing')
}

test('typing reaches the other party alone, on every page, and nothing is stored', async () => {
  const { buyer, seller, room } = await aRoom(testApp)
  const carla = await aMember(testApp, 'Carla')
  const [ana, other, third, stranger] = [await pageOf(buyer), await pageOf(seller), await pageOf(seller), await pageOf(carla)]
  await other.emit('joinRoom', { roomId: room })
  await ana.emit('joinRoom', { roomId: room })
  expect(await ana.emit('typing', { roomId: room })).toEqual({ roomId: room })
  for (const client of [other, third]) expect(await typingOf(client)).toEqual([{ roomId: room, userId: buyer.id }])
  for (const client of [ana, stranger]) expect(await typingOf(client)).toEqual([])
  const [stored] = rowsOf<{ last: number }>(
    await testApp.engines.db.db.execute(sql`select last_seq as last from chat_rooms where buyer_id = ${buyer.id}`),
  )
  expect(stored?.last).toBe(0)
})

test('within 3 s it is passed on once per member and room; both may type at once', async () => {
  const [one, two] = [await aRoom(testApp), await aRoom(testApp)]
  const [ana, beto] = [await pageOf(one.buyer), await pageOf(one.seller)]
  for (let n = 0; n < 3; n++) expect(await ana.emit('typing', { roomId: one.room })).toEqual({ roomId: one.room })
  expect(await typingOf(beto)).toHaveLength(1)
  await beto.emit('typing', { roomId: one.room })
  expect(await typingOf(ana)).toEqual([{ roomId: one.room, userId: one.seller.id }])
  const [other, seller] = [await pageOf(two.buyer), await pageOf(two.seller)]
  await other.emit('typing', { roomId: two.room })
  expect(await typingOf(seller)).toHaveLength(1)
  const SECOND = 1 / 60
  for (const [seconds, count] of [
    [2.9, 1],
    [0.2, 2],
  ] as const) {
    testApp.clock.pass(seconds * SECOND)
    await ana.emit('typing', { roomId: one.room })
    expect(await typingOf(beto), `${seconds}`).toHaveLength(count)
  }
})

test('who may not write in a room does not type in it either', async () => {
  const { buyer, seller, room } = await aRoom(testApp)
  const [stranger, beto] = [await pageOf(await aMember(testApp, 'Carla')), await pageOf(seller)]
  expect((await stranger.emit('typing', { roomId: room })).error).toBe('chat.not-yours')
  expect((await stranger.emit('typing', { roomId: 'otra' })).error).toBe('bad-input')
  const ana = await pageOf(buyer)
  const nowhere = room.replace(/[^_]+$/, crypto.randomUUID())
  expect((await ana.emit('typing', { roomId: nowhere })).error).toBe('chat.no-room')
  await testApp.call('DELETE', '/api/v1/users/me', { token: seller.token, body: { password: PASSWORD } })
  expect((await ana.emit('typing', { roomId: room })).error).toBe('chat.closed')
  expect(beto.received('typing')).toEqual([])
})
