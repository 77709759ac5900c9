import type { ListedUser } from '@feria/contract/accounts/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailedToken, mailsTo, reset } from '../../testing/mails.ts'
import { aMember, anAdmin, lastAction, PASSWORD, type Person } from '../../testing/people.ts'
import { restrict, signInAgain } from '../../testing/restricted.ts'
import { connect, listen } from '../../testing/sockets.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const UNKNOWN = '019a9f3e-7c1b-7d2e-8f40-5b6c7d8e9f01'

let testApp: TestApp
let admin: Person
beforeAll(async () => {
  testApp = await createTestApp()
  admin = await anAdmin(testApp)
})
afterAll(() => testApp.close())

const end = (id: string, { token } = admin) =>
  testApp.call<{ ended: number; message: string }>('DELETE', `/api/v1/users/${id}/sessions`, { token })
const send = (id: string, { token } = admin) => testApp.call<{ message: string }>('POST', `/api/v1/users/${id}/password-link`, { token })
const isIn = async ({ token }: Person) => (await testApp.call('GET', '/api/v1/users/me', { token })).status === 200

test('an admin ends every session of a member and their sockets, audited and mailed once; with none left nothing happens', async () => {
  const ana = await aMember(testApp)
  const phone = await signInAgain(testApp, ana)
  const client = await connect(await listen(testApp), ana.token)
  const closed = new Promise((resolve) => client.socket.once('disconnect', resolve))
  testApp.clock.pass(1)
  expect((await end(ana.id)).body).toEqual({ message: 'Cerramos todas sus sesiones.', ended: 2 })
  expect(await lastAction(testApp, admin)).toMatchObject({
    ...{ action: 'user.sessions-ended', actor: { id: admin.id }, subject: { kind: 'user', id: ana.id }, details: { sessions: '2' } },
  })
  expect([await isIn(ana), await isIn(phone), await isIn(admin)]).toEqual([false, false, true])
  await testApp.app.jobs.drain()
  await closed
  client.close()
  expect((await end(ana.id)).body).toEqual({ message: 'No tenía sesiones abiertas.', ended: 0 })
  const mails = (await mailsTo(testApp, ana.email)).filter((mail) => mail.includes('Cerramos todas tus sesiones'))
  expect(mails).toHaveLength(1)
  expect(mails[0]).not.toContain(admin.name)
  expect(await isIn(await signInAgain(testApp, ana))).toBe(true)
})

test('nobody ends their own sessions so, an unknown or closed account is not found, and members and visitors are refused', async () => {
  const [ana, beto] = [await aMember(testApp), await aMember(testApp, 'Beto')]
  for (const act of [end, send]) {
    expect((await act(admin.id)).error.error).toBe('accounts.not-allowed')
    expect((await act(UNKNOWN)).error.error).toBe('accounts.not-found')
    expect((await act('nadie')).status).toBe(400)
    expect((await act(ana.id, beto)).status).toBe(403)
  }
  expect((await testApp.call('DELETE', `/api/v1/users/${ana.id}/sessions`)).status).toBe(401)
  expect([await isIn(ana), await isIn(admin)]).toEqual([true, true])
  await testApp.call('DELETE', `/api/v1/users/${beto.id}`, { token: admin.token })
  expect([(await end(beto.id)).status, (await send(beto.id)).status]).toEqual([404, 404])
})

test('an admin sends a member a link to set a password, which says who sent it; the admin never sees it', async () => {
  const ana = await aMember(testApp)
  testApp.clock.pass(1)
  const { body, status } = await send(ana.id)
  expect([status, body]).toEqual([202, { message: 'Le mandamos el enlace por email.' }])
  expect(await lastAction(testApp, admin)).toMatchObject({ action: 'user.reset-sent', subject: { id: ana.id }, details: {} })
  const first = await mailedToken(testApp, ana.email, 'reset-password')
  const [mail] = (await mailsTo(testApp, ana.email)).slice(-1)
  expect(mail).toContain('Quien administra el sitio te manda este enlace')
  expect(mail).not.toContain('Pediste una contraseña nueva')
  await send(ana.id)
  const second = await mailedToken(testApp, ana.email, 'reset-password')
  expect((await reset(testApp, first, PASSWORD)).error.error).toBe('accounts.bad-reset')
  expect((await reset(testApp, second, 'otra clave larga 7')).status).toBe(200)
})

test('the list of members can be narrowed to those whom something holds back, or to the others', async () => {
  const [ana, beto] = [await aMember(testApp, 'Quica Narrow'), await aMember(testApp, 'Quico Narrow')]
  await restrict(testApp, ana, 'limited', 2)
  const list = async (query: string) =>
    (await testApp.call<ListedUser[]>('GET', `/api/v1/users?search=narrow${query}`, { token: admin.token })).body.map(({ id }) => id)
  expect([await list('&restricted=true'), await list('&restricted=false'), await list('')]).toEqual([
    [ana.id],
    [beto.id],
    [beto.id, ana.id],
  ])
  testApp.clock.pass(3 * 24 * 60)
  expect(await list('&restricted=true')).toEqual([])
  const bad = await testApp.call('GET', '/api/v1/users?restricted=quizás', { token: admin.token })
  expect(bad.error.fields).toEqual({ restricted: 'restricted es true o false.' })
})
