import type { DecisionTemplate } from '@feria/contract/moderation/schemas'
import { MAX_DECISION_TEMPLATES } from '@feria/contract/moderation/values'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, anAdmin, lastAction, type Person, someStaff } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
let admin: Person
beforeAll(async () => {
  testApp = await createTestApp()
  admin = await anAdmin(testApp)
})
afterAll(() => testApp.close())

const address = '/api/v1/admin/decision-templates'
const read = async (by: Person = admin) => testApp.call<DecisionTemplate[]>('GET', address, { token: by.token })
const set = (templates: unknown, by: Person = admin) =>
  testApp.call<DecisionTemplate[]>('PUT', address, { token: by.token, body: { templates } })
const template = (title: string, fields: Partial<DecisionTemplate> = {}) => ({ title, note: `Sobre ${title}.`, decision: null, ...fields })

test('are none at first, then those that an admin wrote, in their order, audited', async () => {
  expect((await read()).body).toEqual([])
  const written = [template('Réplicas', { decision: 'hide' }), template('Armas')]
  testApp.clock.pass(1)
  expect((await set(written)).body).toEqual(written)
  expect((await read()).body).toEqual(written)
  expect(await lastAction(testApp, admin)).toMatchObject({ action: 'decision-templates.set', subject: { name: '2' } })
  await set([written[1]])
  expect((await read()).body).toEqual([written[1]])
  await set([])
  expect((await read()).body).toEqual([])
})

test('a moderator reads and does not write; support and members do neither', async () => {
  await set([template('Réplicas')])
  const moderator = await someStaff(testApp, 'moderator')
  expect((await read(moderator)).body).toEqual([template('Réplicas')])
  expect((await set([], moderator)).error.error).toBe('accounts.not-allowed')
  for (const other of [await someStaff(testApp, 'support'), await aMember(testApp)])
    expect([(await read(other)).status, (await set([], other)).status]).toEqual([403, 403])
  expect((await read()).body).toEqual([template('Réplicas')])
})

test('one that is wrong, or one too many, changes nothing', async () => {
  await set([template('Réplicas')])
  const many = Array.from({ length: MAX_DECISION_TEMPLATES }, (_, n) => template(`Plantilla ${n}`))
  for (const wrong of [
    [template(' ')],
    [template('A', { note: '' })],
    [{ ...template('A'), decision: 'burn' }],
    [...many, template('Una más')],
    'x',
  ])
    expect((await set(wrong)).error.error).toBe('bad-input')
  expect((await read()).body).toEqual([template('Réplicas')])
  expect((await set(many)).body).toEqual(many)
})
