import type { Condition } from '@feria/contract/catalogue/values'
import { count, eq, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Db } from '../../engines/db/database.ts'
import { copyProduct } from '../../testing/copy-product.ts'
import { aMember, aProduct, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { rankMatches } from './candidates.ts'
import { type Gathering, gather, passingOf } from './gather.ts'
import { products } from './tables.ts'
import { type Level, readSearch } from './text-match.ts'

/** More than one walk reads. */
const COPIES = 700

let testApp: TestApp
let seller: Person
beforeAll(async () => {
  testApp = await createTestApp()
  seller = await aMember(testApp)
})
afterAll(() => testApp.close())

const sell = (name: string, condition: Condition = 'Usado') => aProduct(testApp, seller, { name, description: 'Se retira', condition })

const search = async (text: string) => {
  const read = await readSearch(testApp.app.ctx, text)
  if (!read) throw new Error(`«${text}» has no word.`)
  const gathering: Gathering = { search: read, where: undefined, passing: 1, found: [], many: new Set() }
  const execute = vi.fn<Db['execute']>((statement) => testApp.app.ctx.db.execute(statement))
  const ctx = { ...testApp.app.ctx, db: { execute } as unknown as Db }
  const first = async (from = 0) => {
    const [level, ...looser] = read.levels.slice(from)
    if (!level) throw new Error(`«${text}» has no level ${from}.`)
    return (await gather(ctx, gathering, level, looser)).map((rows) => rows.map(({ name }) => name))
  }
  return { read, gathering, first, statements: () => execute.mock.calls.length }
}

test('levels that have few products are read together, each product in the first that it belongs to', async () => {
  for (const name of ['Silla Thonet', 'Silla Thonet plegable roja', 'Silla Thonet plegable', 'Silla de paja']) await sell(name)
  const { first, gathering } = await search('silla thonet plegable roja')
  expect(await first()).toEqual([['Silla Thonet plegable roja'], ['Silla Thonet plegable']])
  expect(gathering.many.size).toBe(0)
  const chairs = await search('silla thonet')
  expect((await chairs.first()).map((names) => names.toSorted())).toEqual([
    ['Silla Thonet', 'Silla Thonet plegable', 'Silla Thonet plegable roja'],
    ['Silla de paja'],
  ])
})

test('what was found is left out', async () => {
  const { first, gathering } = await search('silla thonet plegable roja')
  gathering.found = (await gather(testApp.app.ctx, gathering, gathering.search.levels[1] as Level)).flat()
  expect(gathering.found.map(({ name }) => name)).toEqual(['Silla Thonet plegable roja', 'Silla Thonet plegable'])
  expect(await first()).toEqual([[], []])
})

test('a level that alone has enough is not read with looser ones', async () => {
  const { read, gathering } = await search('silla thonet')
  const [level, ...looser] = read.levels
  if (!level) throw new Error('The search has no level.')
  const estimatedAs = (products: number) => ({ ...level, share: products / read.sample.total })
  const listsFor = async (products: number) => (await gather(testApp.app.ctx, gathering, estimatedAs(products), looser)).length
  expect([await listsFor(59), await listsFor(60)]).toEqual([2, 1])
  // Of twice as many a half passes the filters.
  gathering.passing = 0.5
  expect([await listsFor(119), await listsFor(120)]).toEqual([2, 1])
})

test('how many pass the filters is told by the newest, and some always may', async () => {
  const { db } = testApp.app.ctx
  const passing = (where?: SQL) => passingOf(testApp.app.ctx, where)
  const [{ n } = { n: 0 }] = await db.select({ n: count() }).from(products)
  expect(await Promise.all([passing(), passing(eq(products.isVisible, true)), passing(eq(products.name, 'Silla de paja'))])).toEqual([
    1,
    1,
    1 / n,
  ])
  expect(await passing(eq(products.name, 'Nada'))).toBe(1 / n)
})

test('where many more are there than were estimated, the looser levels are left for later, and are not tried again', async () => {
  // The sample of before is kept for a minute.
  await copyProduct(testApp, (await sell('Silla Thonet plegable')).id, COPIES)
  const { read, first, gathering, statements } = await search('silla thonet plegable roja')
  expect(await first()).toEqual([['Silla Thonet plegable roja']])
  expect([[...gathering.many], statements()]).toEqual([[read.levels[1]], 2])
  const many = (await first(1)).map((names) => [...new Set(names)])
  expect(many[0]).toContain('Silla Thonet plegable')
  expect([many.length, statements()]).toEqual([1, 3])
  // All of what was read has the words of the narrower level, which is not tried alone.
  const whole = await search('silla thonet plegable')
  expect((await whole.first()).map((names) => new Set(names).size)).toEqual([2])
  expect([whole.gathering.many.size, whole.statements()]).toEqual([2, 2])
  const { ranked, isComplete } = await rankMatches(testApp.app.ctx, read, undefined)
  expect([ranked[0]?.name, ranked[1]?.name, ranked.length, isComplete]).toEqual([
    'Silla Thonet plegable roja',
    'Silla Thonet plegable',
    300,
    false,
  ])
})

test('more than a search gathers are still placed in one walk, the best of them first', async () => {
  await copyProduct(testApp, (await sell('Mecedora de mimbre vieja', 'Para reparar')).id, 200)
  await copyProduct(testApp, (await sell('Mecedora de mimbre')).id, 200)
  await sell('Cuna y mecedora de mimbre')
  const { first, gathering, statements } = await search('mecedora de mimbre')
  const [all = []] = await first()
  expect([all.length, new Set(all.slice(0, 201)), all[201]]).toEqual([403, new Set(['Mecedora de mimbre']), 'Cuna y mecedora de mimbre'])
  expect([gathering.many.size, statements()]).toEqual([0, 1])
})

test('a tier that holds enough by the estimate is read alone, and the others after it where it does not', async () => {
  const { read, gathering, first, statements } = await search('mecedora')
  const [level] = read.levels as [Level]
  const share = 600 / read.sample.total
  Object.assign(level, { share, tiers: level.tiers.map((tier) => ({ ...tier, share })) })
  const [one = []] = await first()
  expect([one.length, statements()]).toEqual([300, 2])
  expect([...new Set(one)]).toEqual(['Mecedora de mimbre', 'Cuna y mecedora de mimbre', 'Mecedora de mimbre vieja'])
  gathering.search = { ...read, asked: { ...read.asked, standing: 'broken' } }
  await copyProduct(testApp, (await sell('Mecedora de roble vieja', 'Para reparar')).id, 100)
  await first()
  expect(statements(), 'the first tier has enough').toBe(3)
})
