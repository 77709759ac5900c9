import type { Notification } from '@feria/contract/notifications'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '../../engines/db/database.ts'
import { createClock } from '../../testing/clock.ts'
import { mailsTo } from '../../testing/mails.ts'
import { aMember, aProduct, type Person } from '../../testing/people.ts'
import { createPostgresWorld, type PostgresWorld } from '../../testing/postgres-world.ts'
import { startPushService } from '../../testing/push-service.ts'
import { race, times, writesTo } from '../../testing/races.ts'
import { hasPostgres } from '../../testing/servers.ts'
import { aModel, aWish } from '../../testing/wishes.ts'
import type { World } from '../../testing/world.ts'
import { matchProduct } from '../wishes/match-product.ts'
import { matches } from '../wishes/wishes.tables.ts'
import { noticeMatched, noticeOffered } from './notifications.matches.ts'
import { sendDigests } from './notifications.matches-digest.ts'
import { notify } from './notifications.notices.ts'
import { digestMatches, notifications } from './notifications.tables.ts'

describe.skipIf(!hasPostgres)('notices on PostgreSQL', () => {
  let service: Awaited<ReturnType<typeof startPushService>>
  let place: PostgresWorld
  let world: World
  beforeAll(async () => {
    service = await startPushService()
    place = await createPostgresWorld({ pushSender: service.sender, clock: createClock(new Date('2026-11-20T15:00:00Z')) })
    world = place.world
  })
  afterAll(async () => {
    await place.end()
    await service.close()
  })

  const noticesOf = async ({ token }: Person) => (await world.call<Notification[]>('GET', '/api/v1/notifications', { token })).body
  const read = async <T>(query: ReturnType<typeof sql>) => rowsOf<T>(await world.engines.db.db.execute(query))
  const quietAllDay = ({ token }: Person) =>
    world.call('PUT', '/api/v1/request/hours', { token, body: { quietFrom: 11, quietTo: 10, hasDigest: true } })

  /** A member whose wish so many products meet, of which nobody was told yet. */
  const met = async (products: number) => {
    const [buyer, seller] = [await aMember(world), await aMember(world)]
    const model = aModel()
    await aWish(world, buyer, { name: 'Cachivache', modelo: model })
    for (let n = 0; n < products; n++) {
      const { id } = await aProduct(world, seller, { name: `Cachivache ${model}`, description: `Número ${n}` })
      await matchProduct(world.app.ctx, { productId: id })
    }
    const found = await read<{ id: string }>(sql`select id from matches where buyer_id = ${buyer.id} order by id`)
    expect(found).toHaveLength(products)
    return { buyer, seller, ids: found.map(({ id }) => id) }
  }

  test('news of five matches at the same moment spend one budget: three notices, and one for the rest', async () => {
    const { buyer, ids } = await met(5)
    await race(place, writesTo(notifications), ...ids.map((id) => () => noticeMatched(world.app.ctx, { matchIds: [id] })))
    const told = await noticesOf(buyer)
    expect(told.map(({ type }) => type).sort()).toEqual(['match', 'match', 'match', 'matches'])
    expect(told.find(({ type }) => type === 'matches')?.data).toMatchObject({ count: 2 })
  })

  test('a match that two processes tell of is told once', async () => {
    const { buyer, ids } = await met(1)
    await quietAllDay(buyer)
    await race(place, writesTo(matches), ...times(2, () => noticeMatched(world.app.ctx, { matchIds: ids })))
    expect((await noticesOf(buyer)).map(({ data }) => data)).toMatchObject([{ count: 1 }])
  })

  test('a notice that two processes tell of is stored once, and neither fails', async () => {
    const { buyer, ids } = await met(1)
    const at = world.clock.now().toISOString()
    const tell = () => notify(world.app.ctx, { kind: 'orderSent', userId: buyer.id, about: 'x', at, data: { productName: 'Mate' } })
    await race(place, writesTo(notifications), ...times(2, tell))
    await race(place, writesTo(notifications), ...times(2, () => noticeOffered(world.app.ctx, { matchId: ids[0] ?? '', at })))
    expect(await noticesOf(buyer)).toHaveLength(2)
  })

  test('two processes whose digests are due at the same moment mail one', async () => {
    const { buyer, seller, ids } = await met(2)
    for (const person of [buyer, seller]) await quietAllDay(person)
    await noticeMatched(world.app.ctx, { matchIds: ids })
    await world.call('PUT', '/api/v1/request/hours', { token: buyer.token, body: { quietFrom: null, quietTo: null, hasDigest: true } })
    await race(place, writesTo(digestMatches), ...times(2, () => sendDigests(world.app.ctx)))
    expect(await mailsTo(world, buyer.email)).toHaveLength(1)
  })

  test('two more browsers at the same moment take the places of the two oldest', async () => {
    const ana = await aMember(world)
    const turnOn = (name: string) =>
      world.call('POST', '/api/v1/notifications/push', { token: ana.token, body: service.browser(name).subscription })
    for (let n = 0; n < 10; n++) await turnOn(`b${n}`)
    const oldest = sql`select from push_subscriptions where user_id = ${ana.id} order by created_at, id limit 1 for update`
    const answers = await race(
      place,
      oldest,
      () => turnOn('c1'),
      () => turnOn('c2'),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await read(sql`select 1 from push_subscriptions where user_id = ${ana.id}`)).toHaveLength(10)
  })
})
