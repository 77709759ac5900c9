import type { ResaleLink } from '@feria/contract/reselling/schemas'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../../engines/db/database.ts'
import { gather } from '../../engines/files/files.ts'
import type { Person } from '../../testing/people.ts'
import { aContact, aResale, buyThrough, type Resale } from '../../testing/resale.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { reselling } from './reselling.module.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const DAY = 24 * 60
const run = (name: string) => reselling.schedules?.[name]?.run(testApp.app.ctx)
const visit = async ({ link }: Resale, cookie?: string) => {
  const { body, headers } = await testApp.call<{ isCounted: boolean }>('POST', `/api/v1/resale/${link.id}/visit`, {
    headers: cookie ? { cookie } : {},
  })
  return { ...body, cookie: String(headers['set-cookie']).split(';')[0] ?? '' }
}
const figuresOf = async ({ reseller, link }: Resale) => {
  const { body } = await testApp.call<ResaleLink[]>('GET', `/api/v1/reseller/resale-links/${reseller.id}`, { token: reseller.token })
  const found = body.find(({ id }) => id === link.id)
  return [found?.visits, found?.conversion]
}
const rows = async (resale: Resale) =>
  rowsOf<{ n: number }>(
    await testApp.engines.db.db.execute(sql`select count(*)::int as n from resale_visits where link_id = ${resale.link.id}`),
  )[0]?.n

test('visits of past days become a number: no figure changes, and a browser still counts once a day', async () => {
  const resale = await aResale(testApp)
  const { cookie } = await visit(resale)
  await visit(resale)
  await visit(resale)
  await aContact(testApp, resale)
  await buyThrough(testApp, resale)
  await testApp.app.jobs.drain()
  expect(await figuresOf(resale)).toEqual([3, 1 / 3])
  await run('sum-visits')
  expect(await rows(resale)).toBe(3)
  testApp.clock.pass(DAY)
  expect((await visit(resale, cookie)).isCounted).toBe(true)
  expect(await figuresOf(resale)).toEqual([4, 1 / 4])
  await run('sum-visits')
  await run('sum-visits')
  expect([await figuresOf(resale), await rows(resale)]).toEqual([[4, 1 / 4], 1])
  expect((await visit(resale, cookie)).isCounted).toBe(false)
  // The day is Argentina's: at 2:59 in UTC it is still the day before there.
  testApp.clock.pass(DAY - 9 * 60 - 1)
  await run('sum-visits')
  expect(await rows(resale)).toBe(1)
  testApp.clock.pass(1)
  await run('sum-visits')
  expect([await figuresOf(resale), await rows(resale)]).toEqual([[4, 1 / 4], 0])
})

test('more visits than one batch are all counted, once', async () => {
  const [many, other] = [await aResale(testApp), await aResale(testApp)]
  await visit(other)
  await testApp.engines.db.db.execute(
    sql`insert into resale_visits (link_id, visitor, day)
      select ${many.link.id}, n::text, date '2026-01-01' + n % 3 from generate_series(1, 12001) n`,
  )
  testApp.clock.pass(DAY)
  await run('sum-visits')
  await run('sum-visits')
  expect([await figuresOf(many), await rows(many)]).toEqual([[12_001, 0], 0])
  expect(await figuresOf(other)).toEqual([1, 0])
})

const draw = async ({ link }: Resale) => (await testApp.app.http.inject({ method: 'GET', url: `/resale/${link.id}/image.jpg` })).statusCode
const cards = async ({ link }: Resale) =>
  (await gather(testApp.engines.files.keys())).filter((key) => key.startsWith(`cards/link/${link.id}/`)).length
const call = (method: 'POST' | 'DELETE', path: string, { token }: Person, body?: object) =>
  testApp.call(method, `/api/v1${path}`, { token, ...(body ? { body } : {}) })

test('[RES-14] the preview of a link that was removed, or whose product is gone, is deleted; others stay', async () => {
  const [kept, away, gone] = [await aResale(testApp), await aResale(testApp), await aResale(testApp)]
  for (const resale of [kept, away, gone]) expect([await draw(resale), await cards(resale)]).toEqual([200, 1])
  await call('DELETE', `/resale-links/${away.link.id}`, away.reseller)
  await call('DELETE', `/products/${gone.product.id}`, gone.seller)
  // A drawing that began before may still be on its way.
  testApp.clock.pass(60)
  await run('sweep-cards')
  expect([await cards(away), await cards(gone)]).toEqual([1, 1])
  testApp.clock.pass(1)
  const { remove } = testApp.engines.files
  testApp.engines.files.remove = () => Promise.reject(new Error('the store is away'))
  await expect(run('sweep-cards')).rejects.toThrow('the store is away')
  testApp.engines.files.remove = remove
  await run('sweep-cards')
  await run('sweep-cards')
  expect([await cards(kept), await cards(away), await cards(gone)]).toEqual([1, 0, 0])
  await call('POST', '/resale-links', away.reseller, { productId: away.product.id })
  expect([await draw(away), await cards(away)]).toEqual([200, 1])
  testApp.clock.pass(61)
  await run('sweep-cards')
  expect(await cards(away)).toBe(1)
})

test('a preview rebuilt during the sweep is still known, and is deleted with its link', async () => {
  const resale = await aResale(testApp)
  await draw(resale)
  await call('DELETE', `/resale-links/${resale.link.id}`, resale.reseller)
  testApp.clock.pass(61)
  const { files } = testApp.engines
  const remove = files.remove.bind(files)
  let isFirst = true
  files.remove = async (key) => {
    await remove(key)
    if (!isFirst) return
    isFirst = false
    await call('POST', '/resale-links', resale.reseller, { productId: resale.product.id })
    await draw(resale)
  }
  await run('sweep-cards')
  files.remove = remove
  expect(await cards(resale)).toBe(1)
  await call('DELETE', `/resale-links/${resale.link.id}`, resale.reseller)
  testApp.clock.pass(61)
  await run('sweep-cards')
  expect(await cards(resale)).toBe(0)
})
