import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appeal, caseOf, decide, from, report } from '../../testing/moderation.ts'
import { aMember, anAdmin, aProduct, type Person } from '../../testing/people.ts'
import { signIn } from '../../testing/second-factor.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { moderation } from './moderation.module.ts'

const DAY = 24 * 60
let testApp: TestApp
let admin: Person
let seller: Person
let people: Person[]
let places = 0
beforeAll(async () => {
  testApp = await createTestApp({ settings: { TRUSTED_PROXIES: '1' } })
  people = []
  for (let i = 0; i < 20; i++) people.push(await aMember(testApp))
  seller = await aMember(testApp, 'Vera Vende')
  testApp.clock.pass(31 * DAY)
  for (const person of [...people, seller]) person.token = (await signIn(testApp, person.email)).body.token
  admin = await anAdmin(testApp)
})
afterAll(() => testApp.close())

/** Reports a product as a fraud, each from an address of their own unless one is given. */
const byAll = async (productId: string, reporters: Person[], address?: string) => {
  const sent = []
  for (const one of reporters)
    sent.push(await report(testApp, one, ['product', productId], { reason: 'fraud', address: address ?? `198.51.100.${++places}` }))
  return sent
}
const isShown = async (id: string) => (await testApp.call('GET', `/api/v1/products/${id}`)).status === 200
const titlesOf = async ({ token }: Person) => {
  await testApp.app.jobs.drain()
  return (await testApp.call<{ title: string }[]>('GET', '/api/v1/notifications', { token })).body.map(({ title }) => title)
}
const run = (name: string) => moderation.schedules?.[name]?.run(testApp.app.ctx)

test('three independent members hide a fraud until it is decided, and its owner is told why', async () => {
  const product = await aProduct(testApp, seller)
  await byAll(product.id, people.slice(0, 2))
  expect(await isShown(product.id)).toBe(true)
  await byAll(product.id, people.slice(2, 3))
  expect(await isShown(product.id)).toBe(false)
  expect(await titlesOf(seller)).toContain('Ocultamos tu publicación')
  const mails = (await testApp.mails()).filter((mail) => mail.includes(`To: ${seller.email}`))
  expect(mails.join()).toContain('como mucho por 72')
  const found = await caseOf(testApp, admin, product.id)
  expect(found?.heldUntil).toBe(new Date(testApp.clock.now().getTime() + 72 * 3_600_000).toISOString())
  await decide(testApp, admin, found?.id, 'nothing')
  expect(await isShown(product.id)).toBe(true)
  expect(await titlesOf(seller)).toContain('Tu publicación volvió')
})

test('what nobody decides within 72 hours is shown again, and is not hidden by one more', async () => {
  const product = await aProduct(testApp, seller)
  await byAll(product.id, people.slice(3, 6))
  testApp.clock.pass(72 * 60 - 1)
  await run('release-held')
  expect(await isShown(product.id)).toBe(false)
  testApp.clock.pass(1)
  await run('release-held')
  expect(await isShown(product.id)).toBe(true)
  await byAll(product.id, people.slice(6, 10))
  expect(await isShown(product.id)).toBe(true)
})

test('a held product that is decided to be hidden stays so beyond the 72 hours', async () => {
  const product = await aProduct(testApp, seller)
  await byAll(product.id, people.slice(6, 9))
  const decided = await decide(testApp, admin, (await caseOf(testApp, admin, product.id))?.id, 'hide')
  expect(decided.body.heldUntil).toBeNull()
  testApp.clock.pass(4 * DAY)
  await run('release-held')
  expect(await isShown(product.id)).toBe(false)
})

test('when so many take their reports back that fewer than three are left, it is shown again', async () => {
  const product = await aProduct(testApp, seller)
  const sent = await byAll(product.id, people.slice(9, 12))
  expect(await isShown(product.id)).toBe(false)
  await testApp.call('DELETE', `/api/v1/abuse-reports/${sent[0]?.body.id}`, {
    token: people[9]?.token ?? '',
    headers: from('198.51.100.250'),
  })
  expect(await isShown(product.id)).toBe(true)
})

test('twenty accounts of one address hide nothing', async () => {
  const product = await aProduct(testApp, seller)
  const sent = await byAll(product.id, people, '203.0.113.7')
  expect(sent.every(({ status }) => status === 201)).toBe(true)
  expect([await isShown(product.id), (await caseOf(testApp, admin, product.id))?.reports]).toEqual([true, 20])
})

test('nor do new accounts, those whose report led to nothing, or other reasons', async () => {
  const [first, second, third] = [await aProduct(testApp, seller), await aProduct(testApp, seller), await aProduct(testApp, seller)]
  await byAll(first.id, [...people.slice(12, 14), await aMember(testApp)])
  expect(await isShown(first.id)).toBe(true)
  // The first three reported what was decided to be nothing.
  await byAll(second.id, [...people.slice(0, 1), ...people.slice(14, 16)])
  expect(await isShown(second.id)).toBe(true)
  for (const one of people.slice(16, 19))
    await report(testApp, one, ['product', third.id], { reason: 'prohibited', address: `198.51.100.${++places}` })
  expect(await isShown(third.id)).toBe(true)
})

test('hashes of addresses go after 30 days, and cases two years after their decision, unless an appeal still waits', async () => {
  const [product, appealed] = [await aProduct(testApp, seller), await aProduct(testApp, seller)]
  for (const { id } of [product, appealed]) {
    await byAll(id, people.slice(19))
    const opened = await caseOf(testApp, admin, id)
    await decide(testApp, admin, opened?.id, 'warn')
    if (id === appealed.id) await appeal(testApp, seller, opened?.id)
  }
  const read = async (id = product.id) =>
    (await testApp.engines.db.db.execute(sql`
      select address_hash is not null as "hasHash" from abuse_reports where subject_id = ${id}`)) as unknown as {
      rows: { hasHash: boolean }[]
    }
  expect((await read()).rows).toEqual([{ hasHash: true }])
  testApp.clock.pass(30 * DAY)
  await run('forget-cases')
  expect((await read()).rows).toEqual([{ hasHash: true }])
  testApp.clock.pass(1)
  await run('forget-cases')
  expect((await read()).rows).toEqual([{ hasHash: false }])
  testApp.clock.pass(700 * DAY - 1)
  await run('forget-cases')
  expect((await read()).rows).toHaveLength(1)
  testApp.clock.pass(1)
  await run('forget-cases')
  expect([(await read()).rows.length, (await read(appealed.id)).rows.length]).toEqual([0, 1])
})
