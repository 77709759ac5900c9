import type { Consent } from '@feria/contract/prospecting/schemas'
import type { NotificationHours } from '@feria/contract/wishes/schemas'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../../engines/db/database.ts'
import { unsubscribePathOf } from '../../platform/unsubscribe.ts'
import { createClock } from '../../testing/clock.ts'
import { aPurchase } from '../../testing/money.ts'
import { aMember, aProduct, PASSWORD, type Person } from '../../testing/people.ts'
import { anOffer } from '../../testing/prospecting.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { aWish } from '../../testing/wishes.ts'
import { privateUrlOf } from '../uploads/uploads.module.ts'
import { sendDigests } from './matches-digest.ts'

const PUBLIC_URL = 'https://feria.example'
const QUIET = { quietFrom: 0, quietTo: 23 }
let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({ settings: { PUBLIC_URL }, clock: createClock(new Date('2026-11-20T15:00:00Z')) })
})
afterAll(() => testApp.close())

let words = 0
/** A match that is not told live, since it is quiet, and waits for the digest. */
const aSilentMatch = async (person: Person) => {
  const word = `cachivache${String.fromCharCode(97 + words++)}x`
  await aWish(testApp, person, { name: word })
  await aProduct(testApp, await aMember(testApp), { name: word })
  await testApp.app.jobs.drain()
}
const aReader = async () => {
  const reader = await aMember(testApp, 'Lea')
  await testApp.call('PUT', '/api/v1/request/hours', { token: reader.token, body: { ...QUIET, hasDigest: true } })
  return reader
}
const tomorrow = async () => {
  // It is noon in Argentina each time; the hour without quiet is 23.
  testApp.clock.pass(11 * 60)
  await sendDigests(testApp.app.ctx)
  testApp.clock.pass(13 * 60)
}
const emailsTo = async ({ email }: Person) => (await testApp.mails()).filter((mail) => mail.includes(`To: ${email}`))
const headersOf = (mail: string) => (mail.split('\n\n')[0] ?? '').replace(/\n\s+/g, ' ')
const endIn = (mail: string) => /^List-Unsubscribe: <https:\/\/feria\.example(\/mails\/[^>]+)>$/m.exec(headersOf(mail))?.[1] ?? ''
const hoursOf = async ({ token }: Person) => (await testApp.call<NotificationHours>('GET', '/api/v1/request/hours', { token })).body
const consentOf = async ({ token }: Person) => (await testApp.call<Consent>('GET', '/api/v1/prospecting/consent', { token })).body.isOn
const open = async (url: string) => testApp.app.http.inject({ method: 'GET', url })
const post = (url: string, payload?: string, type?: string) =>
  testApp.app.http.inject({ method: 'POST', url, ...(payload ? { payload } : {}), headers: type ? { 'content-type': type } : {} })

test('the digest can be ended: by mail programs with one POST, by people on a page with a button; quiet hours stay', async () => {
  const reader = await aReader()
  await aSilentMatch(reader)
  await tomorrow()
  await testApp.app.jobs.drain()
  const [mail = '', ...more] = await emailsTo(reader)
  expect(more).toEqual([])
  const path = endIn(mail)
  expect(path).not.toBe('')
  expect(headersOf(mail)).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(mail).toContain(`tocá acá, sin iniciar sesión: ${PUBLIC_URL}${path}`)

  const asked = await open(path)
  expect([asked.statusCode, asked.headers['content-type'], asked.headers['cache-control']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'no-store',
  ])
  expect(asked.body).toContain('<form method="post"><button>No mandarme más el resumen</button></form>')
  expect(String(asked.headers['content-security-policy'])).toContain("form-action 'self'")
  expect(asked.body).not.toMatch(/<script|Lea|@/)
  await testApp.app.http.inject({ method: 'HEAD', url: path })
  expect(await hoursOf(reader)).toEqual({ ...QUIET, hasDigest: true })

  const ended = await post(path, 'List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded')
  expect([ended.statusCode, ended.body.includes('Listo: no te mandamos más el resumen.')]).toEqual([200, true])
  expect(await hoursOf(reader)).toEqual({ ...QUIET, hasDigest: false })
  await aSilentMatch(reader)
  await tomorrow()
  await testApp.app.jobs.drain()
  expect(await emailsTo(reader)).toHaveLength(1)
})

