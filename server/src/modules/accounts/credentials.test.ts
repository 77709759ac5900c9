import type { User } from '@feria/contract/accounts/schemas'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../../engines/db/database.ts'
import { askReset, mailedToken, reset } from '../../testing/mails.ts'
import { aMember, PASSWORD, type Person } from '../../testing/people.ts'
import { guard } from '../../testing/second-factor.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { hashSecret } from './secrets.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const NEW = 'yerba con cedrón 7'
const ask = ({ id, token }: Person, email: string) =>
  testApp.call('PUT', `/api/v1/users/${id}`, { token, body: { email, password: PASSWORD } })
const open = (page: 'confirm-email' | 'undo-email', token: string) =>
  testApp.call<{ resetToken: string }>('POST', `/api/v1/users/${page}`, { body: { token } })

/** A second link of a member that waits, such as a crash between making one and mailing it would leave. */
const another = async ({ id }: Person, token: string): Promise<string> => {
  const other = `${token.slice(0, -4)}otro`
  await testApp.engines.db.db.execute(sql`
    insert into password_resets (token_hash, user_id, expires_at)
    select ${hashSecret(other)}, user_id, expires_at from password_resets where user_id = ${id} and used_at is null`)
  return other
}

test('a reset voids every other password link of its member, and nobody else’s', async () => {
  const [ana, bea] = [await aMember(testApp), await aMember(testApp)]
  const [token, hers] = [await askReset(testApp, ana.email), await askReset(testApp, bea.email)]
  const other = await another(ana, token)
  expect((await reset(testApp, token, NEW)).status).toBe(200)
  expect((await reset(testApp, other, NEW)).error).toMatchObject({ error: 'accounts.bad-reset' })
  expect((await reset(testApp, hers, NEW)).status).toBe(200)
})

test('a password link that was mailed before is void once the second factor is on', async () => {
  const ana = await aMember(testApp)
  const token = await askReset(testApp, ana.email)
  await guard(testApp, ana)
  expect((await reset(testApp, token, NEW)).error).toMatchObject({ error: 'accounts.bad-reset' })
})

test('a link mailed to the old address is void once another is confirmed, one to the new address works', async () => {
  const ana = await aMember(testApp)
  const old = await askReset(testApp, ana.email)
  await ask(ana, 'nueva@otra.example')
  expect((await open('confirm-email', await mailedToken(testApp, 'nueva@otra.example', 'confirm-email'))).status).toBe(200)
  expect((await reset(testApp, old, NEW)).error).toMatchObject({ error: 'accounts.bad-reset' })
  expect((await reset(testApp, await askReset(testApp, 'nueva@otra.example'), NEW)).status).toBe(200)
})

test(
  'a link that was mailed to the address of a thief is void once the change is undone, and so is a change they asked ' + 'for since',
  async () => {
    const ana = await aMember(testApp)
    await ask(ana, 'ladron@otra.example')
    const way = await mailedToken(testApp, ana.email, 'undo-email')
    await open('confirm-email', await mailedToken(testApp, 'ladron@otra.example', 'confirm-email'))
    const theirs = await askReset(testApp, 'ladron@otra.example')
    await ask(ana, 'ladron2@otra.example')
    const next = await mailedToken(testApp, 'ladron2@otra.example', 'confirm-email')
    const undone = await open('undo-email', way)
    expect(undone.status).toBe(200)
    const pending = await testApp.engines.db.db.execute(sql`select pending_email from users where id = ${ana.id}`)
    expect(rowsOf(pending)).toEqual([{ pending_email: null }])
    expect((await reset(testApp, theirs, NEW)).error).toMatchObject({ error: 'accounts.bad-reset' })
    expect((await open('confirm-email', next)).error).toMatchObject({ error: 'accounts.bad-confirmation' })
    expect((await reset(testApp, undone.body.resetToken, NEW)).status).toBe(200)
    const { body } = await testApp.call<{ user: User }>('POST', '/api/v1/auth/login', { body: { email: ana.email, password: NEW } })
    expect(body.user).toMatchObject({ email: ana.email, pendingEmail: null })
  },
)

test('of two requested changes of email only the newer one can be confirmed', async () => {
  const ana = await aMember(testApp)
  await ask(ana, 'una@otra.example')
  const first = await mailedToken(testApp, 'una@otra.example', 'confirm-email')
  await ask(ana, 'otra@otra.example')
  expect((await open('confirm-email', first)).error).toMatchObject({ error: 'accounts.bad-confirmation' })
  expect((await open('confirm-email', await mailedToken(testApp, 'otra@otra.example', 'confirm-email'))).status).toBe(200)
})
