import { createHash } from 'node:crypto'
import type { ProductFields } from '@feria/contract/catalogue/schemas'
import type { ComparedListing } from '@feria/contract/orders/listing-schemas'
import type { Purchase } from '@feria/contract/orders/schemas'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '../../../engines/db/database.ts'
import { aPurchase, placeOrder } from '../../../testing/money.ts'
import { aCard, aMember, anAdmin, aProduct, PASSWORD, type Person } from '../../../testing/people.ts'
import { sendPicture } from '../../../testing/send-picture.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { uploads } from '../../uploads/uploads.module.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const edit = (seller: Person, productId: string, body: Partial<ProductFields>) =>
  testApp.call('PUT', `/api/v1/products/${productId}`, { token: seller.token, body })
const compare = (orderId: string, { token }: Person) =>
  testApp.call<ComparedListing[]>('GET', `/api/v1/orders/${orderId}/listings`, { token })
/** Two pictures, of which each width has other bytes. */
const pictured = async (seller: Person) => {
  const send = async (background: string) =>
    (
      await sendPicture(
        testApp,
        seller,
        await sharp({ create: { width: 900, height: 700, channels: 3, background } })
          .png()
          .toBuffer(),
      )
    ).url
  return { images: [await send('#a33'), await send('#3a3')] }
}

describe('what was bought', () => {
  test('stays as it was when its price was taken, with all its pictures and their hashes', async () => {
    const { order, buyer, seller, productId } = await aPurchase(testApp, async (seller) => ({
      ...(await pictured(seller)),
      details: 'Con canasto y luces',
      brand: 'Aurora',
      negotiationConditions: 'Incluye el candado',
      delivery: { pickup: true, pickupArea: 'Barrio Pichincha', parcelPrice: 12, agreed: true },
      minSalePrice: 77.31,
    }))
    const changed = {
      name: 'Otra cosa',
      details: null,
      price: 500,
      images: [],
      location: 'Salta',
      delivery: { pickup: false, agreed: true },
    }
    expect((await edit(seller, productId, changed)).status).toBe(200)
    const { body } = await testApp.call<Purchase>('GET', `/api/v1/orders/${order.id}`, { token: buyer.token })
    const asBought = body.orderItems[0]?.asBought
    expect(asBought).toMatchObject({
      ...{ name: 'Bicicleta playera rodado 26', price: 100, currency: 'USD', description: 'Playera con canasto', condition: 'Usado' },
      ...{ details: 'Con canasto y luces', brand: 'Aurora', location: 'Rosario, Santa Fe', negotiationConditions: 'Incluye el candado' },
      delivery: { pickup: true, pickupArea: 'Barrio Pichincha', parcelPrice: 12, agreed: true },
    })
    expect(asBought?.category).toBeTruthy()
    expect(asBought?.pictures).toHaveLength(2)
    for (const { url, sha256 } of asBought?.pictures ?? []) {
      const { rawPayload, statusCode } = await testApp.app.http.inject({ url })
      expect([statusCode, createHash('sha256').update(rawPayload).digest('hex')]).toEqual([200, sha256])
    }
    expect(JSON.stringify(body), 'the lowest price is the seller’s').not.toContain('77.31')
  })

  test('is stored once for all orders of the same listing, and again for what was edited', async () => {
    const seller = await aMember(testApp)
    const { id } = await aProduct(testApp, seller, { stock: 5 })
    const buyers = [await aMember(testApp), await aMember(testApp), await aMember(testApp)]
    for (const [n, buyer] of buyers.entries()) {
      if (n === 2) await edit(seller, id, { price: 140 })
      expect((await placeOrder(testApp, buyer.token, { ids: [id] })).status).toBe(201)
    }
    const kept = await testApp.engines.db.db.execute(sql`
      select count(*)::int as orders, count(distinct sha256)::int as listings
      from order_items join frozen_listings on sha256 = listing_sha256 where product_id = ${id}`)
    expect(rowsOf(kept)).toEqual([{ orders: 3, listings: 2 }])
  })

  test('keeps its pictures when the product changes, is hidden, and its seller leaves; they cannot be made private', async () => {
    const { order, buyer, seller, productId } = await aPurchase(testApp, async (seller) => ({ ...(await pictured(seller)), price: 0 }))
    const [url = ''] = (await compare(order.id, buyer)).body[0]?.asBought.pictures.map((picture) => picture.url) ?? []
    const document = { token: seller.token, body: { imageUrl: url } }
    await testApp.call('POST', '/api/v1/reseller/register', { token: seller.token })
    expect((await testApp.call('POST', '/api/v1/users/me/identity', document)).error.error).toBe('uploads.in-use')
    await edit(seller, productId, { images: [] })
    const receive = { token: buyer.token, body: { status: 'completada' } }
    await testApp.call('PUT', `/api/v1/orders/${order.id}/status`, { token: seller.token, body: { status: 'enviada' } })
    expect((await testApp.call('PUT', `/api/v1/orders/${order.id}/status`, receive)).status).toBe(200)
    expect((await testApp.call('DELETE', '/api/v1/users/me', { token: seller.token, body: { password: PASSWORD } })).status).toBe(200)
    testApp.clock.pass(3 * 24 * 60)
    await uploads.schedules?.['sweep-uploads']?.run(testApp.app.ctx)
    expect((await testApp.app.http.inject({ url })).statusCode).toBe(200)
    const [one] = (await compare(order.id, buyer)).body
    expect(one).toMatchObject({ asBought: { pictures: [{ url }, {}] }, today: null, changes: [] })
  })

  test('is in the personal data of both parties', async () => {
    const { buyer, seller } = await aPurchase(testApp, async () => ({ details: 'Detalle que se exporta' }))
    for (const { token } of [buyer, seller]) {
      const { body } = await testApp.call<object>('GET', '/api/v1/users/me/export', { token })
      expect(JSON.stringify(body)).toContain('Detalle que se exporta')
    }
  })
})

