import type { Answer, api } from '@feria/contract'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, aProduct } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const brief = (ids: string) => testApp.call<Answer<typeof api.catalogue.brief>>('GET', `/api/v1/products/brief?ids=${ids}`)

test('previews of products by their ids: on sale, sold, hidden and gone ones', async () => {
  const ana = await aMember(testApp)
  const [onSale, sold, hidden] = [await aProduct(testApp, ana), await aProduct(testApp, ana), await aProduct(testApp, ana)]
  const change = (path: string, body: object) => testApp.call('PUT', `/api/v1/products/${path}`, { token: ana.token, body })
  await change(sold.id, { sold: true })
  await change(`${hidden.id}/visibility`, { visible: false })
  const nobodys = newId()
  const { name, price, currency, imageUrl } = onSale
  const shown = [
    { id: onSale.id, name, price, currency, imageUrl, isAvailable: true, sold: false },
    { id: sold.id, name, price, currency, imageUrl, isAvailable: false, sold: true },
  ]
  const { body } = await brief([onSale.id, sold.id, hidden.id, nobodys, onSale.id, nobodys].join())
  expect(body).toEqual({ products: shown, gone: [nobodys] })
  const { body: turned } = await brief([sold.id, onSale.id].join())
  expect(turned.products, 'in the order in which they are asked for').toEqual(shown.toReversed())
})

test('no ids, none that are, and more than fifty are refused', async () => {
  for (const ids of ['', 'x', Array.from({ length: 51 }, () => newId()).join()]) {
    const { status, error } = await brief(ids)
    expect([status, error.error]).toEqual([400, 'bad-input'])
  }
})
