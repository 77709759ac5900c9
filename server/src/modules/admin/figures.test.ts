import type { Answer, api } from '@feria/contract'
import type { FiguresOfDay } from '@feria/contract/admin/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { failJobs } from '../../testing/failed-jobs.ts'
import { aPurchase } from '../../testing/money.ts'
import { aMember, anAdmin, type Person } from '../../testing/people.ts'
import { signIn } from '../../testing/second-factor.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

type Figures = Answer<typeof api.admin.figures>

const MINUTES_A_DAY = 24 * 60
let testApp: TestApp
let admin: Person
beforeAll(async () => {
  testApp = await createTestApp()
  admin = await anAdmin(testApp)
})
afterAll(() => testApp.close())

/** Read once what was kept is over. */
const read = async (days = '7') => {
  testApp.clock.pass(2)
  const { token } = (await signIn(testApp, admin.email)).body
  return (await testApp.call<Figures>('GET', `/api/v1/admin/figures?days=${days}`, { token })).body
}
const lastOf = ({ days }: Figures) => days.at(-1) as FiguresOfDay

const breakOnce = async () => {
  const { payments } = testApp.engines
  testApp.engines.payments = {
    get name(): never {
      throw new Error('roto')
    },
  } as unknown as typeof payments
  expect((await testApp.call('GET', '/api/v1/payments/options')).status).toBe(500)
  testApp.engines.payments = payments
}

test('a day has what was paid in it, who joined, what was claimed and reported, and the money that is held', async () => {
  const before = await read()
  const { buyer, seller, order } = await aPurchase(testApp)
  await testApp.call('POST', `/api/v1/orders/${order.id}/claim`, { token: buyer.token, body: { text: 'No anda' } })
  await testApp.call('POST', '/api/v1/abuse-reports', { token: buyer.token, body: { subject: 'member', id: seller.id, reason: 'fraud' } })
  const after = await read()
  const [was, is] = [lastOf(before), lastOf(after)]
  expect(is).toEqual({
    ...was,
    ...{ orders: was.orders + 1, sales: { USD: was.sales.USD + 100, ARS: was.sales.ARS } },
    ...{ signUps: was.signUps + 2, claims: was.claims + 1, reports: was.reports + 1 },
  })
  expect(after.held).toEqual({ USD: before.held.USD + 100, ARS: before.held.ARS })
  expect(after.open).toEqual({ claims: before.open.claims + 1, reports: before.open.reports + 1 })
})

test('yesterday stands beside today, and days that are over leave', async () => {
  await aPurchase(testApp)
  const today = lastOf(await read())
  testApp.clock.pass(MINUTES_A_DAY)
  const { days } = await read()
  expect([days.length, days.at(-2)]).toEqual([7, today])
  expect(lastOf({ days } as Figures)).toMatchObject({ orders: 0, sales: { USD: 0, ARS: 0 }, signUps: 0 })
  testApp.clock.pass(MINUTES_A_DAY * 7)
  expect((await read()).days.every(({ orders }) => orders === 0)).toBe(true)
  expect((await read('30')).days.find(({ day }) => day === today.day)).toEqual(today)
  expect((await read('90')).days).toHaveLength(90)
})

test('answers of «internal» are counted, refusals are not', async () => {
  const before = lastOf(await read()).errors
  await breakOnce()
  await breakOnce()
  expect((await testApp.call('GET', '/api/v1/admin/figures')).status).toBe(401)
  await expect.poll(async () => lastOf(await read()).errors).toBe(before + 2)
})

test('jobs that failed for good and wait are counted by day', async () => {
  const own = await createTestApp()
  // The queue has the time of its database.
  own.clock.pass((Date.now() - own.clock.now().getTime()) / 60_000)
  const { token } = await anAdmin(own)
  await failJobs(own, new Error('roto'), new Error('roto'))
  const { body } = await own.call<Figures>('GET', '/api/v1/admin/figures?days=7', { token })
  expect(body.days.map(({ failedJobs }) => failedJobs).reduce((sum, one) => sum + one)).toBe(2)
  await own.close()
})

test('they are kept for a minute, and are for admins alone', async () => {
  const first = await read()
  const { token } = (await signIn(testApp, admin.email)).body
  await aMember(testApp)
  expect((await testApp.call<Figures>('GET', '/api/v1/admin/figures?days=7', { token })).body).toEqual(first)
  expect(lastOf(await read()).signUps).toBe(lastOf(first).signUps + 1)
  const spans = []
  for (const days of [7, 30, 90, 30])
    spans.push((await testApp.call<Figures>('GET', `/api/v1/admin/figures?days=${days}`, { token })).body.days.length)
  expect(spans).toEqual([7, 30, 90, 30])
  expect((await testApp.call('GET', '/api/v1/admin/figures?days=8', { token })).error.fields).toEqual({ days: 'Elegí 7, 30 o 90 días.' })
})
