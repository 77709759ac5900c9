import type { WrittenMail } from '@feria/contract/notifications'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, anAdmin, PASSWORD } from '../../testing/people.ts'
import { createWorld, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

test('an admin lists the written letters, the newest first, and reads one, which is written down', async () => {
  const [ana, admin] = [await aMember(world, 'Ana Ñandú'), await anAdmin(world)]
  for (const name of ['Una', 'Otra']) {
    await world.call('POST', '/api/v1/password/forgot-password', { body: { email: (await aMember(world, name)).email } })
    await world.app.jobs.drain()
  }
  await world.call('POST', '/api/v1/password/forgot-password', { body: { email: ana.email } })
  await world.app.jobs.drain()
  const list = (query: string) => world.call<WrittenMail[]>('GET', `/api/v1/admin/mails${query}`, { token: admin.token })
  const { body } = await list('')
  expect(body).toHaveLength(3)
  expect(body[0]).toMatchObject({ to: ana.email, subject: 'Restablecé tu contraseña de Feria' })
  const first = await list('?limit=2')
  const next = /<[^?>]*(\?[^>]+)>/.exec(String(first.headers.link))?.[1] ?? ''
  expect((await list(next)).body.map(({ id }) => id)).toEqual([body[2]?.id])
  const read = (id: string) => world.call<WrittenMail & { text: string }>('GET', `/api/v1/admin/mails/${id}`, { token: admin.token })
  world.clock.pass(1)
  expect((await read(body[0]?.id ?? '')).body.text).toMatch(/^Hola:[\s\S]*\/reset-password\/…\n/)
  const log = await world.call<{ action: string }[]>('GET', '/api/v1/admin/audit?limit=1', { token: admin.token })
  expect(log.body[0]).toMatchObject({ action: 'mail.read', subject: { id: body[0]?.id }, details: { to: ana.email } })
  expect((await read('2026-01-01T00-00-00-000Z-nadie000')).error).toMatchObject({ error: 'notifications.mail-not-found' })
  for (const bad of ['..%2f..%2fetc%2fpasswd', '%00', 'a']) expect([400, 404]).toContain((await read(bad)).status)
})

test('an admin takes nobody over with a link out of a letter: what makes it work is not shown', async () => {
  const [ana, admin] = [await aMember(world, 'Ana Segura'), await anAdmin(world)]
  const carla = { name: 'Carla Ruiz', phone: '11 2345-6789', email: 'carla@feria.example' }
  const business = { ...carla, accountType: 'empresa', country: 'ar', sector: 'comercio', company: 'Mates del Sur' }
  await world.call('POST', '/api/v1/password/forgot-password', { body: { email: ana.email } })
  await world.call('PUT', `/api/v1/users/${ana.id}`, { token: ana.token, body: { email: 'otra@feria.example', password: PASSWORD } })
  expect((await world.call('POST', '/api/v1/auth/register-business', { body: business })).status).toBe(202)
  await world.app.jobs.drain()
  const written = (await world.mails()).join('\n')
  const secrets = [...written.matchAll(/\/(?:reset-password|confirm-email)\/([\w-]+)/g)].map(([, token]) => token ?? '')
  expect(secrets.length).toBeGreaterThan(2)
  const { body } = await world.call<WrittenMail[]>('GET', '/api/v1/admin/mails', { token: admin.token })
  const letters = await Promise.all(
    body.map(({ id }) => world.call<{ text: string }>('GET', `/api/v1/admin/mails/${id}`, { token: admin.token })),
  )
  const seen = letters.map((letter) => JSON.stringify(letter.body)).join('\n')
  for (const secret of secrets) expect(seen).not.toContain(secret)
  expect(seen).toContain('/reset-password/…')
})