test('the POST works in every form that RFC 8058 knows, and so does the call of the contract; repeating it changes nothing', async () => {
  const edge = 'x7'
  const parts = `--${edge}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${edge}--\r\n`
  const ways: ((path: string) => Promise<{ statusCode: number }>)[] = [
    (path) => post(path, parts, `multipart/form-data; boundary=${edge}`),
    (path) => post(path, 'List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded; charset=utf-8'),
    (path) => post(path),
    (path) => post('/api/v1/letters/end', JSON.stringify({ token: path.split('/')[2] }), 'application/json'),
  ]
  for (const way of ways) {
    const member = await aMember(testApp)
    const path = await unsubscribePathOf(testApp.app.ctx, 'resumen', member.id)
    for (const _ of [1, 2]) {
      expect((await way(path)).statusCode).toBe(200)
      expect(await hoursOf(member)).toEqual({ quietFrom: null, quietTo: null, hasDigest: false })
    }
  }
})

test('a digest in progress is not sent once it is ended', async () => {
  const reader = await aReader()
  await aSilentMatch(reader)
  await tomorrow()
  await post(await unsubscribePathOf(testApp.app.ctx, 'resumen', reader.id))
  await testApp.app.jobs.drain()
  expect(await emailsTo(reader)).toEqual([])
})

test('the email of an offer ends offers, which its history records; the digest continues', async () => {
  const { buyer } = await anOffer(testApp)
  await testApp.app.jobs.drain()
  const path = endIn((await emailsTo(buyer))[0] ?? '')
  expect((await open(path)).body).toContain('No recibir más ofertas')
  expect(await consentOf(buyer)).toBe(true)
  expect((await post(path)).body).toContain('Listo: no te llegan más ofertas.')
  expect([await consentOf(buyer), (await hoursOf(buyer)).hasDigest]).toEqual([false, true])
  // The clock stands still, so changes of one moment are in no order.
  const ways = rowsOf<{ way: string }>(
    await testApp.engines.db.db.execute(sql`select way from consent_changes where user_id = ${buyer.id}`),
  )
  expect(ways.map(({ way }) => way).sort()).toEqual(['ajustes', 'enlace'])
})

test('a link for another purpose, or of a closed account, ends nothing and says so', async () => {
  const [member, gone] = [await aMember(testApp), await aMember(testApp)]
  const { ctx } = testApp.app
  const [good, other] = [await unsubscribePathOf(ctx, 'resumen', member.id), await unsubscribePathOf(ctx, 'ofertas', member.id)]
  const left = await unsubscribePathOf(ctx, 'resumen', gone.id)
  await testApp.call('DELETE', '/api/v1/users/me', { token: gone.token, body: { password: PASSWORD } })
  const signedForElse = (await privateUrlOf(ctx, member.id)).url.split('/')[2]
  const swapped = good.replace(/~.*/, other.slice(other.lastIndexOf('~')))
  const bad = ['/mails/x', `/mails/${signedForElse}`, good.slice(0, -1), `${good}a`, swapped, left]
  for (const path of bad) {
    for (const { statusCode, body } of [await open(path), await post(path)])
      expect([statusCode, body.includes('Este enlace no sirve')], path).toEqual([400, true])
    const called = await testApp.call('POST', '/api/v1/letters/end', { body: { token: path.split('/')[2] } })
    expect([called.status, called.error.error]).toEqual([400, 'notifications.bad-end'])
  }
  expect((await hoursOf(member)).hasDigest).toBe(true)
})

test('emails about the account and purchases cannot be ended', async () => {
  const { buyer, seller } = await aPurchase(testApp)
  await testApp.call('POST', '/api/v1/password/forgot-password', { body: { email: buyer.email } })
  await testApp.app.jobs.drain()
  const letters = [...(await emailsTo(buyer)), ...(await emailsTo(seller))]
  expect(letters.length).toBeGreaterThan(2)
  for (const letter of letters) expect(letter).not.toMatch(/List-Unsubscribe|\/mails\//)
})

test('attempts are limited by address', async () => {
  const strict = await createTestApp({ settings: { RATE_LIMITS: 'true' } })
  const statuses: number[] = []
  for (let n = 0; n < 601; n++) statuses.push((await strict.app.http.inject({ method: 'POST', url: '/mails/x' })).statusCode)
  expect([new Set(statuses.slice(0, 600)), statuses.at(-1)]).toEqual([new Set([400]), 429])
  await strict.close()
})
