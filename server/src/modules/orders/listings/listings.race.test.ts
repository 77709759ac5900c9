import type { ComparedListing } from '@feria/contract/orders/listing-schemas'
import type { Order } from '@feria/contract/orders/schemas'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { placeOrder } from '../../../testing/money.ts'
import { aMember, aProduct, type Person } from '../../../testing/people.ts'
import { describeRaces, rowOf, statusesOf } from '../../../testing/races.ts'
import { products } from '../../catalogue/tables.ts'

describeRaces('listings on PostgreSQL', (on) => {
  const world = async () => {
    const [seller, buyer] = [await aMember(on.testApp), await aMember(on.testApp)]
    const product = await aProduct(on.testApp, seller, { name: 'Antes', price: 100, stock: 50 })
    const edit = () =>
      on.testApp.call('PUT', `/api/v1/products/${product.id}`, { token: seller.token, body: { name: 'Después', price: 90, categoryId: 2 } })
    const buy = (person: Person = buyer) => placeOrder(on.testApp, person.token, { ids: [product.id] })
    return { buyer, product, edit, buy }
  }
  const boughtOf = async ({ id }: Order, { token }: Person) =>
    (await on.testApp.call<ComparedListing[]>('GET', `/api/v1/orders/${id}/listings`, { token })).body[0]?.asBought

  test('a listing that is edited during a purchase is kept whole as its price was: before the edit or after it', async () => {
    for (const isEditFirst of [true, false]) {
      const { buyer, product, edit, buy } = await world()
      const hold = rowOf(products, product.id)
      const [, order] = isEditFirst ? await on.race(hold, edit, buy) : (await on.race(hold, buy, edit)).reverse()
      const { body } = order as Awaited<ReturnType<typeof buy>>
      const asBought = await boughtOf(body, buyer)
      const expected = isEditFirst ? { name: 'Después', price: 90 } : { name: 'Antes', price: 100 }
      expect(asBought).toMatchObject(expected)
      expect([body.totalPrice, body.orderItems[0]?.product.name]).toEqual([expected.price, expected.name])
      const [category] = await on.read<{ name: string }>(sql`select name from categories where id = ${isEditFirst ? 2 : 4}`)
      expect(asBought?.category).toBe(category?.name)
    }
  })

  test('twenty purchases of one listing at once share one row', async () => {
    const { product, buy } = await world()
    const buyers = await Promise.all(Array.from({ length: 20 }, () => aMember(on.testApp)))
    expect(statusesOf(await Promise.all(buyers.map(buy)))).toEqual(Array(20).fill(201))
    const kept = sql`
      select count(*)::int as n, count(distinct listing_sha256)::int as listings,
        (select count(*)::int from frozen_listings where content ->> 'productId' = ${product.id}) as rows
      from order_items where product_id = ${product.id}`
    expect(await on.read(kept)).toEqual([{ n: 20, listings: 1, rows: 1 }])
  })
})
