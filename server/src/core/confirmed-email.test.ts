import type { User } from '@feria/contract/accounts/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { routes } from '../ops/access-table.ts'
import { confirmEmail, mailedToken } from '../testing/mails.ts'
import { aMember, aNewcomer, PASSWORD, type Person } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const NOBODYS = '01a1f8d3-ea00-76e5-8faf-b982e90c5333'
/** What needs a confirmed email: a call that loses its mark in the contract is missed here. */
const NEEDING = [
  'POST /api/v1/users/me/identity',
  'POST /api/v1/products',
  'POST /api/v1/chat-requests',
  'POST /api/v1/payouts',
  'POST /api/v1/orders',
  'POST /api/v1/request/:id/notify',
  'POST /api/v1/request/:id/message',
  'POST /api/v1/reseller/register',
  'POST /api/v1/resale-links',
  'POST /api/v1/reseller/resale-link/:productId',
  'POST /api/v1/resale/:id/orders',
  'POST /api/v1/orders/:id/review',
  'POST /api/v1/products/sell-direct',
  'POST /api/v1/products/:id/offers',
]
const all = routes.flatMap(([, list]) => list).map((route) => ({ name: `${route.method} ${route.path}`, route }))

test('every call that begins something with others needs a confirmed email, and no other', () => {
  expect(all.flatMap(({ name, route }) => (route.needsConfirmedEmail ? name : []))).toEqual(NEEDING)
})

test('a confirmed email is needed where a mail server is set, unless the setting says otherwise', () => {
  const needs = (env: Record<string, string>) => readConfig(env).REQUIRE_CONFIRMED_EMAIL
  const mail = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'feria@mail.example' }
  expect([needs({}), needs(mail)]).toEqual([false, true])
  expect([needs({ REQUIRE_CONFIRMED_EMAIL: 'yes' }), needs({ ...mail, REQUIRE_CONFIRMED_EMAIL: 'no' })]).toEqual([true, false])
  expect(() => needs({ REQUIRE_CONFIRMED_EMAIL: 'true' })).toThrow('REQUIRE_CONFIRMED_EMAIL: must be yes or no')
})

describe.each(['yes', 'no'])('where it is needed: %s', (required) => {
  let testApp: TestApp
  let confirmed: Person
  let unconfirmed: Person
  beforeAll(async () => {
    testApp = await createTestApp({ settings: { REQUIRE_CONFIRMED_EMAIL: required, RATE_LIMITS: 'false' } })
    confirmed = await aMember(testApp)
    unconfirmed = await aNewcomer(testApp)
  })
  afterAll(() => testApp.close())

  const refusalOf = async (member: Person, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    (await testApp.call(method, path.replace(/:\w+/g, NOBODYS), { token: member.token, body })).error?.error

  test.each(all.filter(({ route }) => route.path !== '/api/v1/auth/logout'))('[RT-04] $name', async ({ name, route }) => {
    const isRefused = required === 'yes' && NEEDING.includes(name)
    const body = route.body ? {} : undefined
    expect((await refusalOf(unconfirmed, route.method, route.path, body)) === 'accounts.confirm-email').toBe(isRefused)
    expect(await refusalOf(confirmed, route.method, route.path, body)).not.toBe('accounts.confirm-email')
  })

  test('so does the checkout that places an order, and not the one of an order under way', async () => {
    const start = { title: 'Mate', unit_price: 10 }
    const wants = (body: object) => refusalOf(unconfirmed, 'POST', '/api/v1/payments', body)
    expect((await wants(start)) === 'accounts.confirm-email').toBe(required === 'yes')
    expect(await wants({ ...start, orderId: NOBODYS })).not.toBe('accounts.confirm-email')
  })

  test('sessions say so', async () => {
    const me = (member: Person) => testApp.call<User>('GET', '/api/v1/users/me', { token: member.token })
    const shown = async (member: Person) => [(await me(member)).body.isEmailConfirmed, (await me(member)).body.mustConfirmEmail]
    expect([await shown(unconfirmed), await shown(confirmed)]).toEqual([
      [false, required === 'yes'],
      [true, false],
    ])
    expect(unconfirmed).toMatchObject({ isEmailConfirmed: false, mustConfirmEmail: required === 'yes' })
  })

  test('the sentence says how to go on, and with a correction where the link went', async () => {
    if (required === 'no') return
    const refused = () => testApp.call('POST', '/api/v1/products', { token: unconfirmed.token, body: {} })
    expect([(await refused()).status, (await refused()).error.message]).toEqual([
      403,
      `Confirmá tu email para publicar: te mandamos un enlace a ${unconfirmed.email}.`,
    ])
    const email = 'corregida@otra.example'
    await testApp.call('PUT', `/api/v1/users/${unconfirmed.id}`, { token: unconfirmed.token, body: { email, password: PASSWORD } })
    expect((await refused()).error.message).toContain('te mandamos un enlace a corregida@otra.example.')
    await confirmEmail(testApp, await mailedToken(testApp, email, 'confirm-email'))
    expect((await refused()).error.error).toBe('bad-input')
  })
})
