import type { Demand } from '@feria/contract/wishes/schemas'
import { eq, inArray, min } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, aProduct, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { aWish as anyWish } from '../../testing/wishes.ts'
import { countDemand } from './demand.ts'
import { countDemand as demandAround } from './demand-signals.ts'
import { CELL_LAT, CELL_LON } from './rules.ts'
import { demandCells, wishes } from './tables.ts'
import { countWanting } from './use-cases/count-wanting.ts'

let testApp: TestApp
let vera: Person
beforeAll(async () => {
  testApp = await createTestApp()
  vera = await aMember(testApp, 'Vera Vende')
})
afterAll(() => testApp.close())

const aWish = async (person: Person, name: string, localization: string | null = 'Rosario, Santa Fe') => {
  testApp.clock.pass(1)
  return (await anyWish(testApp, person, { name, localization })).id
}
const board = async (query = 'near=Rosario') =>
  (await testApp.call<Demand[]>('GET', `/api/v1/request/demand?${query}`, { token: vera.token })).body

test('the demand board: things and models that 5 people or more look for around a place, nobody twice', async () => {
  await aProduct(testApp, vera, { name: 'Heladera Gafa', categoryId: 3 })
  const people: Person[] = []
  for (let i = 0; i < 6; i++) people.push(await aMember(testApp))
  const ids: string[] = []
  for (const person of people) ids.push(await aWish(person, 'Heladera'))
  for (const person of people.slice(0, 5)) await aWish(person, 'iPhone 13')
  for (const person of [...people.slice(0, 4), ...people.slice(0, 1)]) await aWish(person, 'Kayak')
  for (const [n, person] of people.slice(0, 5).entries()) await aWish(person, 'Monopatín', n === 0 ? 'Mendoza' : 'Rosario, Santa Fe')
  for (const person of people.slice(0, 5)) await aWish(person, 'Trineo', 'Neuquén')
  // Five wishes of one member for one thing, here and there, are one person.
  for (const place of ['Rosario', 'Mendoza', 'Salta', 'Rosario', 'Neuquén']) await aWish(people[0] as Person, 'Kayak doble', place)
  await testApp.app.jobs.drain()
  expect(await board()).toEqual([])
  await countDemand(testApp.app.ctx)
  await countDemand(testApp.app.ctx)
  const found = await board()
  expect(found).toContainEqual({ what: 'Heladera', category: 'Hogar y Jardín', people: 6 })
  expect(found).toContainEqual({ what: 'iPhone 13', category: null, people: 5 })
  expect(found.map(({ what }) => what)).not.toContain('Kayak')
  expect(found.map(({ what }) => what)).not.toContain('Monopatín')
  expect(await board('')).toContainEqual({ what: 'Monopatín', category: null, people: 5 })
  expect(found[0]?.what).toBe('Heladera')
  expect(await board('near=Rosario&limit=1')).toHaveLength(1)
  const wanting = (name: string, seller = vera) => countWanting(testApp.app.ctx, { userId: seller.id, name, description: '' })
  expect([await wanting('Heladera'), await wanting('Heladera', people[0]), await wanting('Kayak')]).toEqual([6, 5, null])
  expect(await board('near=Mendoza')).toEqual([])
  // 501 km along a parallel, whose degrees are narrower than those of the equator.
  const ofTrineo = async (radius: number) => (await board(`near=Bahía Blanca&radiusKm=${radius}`)).some(({ what }) => what === 'Trineo')
  expect([await ofTrineo(400), await ofTrineo(500)]).toEqual([false, true])
  expect((await board('near=Funes&radiusKm=10')).length).toBeGreaterThan(0)
  expect((await testApp.call('GET', '/api/v1/request/demand?radiusKm=0', { token: vera.token })).status).toBe(400)
  expect((await testApp.call('GET', '/api/v1/request/demand')).status).toBe(401)
  await testApp.call('PUT', `/api/v1/request/${ids[0]}`, { token: people[0]?.token ?? '', body: { activo: false } })
  await testApp.call('PUT', `/api/v1/request/${ids[1]}`, { token: people[1]?.token ?? '', body: { activo: false } })
  await countDemand(testApp.app.ctx)
  expect((await board()).map(({ what }) => what)).not.toContain('Heladera')
  // A model is counted as a thing is.
  const ofModel: string[] = []
  for (const person of people.slice(0, 5)) ofModel.push(await aWish(person, 'Galaxy A54'))
  await testApp.app.jobs.drain()
  await countDemand(testApp.app.ctx)
  expect((await board()).map(({ what }) => what)).toContain('Galaxy A54')
  await testApp.call('PUT', `/api/v1/request/${ofModel[0]}`, { token: people[0]?.token ?? '', body: { activo: false } })
  await countDemand(testApp.app.ctx)
  expect((await board()).map(({ what }) => what)).not.toContain('Galaxy A54')
  // What nobody touched for ninety days says nothing any more; the wishes for a phone came one a minute.
  const phones = async (minutes: number) => {
    testApp.clock.pass(minutes)
    await countDemand(testApp.app.ctx)
    const cells = await testApp.app.ctx.db.select().from(demandCells).where(eq(demandCells.label, 'iPhone 13'))
    return cells.reduce((sum, row) => sum + row.people, 0)
  }
  const [first] = await testApp.app.ctx.db
    .select({ at: min(wishes.updatedAt) })
    .from(wishes)
    .where(eq(wishes.name, 'iPhone 13'))
  const age = (testApp.clock.now().getTime() - (first?.at?.getTime() ?? 0)) / 60_000
  expect([await phones(90 * 24 * 60 - age - 1), await phones(1)]).toEqual([5, 0])
})

test('demand around a place is that of whole cells: what lies on an edge belongs to the cell north or east of it', async () => {
  const ids: string[] = []
  for (let i = 0; i < 5; i++) ids.push(await aWish(await aMember(testApp), 'Carpa'))
  const membersAt = async (lat: number, lon: number) => {
    await testApp.app.ctx.db.update(wishes).set({ lat, lon, categoryId: 3 }).where(inArray(wishes.id, ids))
    const around = { lat: 0, lon: 0 }
    return (await demandAround(testApp.app.ctx, { categoryId: 3, around, productName: 'Carpa' })).members
  }
  const [north, east, little] = [2 * CELL_LAT, 2 * CELL_LON, 0.001]
  expect([await membersAt(-north, 0), await membersAt(0, -east)]).toEqual([5, 5])
  expect([await membersAt(-north - little, 0), await membersAt(0, -east - little)]).toEqual([null, null])
  expect([await membersAt(north - little, 0), await membersAt(0, east - little)]).toEqual([5, 5])
  expect([await membersAt(north, 0), await membersAt(0, east)]).toEqual([null, null])
})
