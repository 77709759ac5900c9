import type { Notification } from '@feria/contract/notifications/schemas'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createClock } from '../../testing/clock.ts'
import { mailsTo } from '../../testing/mails.ts'
import { aCompleted } from '../../testing/money.ts'
import { aMember, aProduct, type Person } from '../../testing/people.ts'
import { startPushService } from '../../testing/push-service.ts'
import { describeRaces, times, writesTo } from '../../testing/races.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { aModel, aWish } from '../../testing/wishes.ts'
import { matches } from '../wishes/tables.ts'
import { wishes } from '../wishes/wishes.module.ts'
import { notifyMatched, notifyOffered } from './matches.ts'
import { sendDigests } from './matches-digest.ts'
import { notify } from './notify.ts'
import { notifyReviewDue } from './review-notifications.ts'
import { digestMatches, notifications } from './tables.ts'

let service: Awaited<ReturnType<typeof startPushService>>
const open = async (): Promise<TestApp> => {
  service = await startPushService()
  const testApp = await createTestApp({ pushSender: service.sender, clock: createClock(new Date('2026-11-20T15:00:00Z')) })
  return { ...testApp, close: () => testApp.close().finally(service.close) }
}

describeRaces(
  'notifications on PostgreSQL',
  (on) => {
    const { race, read, commitsOf } = on
    const notificationsOf = async ({ token }: Person) =>
      (await on.testApp.call<Notification[]>('GET', '/api/v1/notifications', { token })).body
    const quietAllDay = ({ token }: Person) =>
      on.testApp.call('PUT', '/api/v1/request/hours', { token, body: { quietFrom: 11, quietTo: 10, hasDigest: true } })

    /** A member whose wish so many products meet, of which nobody was told yet. */
    const met = async (products: number) => {
      const [buyer, seller] = [await aMember(on.testApp), await aMember(on.testApp)]
      const model = aModel()
      await aWish(on.testApp, buyer, { name: 'Cachivache', modelo: model })
      for (let n = 0; n < products; n++) {
        const { id } = await aProduct(on.testApp, seller, { name: `Cachivache ${model}`, description: `Número ${n}` })
        await wishes.on?.['catalogue.changed']?.['match-product']?.(on.testApp.app.ctx, { productId: id })
      }
      const found = await read<{ id: string }>(sql`select id from matches where buyer_id = ${buyer.id} order by id`)
      expect(found).toHaveLength(products)
      return { buyer, seller, ids: found.map(({ id }) => id) }
    }

    test('five simultaneous matches share one budget: three notifications, and one for the rest', async () => {
      const { buyer, ids } = await met(5)
      await race(writesTo(notifications), ...ids.map((id) => () => notifyMatched(on.testApp.app.ctx, { matchIds: [id] })))
      const received = await notificationsOf(buyer)
      expect(received.map(({ type }) => type).sort()).toEqual(['match', 'match', 'match', 'matches'])
      expect(received.find(({ type }) => type === 'matches')?.data).toMatchObject({ count: 2 })
    })

    test('a match that two processes send is sent once', async () => {
      const { buyer, ids } = await met(1)
      await quietAllDay(buyer)
      await race(writesTo(matches), ...times(2, () => notifyMatched(on.testApp.app.ctx, { matchIds: ids })))
      expect((await notificationsOf(buyer)).map(({ data }) => data)).toMatchObject([{ count: 1 }])
    })

    test('more matches while their notification is being read begin a new one', async () => {
      const { buyer, ids } = await met(6)
      const [last = '', ...others] = ids
      for (const id of others) await notifyMatched(on.testApp.app.ctx, { matchIds: [id] })
      const [grouped] = (await notificationsOf(buyer)).filter(({ type }) => type === 'matches')
      const markRead = () => on.testApp.call('PUT', `/api/v1/notifications/${grouped?.id}/read`, { token: buyer.token })
      await race<unknown[]>(await commitsOf('update', notifications), markRead, () =>
        notifyMatched(on.testApp.app.ctx, { matchIds: [last] }),
      )
      const received = (await notificationsOf(buyer)).filter(({ type }) => type === 'matches')
      expect(received.map(({ data, read }) => [data.count, read]).sort()).toEqual([
        [1, false],
        [2, true],
      ])
    })

    test('a notification that two processes store is stored once, and neither fails', async () => {
      const { buyer, ids } = await met(1)
      const at = on.testApp.clock.now().toISOString()
      const notifyOnce = () =>
        notify(on.testApp.app.ctx, { kind: 'orderSent', userId: buyer.id, about: 'x', at, data: { productName: 'Mate' } })
      await race(writesTo(notifications), ...times(2, notifyOnce))
      await race(writesTo(notifications), ...times(2, () => notifyOffered(on.testApp.app.ctx, { matchId: ids[0] ?? '', at })))
      expect(await notificationsOf(buyer)).toHaveLength(2)
    })

    test('a reminder of a review that two processes store is stored once, and neither fails', async () => {
      const { buyer, order } = await aCompleted(on.testApp)
      const remind = () => notifyReviewDue(on.testApp.app.ctx, { orderId: order.id })
      await race(writesTo(notifications), remind, remind)
      const reminders = sql`select from notifications where user_id = ${buyer.id} and subject = ${`reviewDue:${order.id}`}`
      expect(await read(reminders)).toHaveLength(1)
    })

    test('two processes whose digests are due at the same moment send one', async () => {
      const { buyer, seller, ids } = await met(2)
      for (const person of [buyer, seller]) await quietAllDay(person)
      await notifyMatched(on.testApp.app.ctx, { matchIds: ids })
      await on.testApp.call('PUT', '/api/v1/request/hours', {
        token: buyer.token,
        body: { quietFrom: null, quietTo: null, hasDigest: true },
      })
      await race(writesTo(digestMatches), ...times(2, () => sendDigests(on.testApp.app.ctx)))
      expect(await mailsTo(on.testApp, buyer.email)).toHaveLength(1)
    })

    test('two more browsers at the same moment replace the two oldest', async () => {
      const ana = await aMember(on.testApp)
      const turnOn = (name: string) =>
        on.testApp.call('POST', '/api/v1/notifications/push', { token: ana.token, body: service.browser(name).subscription })
      for (let n = 0; n < 10; n++) await turnOn(`b${n}`)
      const oldest = sql`select from push_subscriptions where user_id = ${ana.id} order by created_at, id limit 1 for update`
      const answers = await race(
        oldest,
        () => turnOn('c1'),
        () => turnOn('c2'),
      )
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(await read(sql`select 1 from push_subscriptions where user_id = ${ana.id}`)).toHaveLength(10)
    })
  },
  open,
)
