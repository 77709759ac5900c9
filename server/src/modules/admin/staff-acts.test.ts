import type { Work } from '@feria/contract/admin/schemas'
import type { OwnProduct } from '@feria/contract/catalogue/schemas'
import type { Claim } from '@feria/contract/orders/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appeal, caseOf, decide, decideAppeal, report } from '../../testing/moderation.ts'
import { aPurchase, placeOrder } from '../../testing/money.ts'
import { aCard, aMember, anAdmin, aProduct, lastAction, type Person, someStaff } from '../../testing/people.ts'
import { guard } from '../../testing/second-factor.ts'
import { sendPicture } from '../../testing/send-picture.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const OF_STAFF = 'accounts.of-staff'

let testApp: TestApp
let ada: Person
let mora: Person
let susi: Person
beforeAll(async () => {
  testApp = await createTestApp()
  ;[ada, mora, susi] = [await anAdmin(testApp), await someStaff(testApp, 'moderator'), await someStaff(testApp, 'support')]
})
afterAll(() => testApp.close())

const ask = <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, { token }: Person, body?: object) =>
  testApp.call<T>(method, `/api/v1${path}`, { token, ...(body ? { body } : {}) })
const limit = (by: Person, { id }: Person, kind = 'limited', days: number | null = 3) =>
  ask('PUT', `/users/${id}/restriction`, by, { kind, days, reason: 'Publicó lo que no se puede', note: null })
const lift = (by: Person, { id }: Person) => ask('DELETE', `/users/${id}/restriction`, by)

