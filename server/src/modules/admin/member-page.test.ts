import type { MemberPage } from '@feria/contract/admin/member-schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { caseOf, decide, report } from '../../testing/moderation.ts'
import { aCompleted, aPurchase } from '../../testing/money.ts'
import { aMember, anAdmin, aProduct, aRoom, type Person } from '../../testing/people.ts'
import { signInAgain } from '../../testing/restricted.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const DAY = 24 * 60
const UNKNOWN = '019a9f3e-7c1b-7d2e-8f40-5b6c7d8e9f01'

let testApp: TestApp
let admin: Person
beforeAll(async () => {
  testApp = await createTestApp()
  admin = await anAdmin(testApp)
})
afterAll(() => testApp.close())

const ask = (id: string, by: { token: string } = admin) =>
  testApp.call<MemberPage>('GET', `/api/v1/admin/members/${id}`, { token: by.token })
const read = async (id: string) => (await ask(id)).body
const kinds = ({ timeline }: MemberPage) => timeline.map(({ kind }) => kind)
const restrict = (id: string, kind: string, days: number | null) =>
  testApp.call('PUT', `/api/v1/users/${id}/restriction`, { token: admin.token, body: { kind, days, reason: 'Engañó', note: '' } })

test('a new member has a page with zeros and what they did: they registered and confirmed their email', async () => {
  const ana = await aMember(testApp, 'Ana Nueva')
  const page = await read(ana.id)
  expect(page).toMatchObject({
    ...{ id: ana.id, name: 'Ana Nueva', email: ana.email, isEmailConfirmed: true, phone: null, isPhoneConfirmed: false },
    ...{ identity: 'none', role: 'user', premiumUntil: null, acceptedTerms: '2026-12-01', closedAt: null, isPending: false },
    ...{ sessions: 1, usedAt: ana.createdAt, restriction: null, earlier: [], hasSecondFactor: false, balances: [] },
  })
  expect(page.figures).toEqual({
    ...{ bought: [], sold: [], products: { shown: 0, hidden: 0 }, wishes: 0, reviews: 0, score: null },
    ...{ claims: { made: 0, received: 0 }, reports: { made: 0, lost: 0, received: 0 }, blocks: { made: 0, received: 0 } },
  })
  expect(kinds(page).sort()).toEqual(['email-confirmed', 'registered', 'terms-accepted'])
})

test('both parties of a sale have it in figures and timeline, the seller the balance; a claim shows at both', async () => {
  const { buyer, seller, order } = await aCompleted(testApp)
  await testApp.call('POST', `/api/v1/orders/${order.id}/claim`, { token: buyer.token, body: { text: 'Un secreto del reclamo' } })
  const [bought, sold] = [await read(buyer.id), await read(seller.id)]
  const figure = [{ status: 'en disputa', count: 1 }]
  expect([bought.figures.bought, bought.figures.sold, sold.figures.sold]).toEqual([figure, [], figure])
  expect([bought.figures.claims, sold.figures.claims]).toEqual([
    { made: 1, received: 0 },
    { made: 0, received: 1 },
  ])
  expect(sold.balances).toMatchObject([{ currency: 'USD' }])
  const entry = { subjectId: order.id, details: { number: order.number }, by: null }
  expect(bought.timeline).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'bought', subjectId: order.id, details: { number: order.number, status: 'en disputa' } }),
      expect.objectContaining({ kind: 'claim-made', ...entry, details: { number: order.number, kind: 'problema' } }),
    ]),
  )
  expect(kinds(sold)).toEqual(expect.arrayContaining(['sold', 'claim-received']))
  for (const page of [bought, sold]) expect(JSON.stringify(page)).not.toContain('Un secreto del reclamo')
})

