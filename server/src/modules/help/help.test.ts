import type { ContactMessage, HelpFigures } from '@feria/contract/help/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nextOf } from '../../testing/pages.ts'
import { aMember, anAdmin, lastAction, PASSWORD, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const OPERATOR = 'operacion@feria.example'
let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({
    settings: { RATE_LIMITS: 'true', CONTACT_EMAIL: OPERATOR, PLATFORM_FEE_PERCENT: '7.5', TRUSTED_PROXIES: '1' },
  })
})
afterAll(() => testApp.close())

let addresses = 0
/** Each message from an address of its own: those of one address are counted in platform/rate-limit.test.ts. */
const send = (body: object, token?: string) => {
  addresses += 1
  const headers = { 'x-forwarded-for': `198.51.100.${addresses}` }
  return testApp.call<{ id: string; createdAt: string }>('POST', '/api/v1/contact', { body, headers, ...(token ? { token } : {}) })
}
const list = (admin: Person, query = '') => testApp.call<ContactMessage[]>('GET', `/api/v1/admin/contact${query}`, { token: admin.token })
const waiting = async (admin: Person) =>
  (await testApp.call<{ count: number }>('GET', '/api/v1/admin/contact/waiting', { token: admin.token })).body.count
const resolve = (admin: Person, id?: string) =>
  testApp.call<ContactMessage>('POST', `/api/v1/admin/contact/${id}/resolve`, { token: admin.token })
let people = 0
const aMessage = (change: object = {}) => {
  people += 1
  return { name: 'Ana', email: `ana${people}@feria.example`, text: 'No encuentro mi compra.', ...change }
}

test('a visitor leaves a message: it reaches the operator by mail and the back office, as plain text', async () => {
  const text = '<b>Mirá</b> https://sitio.example\n\n¿Me ayudan?'
  const { status, body } = await send(aMessage({ name: ' Ana\nBcc: otra@feria.example ', email: ' ANA.CONTACTO@feria.example', text }))
  expect([status, body.createdAt]).toEqual([201, testApp.clock.now().toISOString()])
  await testApp.app.jobs.drain()
  const mails = (await testApp.mails()).filter((mail) => mail.includes(`To: ${OPERATOR}`))
  expect(mails).toHaveLength(1)
  for (const part of ['ana.contacto@feria.example', '<b>Mirá</b>', '/admin-dashboard/mensajes']) expect(mails[0]).toContain(part)
  expect(mails[0]).not.toMatch(/^Bcc:/m)
  const found = (await list(await anAdmin(testApp))).body.find(({ id }) => id === body.id)
  expect(found).toMatchObject({ email: 'ana.contacto@feria.example', text, userId: null, resolvedAt: null })
})

test('whoever wrote is not mailed: the address may be a stranger’s', async () => {
  const { email, ...rest } = aMessage()
  await send({ ...rest, email })
  await testApp.app.jobs.drain()
  expect((await testApp.mails()).some((mail) => mail.includes(`To: ${email}`))).toBe(false)
})

test('of a member the session says who it is, whatever the form says', async () => {
  const ana = await aMember(testApp)
  const { body } = await send({ ...aMessage(), userId: crypto.randomUUID() }, ana.token)
  const found = (await list(await anAdmin(testApp))).body.find(({ id }) => id === body.id)
  expect(found?.userId).toBe(ana.id)
})

test('five messages an hour with one address, whatever its letters', async () => {
  const message = aMessage()
  const statuses: number[] = []
  for (let n = 0; n < 5; n++) statuses.push((await send(message)).status)
  statuses.push((await send({ ...message, email: message.email.toUpperCase() })).status)
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
})

test('admins read those that wait first, the oldest first, page through them, and mark one as answered', async () => {
  const admin = await anAdmin(testApp)
  testApp.clock.pass(61)
  const before = await waiting(admin)
  const ids: string[] = []
  for (const text of ['uno', 'dos', 'tres']) {
    testApp.clock.pass(1)
    ids.push((await send(aMessage({ text }))).body.id)
  }
  expect(await waiting(admin)).toBe(before + 3)
  const [one, two, three] = ids
  const open = (await list(admin, '?resolved=false')).body.map(({ id }) => id)
  expect(open.slice(-3)).toEqual([one, two, three])
  const { status, body } = await resolve(admin, one)
  expect([status, body.resolvedAt]).toEqual([200, testApp.clock.now().toISOString()])
  expect(await lastAction(testApp, admin)).toMatchObject({ action: 'contact.resolved', subject: { kind: 'contact', id: one, name: 'Ana' } })
  testApp.clock.pass(5)
  expect((await resolve(admin, one)).body.resolvedAt).toBe(body.resolvedAt)
  expect((await resolve(admin, crypto.randomUUID())).error).toMatchObject({ error: 'help.message-not-found' })
  await resolve(admin, three)
  expect(await waiting(admin)).toBe(before + 1)
  expect((await list(admin, '?resolved=true')).body.map(({ id }) => id)).toEqual([one, three])
  const all: string[] = []
  for (let next: string | undefined = '?limit=1'; next && all.length < 40; ) {
    const page = await list(admin, next)
    all.push(...page.body.map(({ id }) => id))
    next = nextOf(page.headers.link)?.replace(/^[^?]*/, '')
  }
  expect(all.slice(-3)).toEqual([two, one, three])
  expect(new Set(all).size).toBe(all.length)
})

test('a member reads their messages in what they download, and takes them along when they leave', async () => {
  const [ana, admin] = [await aMember(testApp), await anAdmin(testApp)]
  const { body: sent } = await send(aMessage({ text: 'Soy yo' }), ana.token)
  const file = await testApp.call<{ help: { text: string }[] }>('GET', '/api/v1/users/me/export', { token: ana.token })
  expect(file.body.help.map(({ text }) => text)).toEqual(['Soy yo'])
  expect((await testApp.call('DELETE', '/api/v1/users/me', { token: ana.token, body: { password: PASSWORD } })).status).toBe(200)
  expect((await list(admin)).body.map(({ id }) => id)).not.toContain(sent.id)
})

test('the help says what the operator decides of a sale', async () => {
  const { body } = await testApp.call<HelpFigures>('GET', '/api/v1/help/figures')
  expect(body).toEqual({ feePercent: 7.5, sendWorkingDays: 5, payoutTrustSales: 0 })
})
