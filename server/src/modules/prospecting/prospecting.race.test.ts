import type { Offer } from '@feria/contract/prospecting'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '../../engines/db/database.ts'
import { aMember, type Person } from '../../testing/people.ts'
import { createPostgresWorld, type PostgresWorld } from '../../testing/postgres-world.ts'
import { agree, anOffer, aWillingMember, searchBuyers, sellTo } from '../../testing/prospecting.ts'
import { hasPostgres } from '../../testing/servers.ts'
import type { World } from '../../testing/world.ts'

describe.skipIf(!hasPostgres)('on PostgreSQL', () => {
  let place: PostgresWorld
  let world: World
  beforeAll(async () => {
    place = await createPostgresWorld()
    world = place.world
  })
  afterAll(() => place.end())

  const answer = ({ token }: Person, id: string, accept: boolean) =>
    world.call<Offer>('POST', `/api/v1/offers/${id}/answer`, { token, body: { accept } })
  const count = async (query: ReturnType<typeof sql>) =>
    rowsOf<{ n: number }>(await world.engines.db.db.execute(sql`select count(*)::int as n ${query}`))[0]?.n

  test('[PROS-09] yes and no at the same moment: one of them counts, and there is a room only with yes', async () => {
    for (let round = 0; round < 4; round++) {
      const { buyer, offer, productId } = await anOffer(world)
      const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => answer(buyer, offer.id, n % 2 === 0)))
      const won = answers.filter(({ status }) => status === 200).map(({ body }) => body.status)
      expect(won).toHaveLength(5)
      expect(new Set(won).size).toBe(1)
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(5)
      expect(await count(sql`from chat_rooms where product_id = ${productId}::uuid`)).toBe(won[0] === 'aceptada' ? 1 : 0)
    }
  })

  test('accepting while asking to chat: one request, one room, no error', async () => {
    const { buyer, offer, productId } = await anOffer(world)
    const [accepted, asked] = await Promise.all([
      answer(buyer, offer.id, true),
      world.call('POST', '/api/v1/chat-requests', { token: buyer.token, body: { productId } }),
    ])
    expect(accepted.status).toBe(200)
    expect([201, 409]).toContain(asked.status)
    expect(await count(sql`from chat_requests where product_id = ${productId}::uuid`)).toBe(1)
    expect(await count(sql`from chat_rooms where product_id = ${productId}::uuid`)).toBe(1)
  })

  test('[PROS-08] the same offer ten times at once is one product and one offer', async () => {
    const [seller, buyer] = [await aMember(world, 'Vera'), await aWillingMember(world)]
    await searchBuyers(world, seller)
    const answers = await Promise.all(Array.from({ length: 10 }, () => sellTo(world, seller, buyer.id)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ error }) => error?.error === 'prospecting.already-offered')).toHaveLength(9)
    expect(await count(sql`from products where user_id = ${seller.id}::uuid`)).toBe(1)
  })

  test('[PROS-10] refusing while being offered something: what was published was offered before the refusal, or nothing was', async () => {
    const buyer = await aWillingMember(world)
    const sellers = await Promise.all(Array.from({ length: 6 }, (_, n) => aMember(world, `Vende ${n}`)))
    for (const seller of sellers) await searchBuyers(world, seller)
    const [off, ...answers] = await Promise.all([agree(world, buyer, false), ...sellers.map((seller) => sellTo(world, seller, buyer.id))])
    expect(off?.status).toBe(200)
    const made = answers.filter(({ status }) => status === 201).length
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(6 - made)
    expect(await count(sql`from prospect_offers where buyer_id = ${buyer.id}::uuid`)).toBe(made)
    expect(await count(sql`from products where user_id in (select id from users where name like 'Vende %')`)).toBe(made)
  })
})
