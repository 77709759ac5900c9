import type { PublicWish, Wish, WishFields } from '@feria/contract/wishes/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPageVersion } from '../../core/http/page-versions.ts'
import { aMember, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const secret: WishFields = {
  name: 'Bicicleta playera',
  modelo: 'rodado 26',
  country: 'Argentina',
  localization: 'Zeballos 1342, Rosario, Santa Fe',
  maxPrice: 87_654,
  currency: 'ARS',
  radiusKm: 31,
  isPublic: true,
}
const create = async ({ token }: Person, body: Partial<WishFields> = {}) => {
  testApp.clock.pass(1)
  return (await testApp.call<Wish>('POST', '/api/v1/request', { token, body: { ...secret, ...body } })).body
}
const edit = ({ token }: Person, id: string, body: object) => testApp.call<Wish>('PUT', `/api/v1/request/${id}`, { token, body })
const read = (id: string) => testApp.call<{ wish: PublicWish | null }>('GET', `/api/v1/wishes/${id}`)
const list = async (query = '') => (await testApp.call<PublicWish[]>('GET', `/api/v1/wishes${query}`)).body

test('a wish is private unless its owner says otherwise', async () => {
  const ana = await aMember(testApp)
  const { isPublic: _, ...unspecified } = secret
  const { body: wish } = await testApp.call<Wish>('POST', '/api/v1/request', { token: ana.token, body: unspecified })
  expect(wish.isPublic).toBe(false)
  expect(await read(wish.id)).toMatchObject({ status: 404, error: { error: 'wishes.not-found' } })
  expect((await list()).map(({ id }) => id)).not.toContain(wish.id)
})

test('everybody may read a public one: neither whose it is, nor a place below the province, nor a price', async () => {
  const ana = await aMember(testApp, 'Ana Secretos')
  const wish = await create(ana, { size: 'M', condition: 'Usado' })
  const { body, status } = await read(wish.id)
  expect(status).toBe(200)
  expect(body.wish).toEqual({
    id: wish.id,
    name: 'Bicicleta playera',
    modelo: 'rodado 26',
    size: 'M',
    condition: 'Usado',
    country: 'Argentina',
    province: 'Santa Fe',
    createdAt: wish.createdAt,
  })
  const shown = JSON.stringify([body, await list()])
  for (const hidden of [ana.id, 'Ana Secretos', 'Zeballos', 'Rosario', '87654', 'radius']) expect(shown).not.toContain(hidden)
  expect((await create(ana, { localization: 'El fondo del mar' })).isPublic).toBe(true)
  expect((await list())[0]?.province).toBeNull()
})

test('switched off it is gone, switched on it is back; made private or removed, it never was', async () => {
  const ana = await aMember(testApp)
  const wish = await create(ana)
  await edit(ana, wish.id, { activo: false })
  expect((await read(wish.id)).body).toEqual({ wish: null })
  expect((await list()).map(({ id }) => id)).not.toContain(wish.id)
  await edit(ana, wish.id, { activo: true })
  expect((await read(wish.id)).body.wish?.id).toBe(wish.id)
  await edit(ana, wish.id, { isPublic: false })
  expect((await read(wish.id)).status).toBe(404)
  await edit(ana, wish.id, { isPublic: true })
  await testApp.call('DELETE', `/api/v1/request/${wish.id}`, { token: ana.token })
  expect((await read(wish.id)).status).toBe(404)
})

test('its page is made anew after every change that shows on it, and after it is made private or removed', async () => {
  const ana = await aMember(testApp)
  const wish = await create(ana)
  const version = async () => {
    await testApp.app.jobs.drain()
    return readPageVersion(testApp.engines.kv, wish.id)
  }
  const seen = [await version()]
  for (const change of [{ name: 'Bicicleta inglesa' }, { activo: false }, { activo: true }, { isPublic: false }, { isPublic: true }]) {
    await edit(ana, wish.id, change)
    seen.push(await version())
  }
  await testApp.call('DELETE', `/api/v1/request/${wish.id}`, { token: ana.token })
  seen.push(await version())
  expect(new Set(seen).size).toBe(7)
})

test('nobody but its owner makes a wish public', async () => {
  const [ana, beto] = [await aMember(testApp), await aMember(testApp)]
  const wish = await create(ana, { isPublic: false })
  expect((await edit(beto, wish.id, { isPublic: true })).status).toBe(404)
  expect((await read(wish.id)).status).toBe(404)
})

test('they are listed a page at a time, the newest first', async () => {
  const ana = await aMember(testApp)
  const made = [await create(ana, { name: 'Uno' }), await create(ana, { name: 'Dos' }), await create(ana, { name: 'Tres' })]
  const first = await testApp.call<PublicWish[]>('GET', '/api/v1/wishes?limit=2')
  expect(first.body.map(({ id }) => id)).toEqual([made[2]?.id, made[1]?.id])
  const [, query = ''] = /<[^?]*([^>]*)>; rel="next"/.exec(String(first.headers.link)) ?? []
  expect((await list(query))[0]?.id).toBe(made[0]?.id)
  expect((await testApp.call('GET', '/api/v1/wishes?cursor=x')).status).toBe(400)
})
