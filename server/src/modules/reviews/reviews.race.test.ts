import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCompleted } from '../../testing/money.ts'
import { describeRaces, race, rowOf, sortedStatusesOf, times } from '../../testing/races.ts'
import { review } from '../../testing/reviews.ts'
import { orders } from '../orders/tables.ts'

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
})
