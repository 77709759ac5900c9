import type { Offer } from '@feria/contract/prospecting/schemas'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, aProduct } from '../../testing/people.ts'
import { aWillingMember, searchBuyers, sellTo } from '../../testing/prospecting.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

test('a published product of one’s own is offered, while it is on sale, once to each member', async () => {
  const [seller, buyer, other] = [await aMember(testApp, 'Vera Vende'), await aWillingMember(testApp), await aMember(testApp, 'Otra')]
  const { id, name } = await aProduct(testApp, seller, { name: 'Bicicleta playera rodado 26' })
  const offer = (productId: string, { token } = seller) =>
    testApp.call<Offer>('POST', `/api/v1/products/${productId}/offers`, { token, body: { potentialBuyer: { id: buyer.id } } })
  expect((await offer(id)).error.error).toBe('prospecting.member-not-found')
  await searchBuyers(testApp, seller)
  await searchBuyers(testApp, other)
  expect([(await offer(id, other)).status, (await offer(newId(), other)).status]).toEqual([403, 404])
  const setVisible = (visible: boolean) =>
    testApp.call('PUT', `/api/v1/products/${id}/visibility`, { token: seller.token, body: { visible } })
  await setVisible(false)
  expect((await offer(id)).error.error).toBe('prospecting.gone')
  await setVisible(true)
  const { status, body } = await offer(id)
  expect([status, body]).toMatchObject([201, { side: 'enviada', status: 'pendiente', product: { id, name }, buyer: { id: buyer.id } }])
  const received = await testApp.call('GET', '/api/v1/offers?side=recibida', { token: buyer.token })
  expect(received.body).toMatchObject([{ id: body.id, product: { id }, can: { answer: true } }])
  expect((await offer(id)).error.error).toBe('prospecting.already-offered')
  expect((await sellTo(testApp, seller, buyer.id, { name })).error.error).toBe('prospecting.already-offered')
  const products = await testApp.call('GET', '/api/v1/products/mine', { token: seller.token })
  expect(products.body).toHaveLength(1)
})