describe('what was bought beside what it is today', () => {
  test('says what changed, or nothing', async () => {
    const { order, buyer, seller, productId } = await aPurchase(testApp)
    const [same] = (await compare(order.id, buyer)).body
    expect(same?.changes).toEqual([])
    expect(same?.asBought).toMatchObject(same?.today ?? {})
    await edit(seller, productId, { name: 'Bicicleta nueva', price: 300, ...(await pictured(seller)) })
    const [changed] = (await compare(order.id, buyer)).body
    expect(changed).toMatchObject({
      changes: ['name', 'price', 'pictures'],
      asBought: { name: 'Bicicleta playera rodado 26', price: 100 },
      today: { name: 'Bicicleta nueva', price: 300 },
    })
    await testApp.call('PUT', `/api/v1/products/${productId}/visibility`, { token: seller.token, body: { visible: false } })
    expect((await compare(order.id, buyer)).body[0]?.today, 'hidden from its buyer').toBeNull()
    expect((await compare(order.id, seller)).body[0]?.today).toMatchObject({ name: 'Bicicleta nueva' })
  })

  test('is for the buyer, for the seller once it is paid, and for admins once there is a claim', async () => {
    const { order, buyer, seller, productId } = await aPurchase(testApp, async () => ({ stock: 3 }))
    const [admin, other] = [await anAdmin(testApp), await aMember(testApp)]
    const statuses = () => Promise.all([buyer, seller, admin, other].map(async (reader) => (await compare(order.id, reader)).status))
    expect(await statuses()).toEqual([200, 200, 404, 404])
    await testApp.call('POST', `/api/v1/orders/${order.id}/claim`, { token: buyer.token, body: { text: 'No es lo que decía' } })
    expect(await statuses()).toEqual([200, 200, 200, 404])
    const unpaid = await placeOrder(testApp, other.token, { ids: [productId] })
    expect([(await compare(unpaid.body.id, other)).status, (await compare(unpaid.body.id, seller)).status]).toEqual([200, 404])
    expect((await compare(crypto.randomUUID(), buyer)).status).toBe(404)
    const two = [await aProduct(testApp, seller, { name: 'Mate' }), await aProduct(testApp, seller, { name: 'Bombilla' })]
    const both = await placeOrder(testApp, buyer.token, { ids: two.map(({ id }) => id), card: await aCard(testApp) })
    expect((await compare(both.body.id, seller)).body.map(({ asBought }) => asBought.name)).toEqual(['Bombilla', 'Mate'])
  })
})