describe('a moderator', () => {
  test('limits and suspends, and lifts it, but ends no account nor opens one again', async () => {
    const member = await aMember(testApp)
    testApp.clock.pass(1)
    expect([(await limit(mora, member)).status, (await limit(mora, member, 'suspended')).status]).toEqual([200, 200])
    expect(await lastAction(testApp, ada)).toMatchObject({ action: 'user.restricted', actor: { id: mora.id } })
    expect((await limit(mora, member, 'ended', null)).error.error).toBe('accounts.admin-ends')
    expect((await lift(mora, member)).status).toBe(200)
    await limit(ada, member, 'ended', null)
    expect((await lift(mora, member)).error.error).toBe('accounts.admin-ends')
    expect((await limit(mora, member, 'limited')).error.error).toBe('accounts.admin-ends')
    expect((await lift(ada, member)).status).toBe(200)
  })

  test('acts on nobody of the staff, on no admin, and not on themselves', async () => {
    for (const one of [ada, mora]) expect((await limit(mora, one)).error.error).toBe('accounts.unrestrictable')
    expect((await limit(mora, susi)).error.error).toBe(OF_STAFF)
    await limit(ada, susi)
    expect((await lift(mora, susi)).error.error).toBe(OF_STAFF)
    await lift(ada, susi)
  })

  test('hides many products at once, but none of somebody of the staff', async () => {
    const [one, other, theirs] = [
      await aProduct(testApp, await aMember(testApp)),
      await aProduct(testApp, mora),
      await aProduct(testApp, susi),
    ]
    const hide = (...ids: string[]) => ask<{ changed: string[] }>('POST', '/admin/products/visibility', mora, { ids, visible: false })
    expect((await hide(one.id, theirs.id)).error.error).toBe(OF_STAFF)
    expect((await hide(one.id, other.id)).body.changed.sort()).toEqual([one.id, other.id].sort())
  })

  test('decides reports, but not to end an account, nor what they reported, nor about staff', async () => {
    const [seller, reporter] = [await aMember(testApp), await aMember(testApp)]
    const product = await aProduct(testApp, seller)
    await report(testApp, reporter, ['product', product.id])
    const found = await caseOf(testApp, mora, product.id)
    expect((await decide(testApp, mora, found?.id, 'end')).error.error).toBe('accounts.admin-ends')
    expect((await decide(testApp, mora, found?.id, 'hide')).body).toMatchObject({ decided: { decision: 'hide', by: 'Mora Modera' } })
    const own = await aProduct(testApp, seller)
    await report(testApp, mora, ['product', own.id])
    const theirs = await caseOf(testApp, mora, own.id)
    expect((await decide(testApp, mora, theirs?.id, 'hide')).error.error).toBe('moderation.reported-by-you')
    expect((await ask('PUT', `/admin/abuse-reports/${theirs?.id}/take`, mora)).error.error).toBe('moderation.reported-by-you')
    expect((await decide(testApp, ada, theirs?.id, 'nothing')).status).toBe(200)
  })

  test.each(['an admin', 'another of the staff', 'themselves'])('reads and decides no report about %s', async (whose) => {
    const about = { 'an admin': ada, 'another of the staff': susi, themselves: mora }[whose] as Person
    const product = await aProduct(testApp, about)
    await report(testApp, await aMember(testApp), ['product', product.id])
    const other = await anAdmin(testApp)
    const found = await caseOf(testApp, other, product.id)
    expect([found?.subjectId, await caseOf(testApp, mora, product.id)]).toEqual([product.id, undefined])
    expect((await ask('GET', `/admin/abuse-reports/${found?.id}`, mora)).error.error).toBe(OF_STAFF)
    const refused = about === mora ? 'moderation.about-you' : OF_STAFF
    expect((await decide(testApp, mora, found?.id, 'hide')).error.error).toBe(refused)
    expect((await ask<OwnProduct>('PUT', `/products/${product.id}/visibility`, about, { visible: true })).status).toBe(200)
    await decide(testApp, other, found?.id, 'nothing')
  })

  test('takes back no decision of theirs, and none that ended an account', async () => {
    const [one, two] = [await aMember(testApp), await aMember(testApp)]
    for (const [member, by, decision, error] of [
      [one, mora, 'warn', 'moderation.same-admin'],
      [two, ada, 'end', 'accounts.admin-ends'],
    ] as const) {
      await report(testApp, await aMember(testApp), ['member', member.id])
      const found = await caseOf(testApp, ada, member.id)
      await decide(testApp, by, found?.id, decision)
      const { token } = (
        await testApp.call<{ token: string }>('POST', '/api/v1/auth/login', {
          body: { email: member.email, password: 'mate amargo 42' },
        })
      ).body
      expect((await appeal(testApp, { ...member, token }, found?.id)).status).toBe(201)
      expect((await decideAppeal(testApp, mora, found?.id, 'overturned')).error.error).toBe(error)
    }
  })

  test("hides and shows others' listings, sees hidden ones, never a minimum price, and not those of staff", async () => {
    const product = await aProduct(testApp, await aMember(testApp), { minSalePrice: 90 })
    const show = (visible: boolean, id = product.id) =>
      ask<OwnProduct>('PUT', `/products/${id}/visibility`, mora, { visible, reason: visible ? null : 'Repetido' })
    expect((await show(false)).body).toMatchObject({ minSalePrice: null })
    expect((await testApp.call('GET', `/api/v1/products/${product.id}`)).status).toBe(404)
    const seen = await ask<OwnProduct>('GET', `/products/${product.id}`, mora)
    expect([seen.status, 'minSalePrice' in seen.body]).toEqual([200, false])
    expect((await ask('GET', `/products/${product.id}`, susi)).status).toBe(404)
    const listed = await ask<OwnProduct[]>('GET', `/admin/products?userId=${product.userId}`, mora)
    expect(listed.body.map(({ minSalePrice }) => minSalePrice)).toEqual([null])
    const mine = await ask<OwnProduct[]>('GET', `/admin/products?userId=${product.userId}`, ada)
    expect(mine.body.map(({ minSalePrice }) => minSalePrice)).toEqual([90])
    expect((await show(true)).status).toBe(200)
    const staffs = await aProduct(testApp, ada)
    expect((await show(false, staffs.id)).error.error).toBe(OF_STAFF)
    expect((await ask('PUT', `/products/${product.id}/visibility`, susi, { visible: false })).status).toBe(403)
  })

  test('reads and decides documents, but none of staff', async () => {
    const [member, other] = [await aMember(testApp), await someStaff(testApp, 'support')]
    for (const one of [member, other])
      expect((await ask('POST', '/users/me/identity', one, { imageUrl: (await sendPicture(testApp, one)).url })).status).toBe(200)
    const ids = async (by: Person) =>
      (await ask<{ userId: string }[]>('GET', '/admin/identities', by)).body.map(({ userId }) => userId).sort()
    expect([await ids(mora), await ids(ada)]).toEqual([[member.id], [member.id, other.id].sort()])
    const approve = ({ id }: Person) => ask('PUT', `/admin/identities/${id}`, mora, { status: 'approved' })
    expect([(await approve(other)).error.error, (await approve(member)).status]).toEqual([OF_STAFF, 200])
  })
})

