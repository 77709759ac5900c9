import type { OrderReviews } from '@feria/contract/reviews/schemas'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCompleted } from '../../testing/money.ts'
import { anAdmin, type Person } from '../../testing/people.ts'
import { describeRaces, race, rowOf, sortedStatusesOf, times, writesTo } from '../../testing/races.ts'
import { aReviewed, review } from '../../testing/reviews.ts'
import { orders } from '../orders/tables.ts'
import { remind } from './follow-orders.ts'
import { publishSealed } from './publish.ts'
import { reviewAppeals, reviewReminders, reviews } from './tables.ts'

describeRaces('reviews on PostgreSQL', (on) => {
  const publishedOf = (orderId: string) =>
    on.read<{ at: string }>(sql`select published_at::text as at from reviews where order_id = ${orderId} and published_at is not null`)

  test('of two first reviews at once, the second publishes both, in one moment', async () => {
    const { buyer, seller, order } = await aCompleted(on.testApp)
    const written = await race(
      on.testApp,
      rowOf(orders, order.id),
      [buyer, seller].map((by) => () => review(on.testApp, order.id, by)),
    )
    expect(sortedStatusesOf(written)).toEqual([201, 201])
    const published = await publishedOf(order.id)
    expect([published.length, new Set(published.map(({ at }) => at)).size]).toEqual([2, 1])
  })

  test('the same review sent twice at once is written once', async () => {
    const { buyer, order } = await aCompleted(on.testApp)
    const written = await on.race(rowOf(orders, order.id), ...times(2, () => review(on.testApp, order.id, buyer)))
    expect(sortedStatusesOf(written)).toEqual([201, 409])
  })

  test('an answer written twice at once is written once', async () => {
    const { buyer, seller, order } = await aReviewed(on.testApp)
    const seen = await on.testApp.call<OrderReviews>('GET', `/api/v1/orders/${order.id}/reviews`, { token: buyer.token })
    const id = seen.body.mine?.id ?? ''
    const answer = (text: string) => () => on.testApp.call('POST', `/api/v1/reviews/${id}/answer`, { token: seller.token, body: { text } })
    const answers = await on.race(rowOf(reviews, id), answer('Gracias.'), answer('Muchas gracias.'))
    expect(sortedStatusesOf(answers)).toEqual([200, 409])
    expect(await on.read(sql`select answer from reviews where id = ${id}`)).toEqual([{ answer: 'Gracias.' }])
  })

  test('of two decisions about an appeal at once one holds', async () => {
    const { buyer, seller, order } = await aReviewed(on.testApp)
    const seen = await on.testApp.call<OrderReviews>('GET', `/api/v1/orders/${order.id}/reviews`, { token: buyer.token })
    await on.testApp.call('POST', `/api/v1/reviews/${seen.body.mine?.id}/appeal`, { token: seller.token, body: { reason: 'insulto' } })
    const [asked] = await on.read<{ id: string }>(sql`select id from review_appeals where review_id = ${seen.body.mine?.id}`)
    const decide = (by: Person, outcome: string) => () =>
      on.testApp.call('POST', `/api/v1/admin/review-appeals/${asked?.id}/decision`, { token: by.token, body: { outcome, note: 'Nota.' } })
    const [one, two] = [await anAdmin(on.testApp), await anAdmin(on.testApp)]
    const decided = await on.race(rowOf(reviewAppeals, asked?.id ?? ''), decide(one, 'queda'), decide(two, 'se quita'))
    expect(sortedStatusesOf(decided)).toEqual([200, 409])
    expect(await on.read(sql`select outcome from review_appeals where id = ${asked?.id}`)).toEqual([{ outcome: 'queda' }])
  })

  test('a claim that is opened while what is sealed becomes due keeps it sealed', async () => {
    const { buyer, order } = await aCompleted(on.testApp)
    await review(on.testApp, order.id, buyer)
    await on.read(sql`update reviews set closes_at = ${on.testApp.clock.now().toISOString()} where order_id = ${order.id}`)
    await on.race(
      rowOf(orders, order.id),
      () => on.read(sql`update orders set status = 'en disputa' where id = ${order.id}`),
      () => publishSealed(on.testApp.app.ctx),
    )
    expect(await publishedOf(order.id)).toEqual([])
    await on.read(sql`update orders set status = 'completada' where id = ${order.id}`)
    await publishSealed(on.testApp.app.ctx)
    expect(await publishedOf(order.id)).toHaveLength(1)
  })

  test('two processes that remind at the same moment remind once', async () => {
    const { order } = await aCompleted(on.testApp)
    const at = on.testApp.clock.now().toISOString()
    await on.read(
      sql`insert into review_reminders (order_id, due_at) values (${order.id}, ${at}) on conflict (order_id) do update set due_at = ${at}`,
    )
    await on.race(writesTo(reviewReminders), ...times(2, () => remind(on.testApp.app.ctx)))
    const asked = sql`data->>'task' like 'reviews.reminder-due/%' and data->'event'->>'orderId' = ${order.id}`
    expect(await on.read(sql`select from pgboss.job where ${asked}`)).toHaveLength(1)
  })
})
