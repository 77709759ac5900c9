import type { AuditEntry } from '@feria/contract/accounts/schemas'
import type { RestrictionKind } from '@feria/contract/accounts/values'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SentEmail } from '../../engines/mail/mail.ts'
import { recordEmails } from '../../testing/mails.ts'
import { aMember, anAdmin, aProduct, lastAction, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { accounts, liftRestriction, restrictionOf, restrictMember } from './accounts.module.ts'
import { restrictions } from './tables.ts'

const DAY = 24 * 60
const WHY = { reason: 'Vendiste algo prohibido', note: 'Las armas no se publican.' }

let testApp: TestApp
let emails: SentEmail[]
let admin: Person
beforeAll(async () => {
  testApp = await createTestApp()
  emails = recordEmails(testApp)
  admin = await anAdmin(testApp)
})
afterAll(() => testApp.close())

const asAdmin = () => ({ ...testApp.app.ctx, actor: { ...admin, tokenHash: '' } })
const restrict = ({ id }: Person, kind: RestrictionKind, days: number | null) => {
  testApp.clock.pass(1)
  return restrictMember(asAdmin(), { userId: id, kind, days, ...WHY })
}
const suspend = (member: Person, days = 7) => restrict(member, 'suspended', days)
const holding = ({ id }: Person) => restrictionOf(testApp.app.ctx, id)
const isSignedIn = async ({ token }: Person) => (await testApp.call('GET', '/api/v1/users/me', { token })).status === 200
const historyOf = ({ id }: Person) =>
  testApp.engines.db.db.select().from(restrictions).where(eq(restrictions.userId, id)).orderBy(restrictions.id)

test('a suspension ends the sessions, says why and until when, and is audited', async () => {
  const ana = await aMember(testApp)
  await suspend(ana)
  const [since, until] = [testApp.clock.now(), new Date(testApp.clock.now().getTime() + 7 * 86_400_000)]
  expect(await holding(ana)).toEqual({ kind: 'suspended', ...WHY, since, until })
  expect(await isSignedIn(ana)).toBe(false)
  expect(await lastAction(testApp, admin)).toMatchObject<Partial<AuditEntry>>({
    action: 'user.restricted',
    actor: { id: admin.id, name: admin.name },
    details: { kind: 'suspended', reason: WHY.reason, until: until.toISOString() },
  })
})

test.each(['No se engaña a quien compra.', 'Vendiste algo prohibido'])('the email ends «%s» with one point', async (reason) => {
  const ana = await aMember(testApp)
  await restrictMember(asAdmin(), { userId: ana.id, kind: 'limited', days: 7, reason, note: '' })
  await testApp.app.jobs.drain()
  expect(emails.find(({ to }) => to === ana.email)?.text).toContain(`\nMotivo: ${reason.replace('.', '')}.\n`)
})

test('its end needs no job; the job only closes the row', async () => {
  const ana = await aMember(testApp)
  await suspend(ana, 1)
  testApp.clock.pass(DAY - 1)
  expect(await holding(ana)).not.toBeNull()
  testApp.clock.pass(1)
  expect([await holding(ana), (await historyOf(ana))[0]?.endedAt]).toEqual([null, null])
  await accounts.schedules?.['end-restrictions']?.run(testApp.app.ctx)
  expect((await historyOf(ana))[0]?.endedAt).toEqual(testApp.clock.now())
})

test('one holds at a time, and those before it are kept', async () => {
  const ana = await aMember(testApp)
  await restrict(ana, 'limited', 3)
  expect(await isSignedIn(ana)).toBe(true)
  await suspend(ana)
  await restrict(ana, 'ended', null)
  expect(await holding(ana)).toMatchObject({ kind: 'ended', until: null })
  expect((await historyOf(ana)).map(({ kind, endedAt }) => [kind, endedAt !== null])).toEqual([
    ['limited', true],
    ['suspended', true],
    ['ended', false],
  ])
})

test('what a suspension withheld is there again once something lighter takes its place', async () => {
  const ana = await aMember(testApp)
  const { id } = await aProduct(testApp, ana)
  const look = async () => (await testApp.call('GET', `/api/v1/products/${id}`)).status
  await suspend(ana)
  await suspend(ana, 30)
  expect(await look()).toBe(404)
  await restrict(ana, 'limited', 3)
  expect(await look()).toBe(200)
})

test('an admin lifts it, once', async () => {
  const ana = await aMember(testApp)
  await suspend(ana)
  testApp.clock.pass(1)
  await liftRestriction(asAdmin(), { userId: ana.id })
  expect(await holding(ana)).toBeNull()
  expect(await lastAction(testApp, admin)).toMatchObject({ action: 'user.restriction-lifted', details: { kind: 'suspended' } })
  await expect(liftRestriction(asAdmin(), { userId: ana.id })).rejects.toMatchObject({ code: 'accounts.not-restricted' })
})

test('nobody restricts an admin, oneself, or somebody who is not there', async () => {
  for (const one of [admin, await anAdmin(testApp)]) await expect(suspend(one)).rejects.toMatchObject({ code: 'accounts.unrestrictable' })
  await expect(suspend({ ...admin, id: '01a1f8d3-ea00-76e5-8faf-b982e90c5333' })).rejects.toMatchObject({ code: 'accounts.not-found' })
})