test('the timeline is the newest first and says who restricted, decided and did what, once each', async () => {
  const bad = await aMember(testApp, 'Rita Repite')
  const reporter = await aMember(testApp, 'Dora Denuncia')
  testApp.clock.pass(5)
  await report(testApp, reporter, ['member', bad.id], { reason: 'fraud' })
  testApp.clock.pass(5)
  await decide(testApp, admin, (await caseOf(testApp, admin, bad.id))?.id, 'limit', { days: 3 })
  testApp.clock.pass(5)
  await restrict(bad.id, 'suspended', 5)
  testApp.clock.pass(5)
  await testApp.call('DELETE', `/api/v1/users/${bad.id}/restriction`, { token: admin.token })
  const page = await read(bad.id)
  const newest = page.timeline
    .slice(0, 6)
    .map(({ kind, details, by }) => `${kind} ${details.kind ?? details.decision ?? details.reason} ${by?.name}`)
  // What happened at one moment stands in any order.
  expect([newest[0], newest.slice(1, 3).sort(), newest.slice(3, 5).sort(), newest[5]]).toEqual([
    'restriction-ended suspended Ada Ferraro',
    ['restricted suspended Ada Ferraro', 'restriction-ended limited Ada Ferraro'],
    ['report-decided limit Ada Ferraro', 'restricted limited Ada Ferraro'],
    'reported fraud undefined',
  ])
  expect(page.restriction).toBeNull()
  expect(page.earlier.map(({ kind }) => kind)).toEqual(['suspended', 'limited'])
  expect(page.figures.reports).toEqual({ made: 0, lost: 0, received: 1 })
  expect((await read(reporter.id)).figures.reports).toEqual({ made: 1, lost: 0, received: 0 })
  expect(kinds(await read(admin.id))).toContain('acted')
})

test('an audited action stands in the timeline, and what holds a member back now beside what did before', async () => {
  const uma = await aMember(testApp, 'Uma Audita')
  await testApp.call('PUT', `/api/v1/users/${uma.id}/role`, { token: admin.token, body: { role: 'premium' } })
  await restrict(uma.id, 'limited', 4)
  const page = await read(uma.id)
  expect(page.timeline.filter(({ kind }) => kind === 'audited')).toMatchObject([
    { details: { action: 'user.role-changed', from: 'user', to: 'premium' }, by: { id: admin.id } },
  ])
  expect(page).toMatchObject({
    role: 'premium',
    sessions: 0,
    usedAt: null,
    restriction: { kind: 'limited', reason: 'Engañó' },
    earlier: [],
  })
})

test('products shown and hidden, wishes and blocks are counted, and no message nor address is shown', async () => {
  const { seller, buyer, product, room } = await aRoom(testApp)
  const words = 'Palabras de la charla'
  await testApp.call('POST', `/api/v1/chat/${room}`, { token: buyer.token, body: { content: words, isSure: true } })
  await aProduct(testApp, seller)
  await testApp.call('PUT', `/api/v1/products/${product.id}/visibility`, { token: seller.token, body: { visible: false } })
  await testApp.call('PUT', `/api/v1/blocks/${buyer.id}`, { token: seller.token })
  await testApp.call('PUT', `/api/v1/users/${seller.id}`, { token: seller.token, body: { address: 'Pasaje Canario 4321' } })
  const page = await read(seller.id)
  expect(page.figures).toMatchObject({ products: { shown: 1, hidden: 1 }, blocks: { made: 1, received: 0 } })
  expect((await read(buyer.id)).figures.blocks).toEqual({ made: 0, received: 1 })
  expect(JSON.stringify(page)).not.toMatch(/Palabras|Canario/)
})

test('a closed account says so, without what was erased', async () => {
  const eva = await aMember(testApp, 'Eva Se-va')
  await testApp.call('PUT', `/api/v1/users/${eva.id}`, { token: eva.token, body: { phone: '11 2345-6789' } })
  await testApp.call('DELETE', `/api/v1/users/${eva.id}`, { token: admin.token })
  const { body, status } = await ask(eva.id)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    name: 'Cuenta eliminada',
    email: null,
    phone: null,
    closedAt: testApp.clock.now().toISOString(),
    sessions: 0,
  })
  expect(kinds(body)).toContain('closed')
  expect(JSON.stringify(body)).not.toMatch(new RegExp(`${eva.email}|Eva|2345`))
})

test('the timeline ends at a hundred entries', async () => {
  const ana = await aMember(testApp)
  for (let n = 0; n < 51; n++) {
    testApp.clock.pass(DAY)
    await restrict(ana.id, 'limited', 1)
    await testApp.call('DELETE', `/api/v1/users/${ana.id}/restriction`, { token: admin.token })
  }
  const page = await read(ana.id)
  expect([page.timeline.length, page.timeline[0]?.kind, page.earlier.length]).toEqual([100, expect.stringMatching(/^restrict/), 20])
  expect(kinds(page)).not.toContain('registered')
})

test('an unknown member is not found; members and visitors are refused, the member themself too', async () => {
  const { buyer } = await aPurchase(testApp)
  expect((await ask(UNKNOWN)).error.error).toBe('accounts.not-found')
  expect((await ask('nadie')).status).toBe(400)
  expect((await ask(buyer.id, await signInAgain(testApp, buyer))).status).toBe(403)
  expect((await testApp.call('GET', `/api/v1/admin/members/${buyer.id}`)).status).toBe(401)
})
