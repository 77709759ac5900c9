import type { WrittenMail } from '@feria/contract/notifications/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, anAdmin, PASSWORD } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

test('an admin lists the written emails, the newest first, and reads one, which is audited', async () => {
  const [ana, admin] = [await aMember(testApp, 'Ana Ñandú'), await anAdmin(testApp)]
  for (const name of ['Una', 'Otra']) {
    await testApp.call('POST', '/api/v1/password/forgot-password', { body: { email: (await aMember(testApp, name)).email } })
    await testApp.app.jobs.drain()
  }
  await testApp.call('POST', '/api/v1/password/forgot-password', { body: { email: ana.email } })
  await testApp.app.jobs.drain()
  const list = (query: string) => testApp.call<WrittenMail[]>('GET', `/api/v1/admin/mails${query}`, { token: admin.token })
  const { body } = await list('')
  expect(body).toHaveLength(3)
  expect(body[0]).toMatchObject({ to: ana.email, subject: 'Restablecé tu contraseña de Feria' })
  const first = await list('?limit=2')
  const next = /<[^?>]*(\?[^>]+)>/.exec(String(first.headers.link))?.[1] ?? ''
  expect((await list(next)).body.map(({ id }) => id)).toEqual([body[2]?.id])
  const read = (id: string) => testApp.call<WrittenMail & { text: string }>('GET', `/api/v1/admin/mails/${id}`, { token: admin.token })
  testApp.clock.pass(1)
  expect((await read(body[0]?.id ?? '')).body.text).toMatch(/^Hola, Ana Ñandú:[\s\S]*\/reset-password\/…\n/)
  const log = await testApp.call<{ action: string }[]>('GET', '/api/v1/admin/audit?limit=1', { token: admin.token })
  expect(log.body[0]).toMatchObject({ action: 'mail.read', subject: { id: body[0]?.id }, details: { to: ana.email } })
  expect((await read('2026-01-01T00-00-00-000Z-nadie000')).error).toMatchObject({ error: 'notifications.mail-not-found' })
  for (const bad of ['..%2f..%2fetc%2fpasswd', '%00', 'a']) expect([400, 404]).toContain((await read(bad)).status)
})

test('an admin cannot take over an account by a link in an email: its token is not shown', async () => {
  const [ana, admin] = [await aMember(testApp, 'Ana Segura'), await anAdmin(testApp)]
  const carla = { name: 'Carla Ruiz', phone: '11 2345-6789', email: 'carla@feria.example' }
  const business = { ...carla, accountType: 'empresa', country: 'ar', sector: 'comercio', company: 'Mates del Sur' }
  await testApp.call('POST', '/api/v1/password/forgot-password', { body: { email: ana.email } })
  await testApp.call('PUT', `/api/v1/users/${ana.id}`, { token: ana.token, body: { email: 'otra@feria.example', password: PASSWORD } })
  expect((await testApp.call('POST', '/api/v1/auth/register-business', { body: business })).status).toBe(202)
  await testApp.app.jobs.drain()
  const written = (await testApp.mails()).join('\n')
  const secrets = [...written.matchAll(/\/(?:reset-password|confirm-email)\/([\w-]+)/g)].map(([, token]) => token ?? '')
  expect(secrets.length).toBeGreaterThan(2)
  const { body } = await testApp.call<WrittenMail[]>('GET', '/api/v1/admin/mails', { token: admin.token })
  const letters = await Promise.all(
    body.map(({ id }) => testApp.call<{ text: string }>('GET', `/api/v1/admin/mails/${id}`, { token: admin.token })),
  )
  const seen = letters.map((letter) => JSON.stringify(letter.body)).join('\n')
  for (const secret of secrets) expect(seen).not.toContain(secret)
  expect(seen).toContain('/reset-password/…')
})
