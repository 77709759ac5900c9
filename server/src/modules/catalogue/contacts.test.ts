import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, aProduct } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

test('a listing with a way out of Feria is neither published nor edited, and says what to take out of which field', async () => {
  const ana = await aMember(testApp)
  const product = await aProduct(testApp, ana)
  const body = { name: 'Mesa', description: 'Escribime al 11 2345-6789', price: 10, location: 'Rosario', details: 'mitienda.com.ar' }
  const refused = await testApp.call('POST', '/api/v1/products', { token: ana.token, body })
  expect([refused.status, refused.error.error]).toEqual([400, 'contact'])
  expect(refused.error.fields).toEqual({
    description: 'Sacá el teléfono: no se publica.',
    details: 'Sacá el enlace: no se publica.',
  })
  const address = `/api/v1/products/${product.id}`
  const edited = await testApp.call('PUT', address, { token: ana.token, body: { description: 'Mi mail: ana@gmail.com' } })
  expect([edited.status, edited.error.fields]).toEqual([400, { description: 'Sacá el email: no se publica.' }])
  expect((await testApp.call<{ description: string }>('GET', address)).body.description).toBe(product.description)
})

test('a wish with a way out of Feria is not made', async () => {
  const ana = await aMember(testApp)
  const body = { name: 'Bici, llamame al 11 2345-6789', modelo: 'Rodado 29', country: 'Argentina' }
  const refused = await testApp.call('POST', '/api/v1/request', { token: ana.token, body })
  expect([refused.status, refused.error.fields]).toEqual([400, { name: 'Sacá el teléfono: no se publica.' }])
})
