import type { Block } from '@feria/contract/blocks/schemas'
import type { Conversation } from '@feria/contract/chat/schemas'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPurchase } from '../../testing/money.ts'
import { aMember, aProduct, aRoom, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const block = (member: Person, other: Pick<Person, 'id'>) => testApp.call('PUT', `/api/v1/blocks/${other.id}`, { token: member.token })
const unblock = (member: Person, other: Person) => testApp.call('DELETE', `/api/v1/blocks/${other.id}`, { token: member.token })
const list = async ({ token }: Person, query = '') => (await testApp.call<Block[]>('GET', `/api/v1/blocks${query}`, { token })).body

test('whom a member blocked is listed to them alone, the latest first, and blocking twice is one block', async () => {
  const [ana, beto, caro] = [await aMember(testApp), await aMember(testApp, 'Beto'), await aMember(testApp, 'Caro')]
  for (const other of [beto, caro, beto]) {
    testApp.clock.pass(1)
    expect((await block(ana, other)).body).toEqual({ userId: other.id, isBlocked: true })
  }
  expect((await list(ana)).map(({ user }) => user.name)).toEqual(['Caro', 'Beto'])
  expect((await list(ana, '?limit=1')).map(({ user }) => user.name)).toEqual(['Caro'])
  expect(await list(beto)).toEqual([])
  expect((await unblock(ana, caro)).body).toEqual({ userId: caro.id, isBlocked: false })
  expect((await unblock(ana, caro)).status).toBe(200)
  expect((await list(ana)).map(({ user }) => user.name)).toEqual(['Beto'])
})

test('nobody blocks oneself, somebody who is not there, or more than a thousand', async () => {
  const ana = await aMember(testApp)
  expect((await block(ana, ana)).error.error).toBe('blocks.yourself')
  expect((await block(ana, { id: '01a1f8d3-ea00-76e5-8faf-b982e90c5333' })).error.error).toBe('accounts.not-found')
  await testApp.engines.db.db.execute(sql`with made as (
      insert into users (id, name, email, created_at, updated_at)
      select gen_random_uuid(), 'N', 'n' || n || '@blocks.example', now(), now() from generate_series(1, 999) n returning id)
    insert into blocks (id, blocker_id, blocked_id, created_at) select gen_random_uuid(), ${ana.id}, id, now() from made`)
  expect((await block(ana, await aMember(testApp))).status).toBe(200)
  expect((await block(ana, await aMember(testApp))).error.error).toBe('blocks.too-many')
})

test('both may block each other, and each ends only their own', async () => {
  const [ana, beto] = [await aMember(testApp), await aMember(testApp)]
  const product = await aProduct(testApp, ana)
  const look = async () => (await testApp.call('GET', `/api/v1/products/${product.id}`, { token: beto.token })).status
  await block(ana, beto)
  await block(beto, ana)
  await unblock(ana, beto)
  expect(await look()).toBe(404)
  await unblock(beto, ana)
  expect(await look()).toBe(200)
})

test('an open conversation falls silent both ways, without a reason; unblocking opens it again', async () => {
  const { buyer, seller, room } = await aRoom(testApp)
  const write = ({ token }: Person) => testApp.call('POST', `/api/v1/chat/${room}`, { token, body: { content: 'Hola' } })
  const about = async ({ token }: Person) => (await testApp.call<Conversation>('GET', `/api/v1/chat/${room}/about`, { token })).body
  await block(buyer, seller)
  for (const member of [buyer, seller]) expect((await write(member)).error.error).toBe('chat.unavailable')
  expect((await about(buyer)).other).toMatchObject({ isBlocked: true })
  expect((await about(seller)).other).toMatchObject({ isBlocked: false })
  expect([(await about(buyer)).can.write, (await about(seller)).can.write]).toEqual([false, false])
  await unblock(buyer, seller)
  expect([(await write(buyer)).status, (await about(seller)).can.write]).toEqual([201, true])
})

test.each(['buyer', 'seller'] as const)(
  'the conversation of an order under way goes on, and so does the order, whoever blocked: %s',
  async (who) => {
    const { buyer, seller, order } = await aPurchase(testApp)
    await (who === 'buyer' ? block(buyer, seller) : block(seller, buyer))
    const write = ({ token }: Person) => testApp.call('POST', `/api/v1/chat/${order.room}`, { token, body: { content: 'Hola' } })
    expect([(await write(buyer)).status, (await write(seller)).status]).toEqual([201, 201])
    const about = await testApp.call<Conversation>('GET', `/api/v1/chat/${order.room}/about`, { token: seller.token })
    expect(about.body.can.write).toBe(true)
    const move = (member: Person, status: string) =>
      testApp.call('PUT', `/api/v1/orders/${order.id}/status`, { token: member.token, body: { status } })
    expect([(await move(seller, 'enviada')).status, (await move(buyer, 'completada')).status]).toEqual([200, 200])
    testApp.clock.pass(11 * 24 * 60)
    expect((await write(seller)).error.error).toBe('chat.unavailable')
  },
)

test('blocks are exported to who made them, and go with the account', async () => {
  const [ana, beto] = [await aMember(testApp), await aMember(testApp)]
  await block(ana, beto)
  const exported = async ({ token }: Person) =>
    (await testApp.call<{ blocks: { blockedId: string }[] }>('GET', '/api/v1/users/me/export', { token })).body.blocks
  expect((await exported(ana)).map(({ blockedId }) => blockedId)).toEqual([beto.id])
  expect(await exported(beto)).toEqual([])
  await testApp.call('DELETE', '/api/v1/users/me', { token: beto.token, body: { password: 'mate amargo 42' } })
  expect(await list(ana)).toEqual([])
})
