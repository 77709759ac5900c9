import type { Claim, Order } from '@feria/contract/orders/schemas'
import { afterEach, expect, test } from 'vitest'
import { aPurchase, dollarsOf, expectBooks } from '../../../testing/money.ts'
import type { Person } from '../../../testing/people.ts'
import { describeRaces, rowOf, sortedStatusesOf, statusesOf, times } from '../../../testing/races.ts'
import { orders } from '../tables.ts'

describeRaces('the code of a delivery on PostgreSQL', (on) => {
  afterEach(() => expectBooks(on.testApp))

  const post = <T>(path: string, { token }: Person, body: object = {}) =>
    on.testApp.call<T>('POST', `/api/v1/orders/${path}`, { token, body })
  const paid = async () => {
    const { order, buyer, seller } = await aPurchase(on.testApp)
    return {
      ...{ order, buyer, seller },
      deliver: () => post<{ status: string }>(`${order.id}/delivered`, seller, { code: order.deliveryCode }),
      claim: () => post<Claim>(`${order.id}/claim`, buyer, { text: 'No anda' }),
      withdraw: () => post<Order>(`${order.id}/withdraw`, buyer),
      refund: () => post(`${order.id}/refund`, seller),
      money: async () => (await dollarsOf(on.testApp, seller)).available,
      status: async () => (await on.testApp.call<Order>('GET', `/api/v1/orders/${order.id}`, { token: buyer.token })).body.status,
    }
  }

  test('eight at once answer alike and pay once', async () => {
    const sale = await paid()
    const answers = await on.race(rowOf(orders, sale.order.id), ...times(8, sale.deliver))
    expect(answers.map(({ status, body }) => `${status} ${body.status}`)).toEqual(Array(8).fill('200 completada'))
    expect(await sale.money()).toBe(100)
  })

  test('before a claim it completes, and the claim holds the money again; behind it, it is refused', async () => {
    const first = await paid()
    expect(statusesOf(await on.race(rowOf(orders, first.order.id), first.deliver, first.claim))).toEqual([200, 201])
    const second = await paid()
    expect(statusesOf(await on.race(rowOf(orders, second.order.id), second.claim, second.deliver))).toEqual([201, 409])
    for (const sale of [first, second]) expect([await sale.status(), await sale.money()]).toEqual(['en disputa', 0])
  })

  test('against the buyer’s withdrawal: what was handed over is returned first, what was not is refunded at once', async () => {
    const first = await paid()
    expect(statusesOf(await on.race(rowOf(orders, first.order.id), first.deliver, first.withdraw))).toEqual([200, 200])
    expect([await first.status(), await first.money()]).toEqual(['en disputa', 0])
    const second = await paid()
    expect(statusesOf(await on.race(rowOf(orders, second.order.id), second.withdraw, second.deliver))).toEqual([200, 409])
    expect([await second.status(), await second.money()]).toEqual(['reembolsada', 0])
  })

  test('against the seller’s own refund one of them happens', async () => {
    for (const turned of [false, true]) {
      const sale = await paid()
      const callers = turned ? ([sale.refund, sale.deliver] as const) : ([sale.deliver, sale.refund] as const)
      expect(sortedStatusesOf(await on.race<{ status: number }[]>(rowOf(orders, sale.order.id), ...callers))).toEqual([200, 409])
      expect([await sale.status(), await sale.money()]).toEqual(turned ? ['reembolsada', 0] : ['completada', 100])
    }
  })
})