describe('support', () => {
  const claimOf = async (buyer: Person, orderId: string) =>
    (await ask<Claim>('POST', `/orders/${orderId}/claim`, buyer, { text: 'No anda' })).body.id
  const resolve = (id: string) => ask('PUT', `/claims/${id}/outcome`, susi, { outcome: 'devolver', note: 'No llegó nunca.' })

  test('decides claims, and reads what was bought, but not of orders of theirs or of others of the staff', async () => {
    const { buyer, order } = await aPurchase(testApp)
    const id = await claimOf(buyer, order.id)
    expect((await ask<Claim[]>('GET', '/claims', susi)).body.map((claim) => claim.id)).toEqual([id])
    expect((await ask('GET', `/orders/${order.id}/listings`, susi)).status).toBe(200)
    expect((await ask('GET', `/orders/${order.id}/listings`, mora)).status).toBe(404)
    for (const staff of [susi, mora, ada]) {
      const product = await aProduct(testApp, staff)
      const bought = await placeOrder(testApp, buyer.token, { ids: [product.id], card: await aCard(testApp) })
      const theirs = await claimOf(buyer, bought.body.id)
      expect((await resolve(theirs)).error.error).toBe(OF_STAFF)
    }
    expect((await ask<Claim[]>('GET', '/claims', susi)).body.map((claim) => claim.id)).toEqual([id])
    expect((await resolve(id)).status).toBe(200)
    expect(await lastAction(testApp, ada)).toMatchObject({ action: 'claim.settled', actor: { id: susi.id } })
  })

  test('switches off the second factor of a member who lost it, never that of staff or an admin', async () => {
    const [member, other] = [await aMember(testApp), await anAdmin(testApp)]
    for (const one of [member, other, mora]) await guard(testApp, one)
    const off = ({ id }: Person) => ask('DELETE', `/users/${id}/second-factor`, susi)
    expect((await off(member)).status).toBe(200)
    for (const one of [other, mora]) expect((await off(one)).error.error).toBe(OF_STAFF)
    expect((await off(susi)).error.error).toBe('accounts.not-allowed')
  })

  test('ends the sessions of a member and mails them a link, never those of staff or an admin', async () => {
    const member = await aMember(testApp)
    for (const path of [
      ['DELETE', 'sessions', 200],
      ['POST', 'password-link', 202],
    ] as const) {
      const act = ({ id }: Person) => ask(path[0], `/users/${id}/${path[1]}`, susi)
      expect((await act(member)).status, path[1]).toBe(path[2])
      for (const one of [ada, mora]) expect((await act(one)).error.error, path[1]).toBe(OF_STAFF)
    }
  })

  test('gives money back of an order, but not of one with somebody of the staff', async () => {
    const { buyer, order } = await aPurchase(testApp)
    const back = (id: string) => ask('POST', `/admin/orders/${id}/refund`, susi, { reason: 'No la pudieron mandar' })
    expect((await back(order.id)).status).toBe(200)
    const product = await aProduct(testApp, mora)
    const theirs = await placeOrder(testApp, buyer.token, { ids: [product.id], card: await aCard(testApp) })
    expect((await back(theirs.body.id)).error.error).toBe(OF_STAFF)
  })

  test('answers messages, but not their own', async () => {
    const write = (by: Person) => ask<{ id: string }>('POST', '/contact', by, { name: by.name, email: by.email, text: 'No puedo entrar.' })
    const [one, own] = [await write(await aMember(testApp)), await write(susi)]
    const done = (id: string) => ask('POST', `/admin/contact/${id}/resolve`, susi)
    expect([(await done(one.body.id)).status, (await done(own.body.id)).error.error]).toEqual([200, OF_STAFF])
  })
})

test('each is told what they serve and decide, and nothing of the rest', async () => {
  const kinds = async (by: Person) => (await ask<Work[]>('GET', '/admin/work', by)).body.map(({ kind }) => kind)
  expect(await kinds(mora)).toEqual(['reports', 'held-messages', 'review-appeals', 'identities'])
  expect(await kinds(susi)).toEqual(['claims', 'withdrawals', 'contact'])
})

test('what concerns the staff is counted for admins alone', async () => {
  const counts = async () => {
    const of = async (by: Person, kind: string) =>
      (await ask<Work[]>('GET', '/admin/work', by)).body.find((work) => work.kind === kind)?.count ?? 0
    return [await of(mora, 'identities'), await of(ada, 'identities'), await of(mora, 'reports'), await of(ada, 'reports')]
  }
  const [before, staff] = [await counts(), await someStaff(testApp, 'support')]
  await ask('POST', '/users/me/identity', staff, { imageUrl: (await sendPicture(testApp, staff)).url })
  await report(testApp, await aMember(testApp), ['member', staff.id])
  expect((await counts()).map((count, n) => count - (before[n] ?? 0))).toEqual([0, 1, 0, 1])
})
