import type { OpenSession } from '@feria/contract/accounts/security-schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, PASSWORD, type Person } from '../../testing/people.ts'
import { connect, listen } from '../../testing/sockets.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const PATH = '/api/v1/users/me/sessions'
const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'

const logIn = async ({ email }: Person, agent = PHONE) => {
  const headers = { 'user-agent': agent }
  return (await testApp.call<{ token: string }>('POST', '/api/v1/auth/login', { body: { email, password: PASSWORD }, headers })).body.token
}
const list = async (token: string) => (await testApp.call<OpenSession[]>('GET', PATH, { token })).body
const isOpen = async (token: string) => (await testApp.call('GET', '/api/v1/users/me', { token })).status === 200
const end = (token: string, id = '') => testApp.call<{ ended: number }>('DELETE', id ? `${PATH}/${id}` : PATH, { token })

test('[ACC-61] a member sees where they are signed in, the current session first, and nothing secret', async () => {
  const ana = await aMember(testApp)
  testApp.clock.pass(90)
  const phone = await logIn(ana)
  const seen = await testApp.call<OpenSession[]>('GET', PATH, { token: ana.token })
  expect(seen.body).toMatchObject([
    { isCurrent: true, createdAt: ana.createdAt, usedAt: testApp.clock.now().toISOString() },
    { isCurrent: false, device: 'Chrome en Android' },
  ])
  expect(Object.keys(seen.body[1] ?? {}).sort()).toEqual(['createdAt', 'device', 'id', 'isCurrent', 'usedAt'])
  expect((await list(phone)).map(({ isCurrent, device }) => [isCurrent, device])[0]).toEqual([true, 'Chrome en Android'])
  const rows = JSON.stringify(await testApp.engines.db.db.execute('select * from sessions'))
  expect(rows).not.toContain('127.0.0.1')
  expect((await testApp.call('GET', PATH)).status).toBe(401)
})

test('[ACC-61] a long user agent is cut, and a missing one is unknown', async () => {
  const ana = await aMember(testApp)
  await logIn(ana, `Feria/${'9'.repeat(900)}`)
  const cut = await testApp.call<{ accounts: { sessions: { agent: string | null }[] } }>('GET', '/api/v1/users/me/export', {
    token: ana.token,
  })
  expect(cut.body.accounts.sessions.map(({ agent }) => agent?.length ?? 0)).toContain(300)
  await logIn(ana, ' ')
  expect((await list(ana.token)).map(({ device }) => device)).toContain('Dispositivo desconocido')
})

test("[ACC-61] a member ends one of their sessions; another member's is not found and stays open", async () => {
  const [ana, beto] = [await aMember(testApp), await aMember(testApp, 'Beto')]
  const phone = await logIn(ana)
  const id = (await list(ana.token)).find(({ isCurrent }) => !isCurrent)?.id ?? ''
  expect((await end(beto.token, id)).error).toMatchObject({ error: 'accounts.session-not-found' })
  expect((await end(beto.token, id)).status).toBe(404)
  expect(await isOpen(phone)).toBe(true)
  expect((await end(ana.token, id)).status).toBe(200)
  expect(await isOpen(phone)).toBe(false)
  expect((await end(ana.token, id)).status).toBe(404)
  expect((await end(ana.token, 'nada')).status).toBe(400)
  expect(await isOpen(ana.token)).toBe(true)
})

test("[ACC-61] all other sessions end at once and this one stays; so do other members'", async () => {
  const [ana, beto] = [await aMember(testApp), await aMember(testApp, 'Beto')]
  const others = [await logIn(ana), await logIn(ana)]
  expect((await end(ana.token)).body.ended).toBe(2)
  expect(await Promise.all([...others, ana.token, beto.token].map(isOpen))).toEqual([false, false, true, true])
  expect((await end(ana.token)).body.ended).toBe(0)
})

test('[RT-04] ended sessions close their connections, and no others', async () => {
  const url = await listen(testApp)
  const ana = await aMember(testApp)
  const tokens = [await logIn(ana), await logIn(ana)]
  const clients = await Promise.all([ana.token, ...tokens].map((token) => connect(url, token)))
  const gone = clients.slice(1).map(({ socket }) => new Promise((resolve) => socket.once('disconnect', resolve)))
  await end(ana.token)
  await testApp.app.jobs.drain()
  expect(await Promise.all(gone)).toHaveLength(2)
  await expect(connect(url, tokens[0])).rejects.toMatchObject({ data: { error: 'accounts.sign-in' } })
  expect(clients[0]?.socket.connected).toBe(true)
  for (const client of clients) client.close()
})

test('[ACC-61] an expired session is not listed', async () => {
  const ana = await aMember(testApp)
  testApp.clock.pass(20 * 24 * 60)
  const phone = await logIn(ana)
  testApp.clock.pass(10 * 24 * 60)
  expect(await list(phone)).toHaveLength(1)
})
