import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLeft, otherCalls, routes } from '../ops/access-table.ts'
import { aMember, type Person } from '../testing/people.ts'
import { restrict, signInAgain } from '../testing/restricted.ts'
import { connect, listen } from '../testing/sockets.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const NOBODYS = '01a1f8d3-ea00-76e5-8faf-b982e90c5333'
/** What members with a suspended account may still do: a call that gets the mark in the contract has to be named here too. */
const LEFT = [
  'POST /api/v1/auth/logout',
  'POST /api/v1/users/me/confirmation',
  'GET /api/v1/users/me/export',
  'DELETE /api/v1/users/me',
  'PUT /api/v1/users/me/password',
  'GET /api/v1/users/me/sessions',
  'DELETE /api/v1/users/me/sessions/:id',
  'DELETE /api/v1/users/me/sessions',
  'GET /api/v1/users/me/second-factor',
  'GET /api/v1/favorites/ids',
  'GET /api/v1/chat',
  'GET /api/v1/chat/unread',
  'GET /api/v1/chat/:room/about',
  'GET /api/v1/chat/:room',
  'GET /api/v1/chat/:room/messages',
  'POST /api/v1/chat/:room',
  'POST /api/v1/chat/:room/messages',
  'POST /api/v1/chat',
  'POST /api/v1/chat/:room/activity',
  'PUT /api/v1/chat/:room/read',
  'GET /api/v1/cards',
  'DELETE /api/v1/cards/:id',
  'GET /api/v1/balance',
  'GET /api/v1/balance/movements',
  'POST /api/v1/payouts',
  'POST /api/v1/payouts/:id/stop',
  'GET /api/v1/payouts',
  'GET /api/v1/ledger/proof',
  'GET /api/v1/orders',
  'GET /api/v1/orders/sales',
  'GET /api/v1/orders/waiting',
  'GET /api/v1/orders/:id',
  'GET /api/v1/orders/:id/listings',
  'POST /api/v1/orders/:id/delivered',
  'PUT /api/v1/orders/:id/status',
  'POST /api/v1/orders/:id/withdraw',
  'POST /api/v1/orders/:id/refund',
  'POST /api/v1/orders/:id/claim',
  'PUT /api/v1/claims/:id/answer',
  'PUT /api/v1/claims/:id/dropped',
  'GET /api/v1/users/me',
  'GET /api/v1/reseller/profile',
  'GET /api/v1/reseller/transactions/:userId',
  'POST /api/v1/reseller/payment/confirm-delivery/:id',
  'GET /api/v1/orders/:id/reviews',
  'GET /api/v1/abuse-reports',
  'GET /api/v1/abuse-reports/received',
  'POST /api/v1/abuse-reports/:id/appeal',
  'GET /api/v1/notifications',
  'GET /api/v1/notifications/unread',
  'PUT /api/v1/notifications/:id/read',
  'PUT /api/v1/notifications/read',
  'POST /api/v1/notifications/push/unsubscribe',
]
const all = routes.flatMap(([, list]) => list).map((route) => ({ name: `${route.method} ${route.path}`, route }))
/** Ends the session that the others need. */
const ENDING = ['POST /api/v1/auth/logout']

let testApp: TestApp
let suspended: Person
beforeAll(async () => {
  testApp = await createTestApp()
  const member = await aMember(testApp)
  await restrict(testApp, member)
  suspended = await signInAgain(testApp, member)
})
afterAll(() => testApp.close())

test('what is left to a suspended member is what the list says', () => {
  expect(all.flatMap(({ name, route }) => (route.access !== 'public' && route.whenSuspended ? name : []))).toEqual(LEFT)
})

test.each(all.filter(({ name }) => !ENDING.includes(name)))('$name', async ({ route }) => {
  const path = route.path.replace(/:\w+/g, NOBODYS)
  const { status, error } = await testApp.call(route.method, path, { token: suspended.token, body: route.body ? {} : undefined })
  if (isLeft(route)) return expect(error?.error).not.toBe('accounts.suspended')
  expect([status, error?.error]).toEqual([403, 'accounts.suspended'])
})

test.each(otherCalls.filter(([, access]) => access === 'member'))('%s', async (call) => {
  const [method, path = ''] = call.split(' ') as ['POST', string]
  const { error } = await testApp.call(method, path.replace(/:\w+/g, NOBODYS), {
    token: suspended.token,
    body: method === 'POST' ? {} : undefined,
  })
  expect(error?.error).toBe('accounts.suspended')
})

test('the refusal says until when, or that there is no end', async () => {
  const refused = (member: Person) => testApp.call('POST', '/api/v1/products', { token: member.token, body: {} })
  expect((await refused(suspended)).error.message).toMatch(/^Tu cuenta está suspendida hasta el \d+ de \p{L}+ de \d{4} a las \d\d:\d\d\. /u)
  const other = await aMember(testApp)
  await restrict(testApp, other, 'ended')
  expect((await refused(await signInAgain(testApp, other))).error.message).toMatch(/^Tu cuenta está suspendida sin fecha de fin\. /)
})

test('a suspended member connects, hears of orders, and joins nothing else', async () => {
  const client = await connect(await listen(testApp), suspended.token)
  const joined = await client.emit('joinNotificationChannel', suspended.id)
  expect(joined.error).toBeUndefined()
  client.close()
})
