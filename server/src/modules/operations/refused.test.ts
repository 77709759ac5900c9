import type { RefusedMail } from '@feria/contract/operations/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EmailRefused } from '../../engines/mail/email-refused.ts'
import { sendEmail } from '../../platform/email/send-email.ts'
import { aMember, anAdmin, PASSWORD, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { operations } from './operations.module.ts'

const DAY = 24 * 60
let testApp: TestApp
let ada: Person
beforeAll(async () => {
  const send = () => Promise.reject(new EmailRefused('550 5.1.1'))
  testApp = await createTestApp({ engines: { mail: { send, check: async () => 'here', outbox: null } } })
  ada = await anAdmin(testApp)
})
afterAll(() => testApp.close())

const refuse = (to: string, subject: string) =>
  sendEmail(testApp.app.ctx, { to, subject, name: 'Ana', preheader: '', paragraphs: ['secreto del texto'] })
const list = (person = ada) => testApp.call<RefusedMail[]>('GET', '/api/v1/admin/refused-mails', { token: person.token })
const subjects = async () => (await list()).body.map(({ subject }) => subject)
const forget = () => operations.schedules?.['forget-refused']?.run(testApp.app.ctx)

test('a refused mail is shown to admins alone, the newest first, with the reason and without its text', async () => {
  await refuse('ana@feria.example', 'Primero')
  testApp.clock.pass(1)
  await refuse('ana@feria.example', 'Segundo')
  const { body } = await list()
  const at = testApp.clock.now().toISOString()
  expect(body[0]).toEqual({ id: expect.any(String), to: 'ana@feria.example', subject: 'Segundo', reason: '550 5.1.1', at })
  expect(body.map(({ subject }) => subject)).toEqual(['Segundo', 'Primero'])
  expect((await list(await aMember(testApp))).status).toBe(403)
})

test('it is forgotten after ninety days, and not before', async () => {
  testApp.clock.pass(89 * DAY)
  ada = await anAdmin(testApp)
  await refuse('ana@feria.example', 'Tercero')
  await forget()
  expect(await subjects()).toEqual(['Tercero', 'Segundo', 'Primero'])
  testApp.clock.pass(DAY)
  await forget()
  expect(await subjects()).toEqual(['Tercero', 'Segundo'])
  testApp.clock.pass(1)
  await forget()
  expect(await subjects()).toEqual(['Tercero'])
})

test('a member finds those to them in their data, not those of whoever had the address before; they go with the account', async () => {
  const email = 'lia@feria.example'
  await refuse(email, 'De antes')
  testApp.clock.pass(1)
  const { body: lia } = await testApp.call<{ token: string }>('POST', '/api/v1/auth/register', {
    body: { name: 'Lía', email, password: PASSWORD },
  })
  await refuse(email, 'Tu compra')
  await refuse('otra@feria.example', 'De otra')
  const own = await testApp.call<{ operations: unknown[] }>('GET', '/api/v1/users/me/export', { token: lia.token })
  expect(own.body.operations).toEqual([{ to: email, subject: 'Tu compra', reason: '550 5.1.1', at: testApp.clock.now().toISOString() }])
  expect((await testApp.call('DELETE', '/api/v1/users/me', { token: lia.token, body: { password: PASSWORD } })).status).toBe(200)
  expect(await subjects()).toEqual(['De otra', 'Tercero'])
})
