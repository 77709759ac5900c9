import type { WrittenMail } from '@feria/contract/notifications'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, anAdmin } from '../../testing/people.ts'
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
  expect((await read(body[0]?.id ?? '')).body.text).toMatch(/^Hola, Ana Ñandú:[\s\S]*\/reset-password\//)
  const log = await world.call<{ action: string }[]>('GET', '/api/v1/admin/audit?limit=1', { token: admin.token })
  expect(log.body[0]).toMatchObject({ action: 'mail.read', subject: { id: body[0]?.id }, details: { to: ana.email } })
  expect((await read('2026-01-01T00-00-00-000Z-nadie000')).error).toMatchObject({ error: 'notifications.mail-not-found' })
  for (const bad of ['..%2f..%2fetc%2fpasswd', '%00', 'a']) expect([400, 404]).toContain((await read(bad)).status)
})
