import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { keptCardSteps } from '../../testing/kept-cards.ts'
import { aMember, PASSWORD, type Person } from '../../testing/people.ts'
import { describeRaces, rowOf } from '../../testing/races.ts'
import { users } from '../accounts/tables.ts'
import { keepCard } from './kept-cards.ts'
import { cardsToKeep } from './tables.ts'

describeRaces('kept cards on PostgreSQL', (on) => {
  let seller: Person
  let buyer: Person
  beforeEach(async () => {
    ;[seller, buyer] = [await aMember(on.testApp, 'Ana Vende'), await aMember(on.testApp, 'Beto Compra')]
  })
  const { aToken, buy, cards } = keptCardSteps(() => ({ testApp: on.testApp, seller, buyer }))
  const atProvider = () =>
    on.read(sql`select from sandbox_cards c join sandbox_customers m on m.id = c.customer_id where m.email = ${buyer.email}`)
  /** The jobs that keep a card, each after a purchase with it. */
  const asked = async (purchases: number) => {
    for (let n = 0; n < purchases; n++) await buy({ cardToken: await aToken(), keepCard: true })
    const rows = await on.testApp.engines.db.db.select().from(cardsToKeep)
    return rows
      .filter(({ userId }) => userId === buyer.id)
      .map(
        ({ paymentId }) =>
          () =>
            keepCard(on.testApp.app.ctx, { paymentId }),
      )
  }

  test('two purchases with one card at once keep it once', { timeout: 60_000 }, async () => {
    const [first, second] = await asked(2)
    if (!first || !second) throw new Error('Nothing was asked.')
    await on.race(rowOf(users, buyer.id), first, second, first)
    await on.testApp.app.jobs.drain()
    expect(await cards()).toHaveLength(1)
    expect(await atProvider()).toHaveLength(1)
  })

  test('a card that is kept while its member leaves is forgotten', { timeout: 60_000 }, async () => {
    const [keep] = await asked(1)
    if (!keep) throw new Error('Nothing was asked.')
    const [order] = (await on.testApp.call<{ id: string }[]>('GET', '/api/v1/orders', { token: buyer.token })).body
    await on.testApp.call('POST', `/api/v1/orders/${order?.id}/refund`, { token: seller.token })
    const leave = () => on.testApp.call('DELETE', '/api/v1/users/me', { token: buyer.token, body: { password: PASSWORD } })
    const [left] = await on.race(rowOf(users, buyer.id), leave, keep)
    expect(left.status).toBe(200)
    await on.testApp.app.jobs.drain()
    expect(await on.read(sql`select from kept_cards where user_id = ${buyer.id}`)).toEqual([])
    expect(await atProvider()).toEqual([])
  })
})
