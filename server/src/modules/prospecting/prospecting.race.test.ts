import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '../../engines/db/database.ts'
import { aMember, type Person } from '../../testing/people.ts'
import { createPostgresWorld, type PostgresWorld } from '../../testing/postgres-world.ts'
import { agree, anOffer, aWillingMember, searchBuyers, sellTo } from '../../testing/prospecting.ts'
import { race, times, writesTo } from '../../testing/races.ts'
import { hasPostgres } from '../../testing/servers.ts'
import type { World } from '../../testing/world.ts'
import { appearances, offers, prospectConsents } from './prospecting.tables.ts'

describe.skipIf(!hasPostgres)('prospecting on PostgreSQL', () => {
  let place: PostgresWorld
  let world: World
  beforeAll(async () => {
    place = await createPostgresWorld()
    world = place.world
  })
  afterAll(() => place.end())

  const answer =
    ({ token }: Person, id: string, accept: boolean) =>
    () =>
      world.call('POST', `/api/v1/offers/${id}/answer`, { token, body: { accept } })
  const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()
  const read = async <T>(query: ReturnType<typeof sql>) => rowsOf<T>(await world.engines.db.db.execute(query))
  const count = async (query: ReturnType<typeof sql>) => (await read<{ n: number }>(sql`select count(*)::int as n ${query}`))[0]?.n

  test.each([true, false])(
    '[PROS-09] yes (first: %s) and no at the same moment: the first counts, and there is a room only with yes',
    async (isYes) => {
      const { buyer, offer, productId } = await anOffer(world)
      const answers = await race(place, writesTo(offers), answer(buyer, offer.id, isYes), answer(buyer, offer.id, !isYes))
      expect(answers.map(({ status }) => status)).toEqual([200, 409])
      expect(await count(sql`from chat_rooms where product_id = ${productId}`)).toBe(isYes ? 1 : 0)
    },
  )

  test('[PROS-08] the same offer three times at once is one product and one offer', async () => {
    const [seller, buyer] = [await aMember(world, 'Vera'), await aWillingMember(world)]
    await searchBuyers(world, seller)
    const answers = await race(place, writesTo(offers), ...times(3, () => sellTo(world, seller, buyer.id)))
    expect(statusesOf(answers)).toEqual([201, 409, 409])
    expect(await count(sql`from products where user_id = ${seller.id}`)).toBe(1)
  })

  test('offers that are made at the same moment are no more than twenty a day', async () => {
    const { seller, buyer, offer } = await anOffer(world)
    await read(sql`
      insert into prospect_offers select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'subject', n::text))).*
      from prospect_offers o, generate_series(1, 18) n where o.id = ${offer.id}`)
    const offerOf = (name: string) => () => sellTo(world, seller, buyer.id, { name })
    expect(statusesOf(await race(place, writesTo(offers), offerOf('Bicicleta una'), offerOf('Bicicleta otra')))).toEqual([201, 429])
  })

  test('[PROS-10] once a member has refused they are neither offered anything nor shown, whoever was at it', async () => {
    const [seller, searcher, buyer] = [await aMember(world, 'Vera'), await aMember(world, 'Sofía'), await aWillingMember(world)]
    await searchBuyers(world, seller)
    for (const [table, meddle] of [
      [offers, () => sellTo(world, seller, buyer.id)],
      [appearances, () => searchBuyers(world, searcher)],
    ] as const) {
      await agree(world, buyer)
      const ended: string[] = []
      const first = () => meddle().finally(() => ended.push('at it'))
      const refuse = () => agree(world, buyer, false).finally(() => ended.push('refused'))
      await race<unknown[]>(place, writesTo(table), first, refuse)
      expect(ended).toEqual(['at it', 'refused'])
    }
    expect((await sellTo(world, seller, buyer.id, { name: 'Otra cosa' })).status).toBe(409)
  })

  test('[PROS-10] a consent that is switched twice at the same moment is one change in the history', async () => {
    const member = await aMember(world)
    expect(statusesOf(await race(place, writesTo(prospectConsents), ...times(2, () => agree(world, member))))).toEqual([200, 200])
    expect(await count(sql`from consent_changes where user_id = ${member.id}`)).toBe(1)
  })
})
