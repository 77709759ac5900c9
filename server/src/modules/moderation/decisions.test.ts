import type { InspectedCase } from '@feria/contract/moderation/schemas'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appeal, caseOf, decide, decideAppeal, receivedBy, report, reportedBy } from '../../testing/moderation.ts'
import { aMember, anAdmin, aProduct, aRoom, lastAction, type Person } from '../../testing/people.ts'
import { aReviewed } from '../../testing/reviews.ts'
import { signIn } from '../../testing/second-factor.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { aWish } from '../../testing/wishes.ts'
import { restrictionOf, restrictMember } from '../accounts/accounts.module.ts'
import { users } from '../accounts/tables.ts'
import { abuseCases } from './tables.ts'

let testApp: TestApp
let admin: Person
let other: Person
let ana: Person
beforeAll(async () => {
  testApp = await createTestApp()
  admin = await anAdmin(testApp)
  other = await anAdmin(testApp)
  ana = await aMember(testApp)
})
afterAll(() => testApp.close())

const get = (url: string, token?: string) => testApp.call<{ content?: string }[]>('GET', `/api/v1${url}`, token ? { token } : {})
const take = (id: string, { token }: Person) => testApp.call('PUT', `/api/v1/admin/abuse-reports/${id}/take`, { token })
const putBack = (id: string, { token }: Person) => testApp.call('DELETE', `/api/v1/admin/abuse-reports/${id}/take`, { token })
const aCase = async (by = ana) => {
  const seller = await aMember(testApp, 'Vera Vende')
  const product = await aProduct(testApp, seller)
  await report(testApp, by, ['product', product.id])
  const found = await caseOf(testApp, admin, product.id)
  return { seller, product, id: found?.id ?? '' }
}
const titlesOf = async ({ token }: Person) => {
  await testApp.app.jobs.drain()
  const { body } = await testApp.call<{ title: string }[]>('GET', '/api/v1/notifications', { token })
  return body.map(({ title }) => title)
}
const mailsTo = async ({ email }: Person) => {
  await testApp.app.jobs.drain()
  return (await testApp.mails()).filter((mail) => mail.includes(`To: ${email}`))
}

describe('what a decision hides, its address hides too, and an appeal brings back', () => {
  test('a product, which its owner cannot show again', async () => {
    const { seller, product, id } = await aCase()
    expect((await decide(testApp, admin, id, 'hide')).body).toMatchObject({ dueAt: null, decided: { decision: 'hide', by: 'Ada Ferraro' } })
    expect((await get(`/products/${product.id}`)).status).toBe(404)
    expect((await testApp.call<{ state: string }>('GET', `/api/v1/products/${product.id}/listing`)).body).toEqual({ state: 'gone' })
    const show = (who: Person, visible = true) =>
      testApp.call('PUT', `/api/v1/products/${product.id}/visibility`, { token: who.token, body: { visible } })
    expect((await show(seller)).error.error).toBe('catalogue.moderated')
    expect((await appeal(testApp, seller, id)).status).toBe(201)
    expect(await caseOf(testApp, other, product.id)).toMatchObject({ appeal: { text: 'No es así.', outcome: null } })
    await decideAppeal(testApp, other, id, 'overturned')
    expect((await get(`/products/${product.id}`)).status).toBe(200)
    expect((await reportedBy(testApp, ana))[0]).toMatchObject({ state: 'overturned' })
    expect((await appeal(testApp, seller, id)).error.error).toBe('moderation.already-appealed')
  })

  test('a product that its owner had hidden comes back hidden', async () => {
    const { seller, product, id } = await aCase()
    await testApp.call('PUT', `/api/v1/products/${product.id}/visibility`, { token: seller.token, body: { visible: false } })
    await decide(testApp, admin, id, 'hide')
    await appeal(testApp, seller, id)
    await decideAppeal(testApp, other, id, 'overturned')
    expect((await get(`/products/${product.id}`)).status).toBe(404)
    const shown = await testApp.call('PUT', `/api/v1/products/${product.id}/visibility`, { token: seller.token, body: { visible: true } })
    expect(shown.status).toBe(200)
  })

  test('a message, in history, lists and what is sent again', async () => {
    const { buyer, seller, room } = await aRoom(testApp)
    const send = () =>
      testApp.call<{ id: string; content: string }>('POST', `/api/v1/chat/${room}`, {
        token: seller.token,
        body: { content: 'Sos un chanta', originalId: 'uno' },
      })
    const sent = await send()
    await report(testApp, buyer, ['message', sent.body.id])
    const found = await caseOf(testApp, admin, sent.body.id)
    await decide(testApp, admin, found?.id, 'hide')
    const readBy = async ({ token }: Person) => [
      (await get(`/chat/${room}`, token)).body[0]?.content,
      (await testApp.call<{ lastMessage: { content: string } }[]>('GET', '/api/v1/chat', { token })).body[0]?.lastMessage.content,
    ]
    const gone = 'Mensaje retirado por moderación'
    for (const person of [buyer, seller]) expect(await readBy(person)).toEqual([gone, gone])
    expect((await send()).body.content).toBe(gone)
    await appeal(testApp, seller, found?.id)
    await decideAppeal(testApp, other, found?.id, 'overturned')
    expect(await readBy(buyer)).toEqual(['Sos un chanta', 'Sos un chanta'])
  })

  test('a review', async () => {
    const { buyer, seller } = await aReviewed(testApp, { stars: 1, text: 'Un ladrón' })
    const listed = async () => (await testApp.call<{ id: string }[]>('GET', `/api/v1/users/${seller.id}/reviews`)).body
    const [{ id = '' } = {}] = await listed()
    await report(testApp, seller, ['review', id])
    const found = await caseOf(testApp, admin, id)
    await decide(testApp, admin, found?.id, 'hide')
    expect(await listed()).toEqual([])
    await appeal(testApp, buyer, found?.id)
    await decideAppeal(testApp, other, found?.id, 'overturned')
    expect(await listed()).toHaveLength(1)
  })

  test('a wish, which its owner can neither switch on nor publish', async () => {
    const owner = await aMember(testApp)
    const wish = await aWish(testApp, owner, { isPublic: true })
    await report(testApp, ana, ['wish', wish.id])
    const found = await caseOf(testApp, admin, wish.id)
    await decide(testApp, admin, found?.id, 'hide')
    expect((await mailsTo(owner)).join()).toContain('Ocultamos una solicitud tuya.')
    expect((await get(`/wishes/${wish.id}`)).status).toBe(404)
    for (const body of [{ activo: true }, { isPublic: true }]) {
      const edited = await testApp.call('PUT', `/api/v1/request/${wish.id}`, { token: owner.token, body })
      expect(edited.error.error).toBe('wishes.moderated')
    }
    await appeal(testApp, owner, found?.id)
    await decideAppeal(testApp, other, found?.id, 'overturned')
    expect((await get(`/wishes/${wish.id}`)).body).toMatchObject({ wish: { id: wish.id } })
  })
})

test('both sides are told in words: the reporter not what became of the other, the reported why and how to appeal', async () => {
  const beto = await aMember(testApp, 'Beto Avisa')
  const { seller, id } = await aCase(beto)
  await decide(testApp, admin, id, 'limit', { days: 7 })
  expect((await reportedBy(testApp, beto))[0]).toMatchObject({ state: 'acted', note: 'Repite el mismo aviso.', can: { withdraw: false } })
  expect(JSON.stringify(await reportedBy(testApp, beto))).not.toMatch(/limit|days/)
  expect(await receivedBy(testApp, seller)).toMatchObject([{ decision: 'limit', days: 7, reason: 'spam', can: { appeal: true } }])
  expect(await titlesOf(beto)).toContain('Revisamos tu denuncia')
  expect(await titlesOf(seller)).toContain('Una decisión de moderación')
  expect((await mailsTo(beto)).join()).toContain('Subject: Revisamos tu denuncia')
  expect((await mailsTo(seller)).join()).toContain('/denuncias?ver=recibidas')
  expect((await mailsTo(seller)).join()).not.toContain('Beto')
  expect((await mailsTo(seller)).join()).toMatch(/Motivo: [^.]+\.\s/)
})

test('where nothing was wrong only the reporter is told, and nothing can be appealed', async () => {
  const beto = await aMember(testApp)
  const { seller, product, id } = await aCase(beto)
  await decide(testApp, admin, id, 'nothing')
  expect((await get(`/products/${product.id}`)).status).toBe(200)
  expect(await titlesOf(beto)).toContain('Revisamos tu denuncia')
  expect([await titlesOf(seller), await receivedBy(testApp, seller)]).toEqual([[], []])
  expect((await appeal(testApp, seller, id)).error.error).toBe('moderation.not-found')
})

test('a suspension hides what was reported and holds the member back; an appeal takes back both', async () => {
  const { seller, product, id } = await aCase()
  await decide(testApp, admin, id, 'suspend', { days: 3 })
  const log = await testApp.call<{ action: string; details: object }[]>('GET', '/api/v1/admin/audit?limit=2', { token: admin.token })
  const decided = log.body.find(({ action }) => action === 'abuse.decided')
  expect([log.body.length, decided?.details]).toMatchObject([2, { decision: 'suspend', days: '3', reason: 'spam', about: 'Vera Vende' }])
  expect((await get('/users/me', seller.token)).status).toBe(401)
  expect((await get(`/products/${product.id}`)).status).toBe(404)
  expect(await restrictionOf(testApp.app.ctx, seller.id)).toMatchObject({ kind: 'suspended' })
  const inside = { ...seller, token: (await signIn(testApp, seller.email)).body.token }
  expect((await appeal(testApp, inside, id)).status).toBe(201)
  await decideAppeal(testApp, other, id, 'overturned')
  expect([await restrictionOf(testApp.app.ctx, seller.id), (await get(`/products/${product.id}`)).status]).toEqual([null, 200])
})

test('days, a rule and what fits are asked for', async () => {
  const { seller, id } = await aCase()
  const fieldsOf = async (...how: Parameters<typeof decide> extends [unknown, unknown, unknown, ...infer Rest] ? Rest : never) =>
    (await decide(testApp, admin, id, ...how)).error.fields
  expect(await fieldsOf('suspend')).toEqual({ days: 'Escribí cuántos días.' })
  expect(await fieldsOf('hide', { days: 3 })).toEqual({ days: 'Esta decisión no lleva días.' })
  expect(await fieldsOf('hide', { reason: null })).toEqual({ reason: 'Elegí el motivo.' })
  expect(await fieldsOf('hide', { note: ' ' })).toEqual({ note: 'Explicá la decisión: la leen las dos partes.' })
  await report(testApp, ana, ['member', seller.id])
  const about = await caseOf(testApp, admin, seller.id)
  expect((await decide(testApp, admin, about?.id, 'hide')).error.fields).toHaveProperty('decision')
  expect((await decide(testApp, admin, about?.id, 'warn')).status).toBe(200)
})

test('no admin decides about themselves, nor restricts another', async () => {
  const product = await aProduct(testApp, admin)
  await report(testApp, ana, ['product', product.id])
  const found = await caseOf(testApp, other, product.id)
  expect((await decide(testApp, admin, found?.id, 'nothing')).error.error).toBe('moderation.about-you')
  for (const [decision, days] of [
    ['limit', 3],
    ['suspend', 3],
    ['end', undefined],
  ] as const)
    expect((await decide(testApp, other, found?.id, decision, days ? { days } : {})).error.error).toBe('moderation.admin')
  expect((await decide(testApp, other, found?.id, 'hide')).status).toBe(200)
  const shown = await testApp.call('PUT', `/api/v1/products/${product.id}/visibility`, {
    token: admin.token,
    body: { visible: true },
  })
  expect(shown.error.error).toBe('catalogue.moderated')
})

test('a taken case stays with its admin for 30 minutes or until they let it go; of two decisions the second names the first', async () => {
  const { id } = await aCase()
  await testApp.engines.db.db.update(users).set({ name: 'Olga Otra' }).where(eq(users.id, other.id))
  expect((await take(id, other)).body).toMatchObject({ taken: { by: { name: 'Olga Otra' } } })
  expect((await take(id, admin)).error.message).toContain('Olga Otra')
  expect((await decide(testApp, admin, id, 'nothing')).error.error).toBe('moderation.taken')
  await putBack(id, admin)
  expect((await take(id, admin)).error.error).toBe('moderation.taken')
  await putBack(id, other)
  expect((await take(id, admin)).status).toBe(200)
  testApp.clock.pass(30)
  expect((await decide(testApp, other, id, 'nothing')).status).toBe(200)
  expect((await decide(testApp, admin, id, 'warn')).error).toMatchObject({
    error: 'moderation.decided',
    message: 'Ya la decidió Olga Otra.',
  })
})

test('an appeal is due in 72 hours, is for another admin, and is late after 30 days', async () => {
  const [first, second] = [await aCase(), await aCase()]
  for (const { id } of [first, second]) await decide(testApp, admin, id, 'warn')
  await appeal(testApp, first.seller, first.id)
  expect((await caseOf(testApp, admin, first.product.id))?.dueAt).toBe(
    new Date(testApp.clock.now().getTime() + 72 * 3_600_000).toISOString(),
  )
  expect((await decideAppeal(testApp, admin, first.id, 'overturned')).error.error).toBe('moderation.same-admin')
  expect((await decide(testApp, other, first.id, 'hide')).error.error).toBe('moderation.bad-decision')
  expect((await appeal(testApp, ana, second.id)).error.error).toBe('moderation.not-found')
  expect((await decideAppeal(testApp, other, first.id, 'upheld')).body).toMatchObject({ dueAt: null, appeal: { outcome: 'upheld' } })
  expect(await titlesOf(first.seller)).toContain('Revisamos la decisión')
  const decidedAgo = async (ms: number) => {
    const decidedAt = new Date(testApp.clock.now().getTime() - ms)
    await testApp.engines.db.db.update(abuseCases).set({ decidedAt }).where(eq(abuseCases.id, second.id))
    return appeal(testApp, second.seller, second.id)
  }
  const THIRTY_DAYS = 30 * 24 * 3_600_000
  expect((await decidedAgo(THIRTY_DAYS + 1)).error).toMatchObject({ error: 'moderation.appeal-late' })
  expect((await decidedAgo(THIRTY_DAYS)).status).toBe(201)
})

test('where the only other admin is the one whom the case is about, its admin decides the appeal too', async () => {
  const product = await aProduct(testApp, other)
  await report(testApp, ana, ['product', product.id])
  const found = await caseOf(testApp, admin, product.id)
  await decide(testApp, admin, found?.id, 'warn')
  await appeal(testApp, other, found?.id)
  expect((await decideAppeal(testApp, admin, found?.id, 'upheld')).status).toBe(200)
})

test('an overturned decision lifts its own restriction, not one that came after it', async () => {
  const { seller, id } = await aCase()
  await decide(testApp, admin, id, 'limit', { days: 3 })
  testApp.clock.pass(1)
  const later = { userId: seller.id, kind: 'limited', days: 30, reason: 'Otra cosa', note: '' } as const
  await restrictMember({ ...testApp.app.ctx, actor: null }, later)
  await appeal(testApp, seller, id)
  await decideAppeal(testApp, other, id, 'overturned')
  expect(await restrictionOf(testApp.app.ctx, seller.id)).toMatchObject({ reason: 'Otra cosa' })
})

test('whoever reported what an appeal overturned has reported for nothing', async () => {
  const beto = await aMember(testApp, 'Beto Avisa')
  const first = await aCase(beto)
  await decide(testApp, admin, first.id, 'warn')
  await appeal(testApp, first.seller, first.id)
  await decideAppeal(testApp, other, first.id, 'overturned')
  const { id } = await aCase(beto)
  const { body } = await testApp.call<InspectedCase>('GET', `/api/v1/admin/abuse-reports/${id}`, { token: admin.token })
  expect(body.reported).toMatchObject([{ reporter: { name: 'Beto Avisa', lost: 1 } }])
})

test('what an admin reads beside a case: who reported, how often for nothing, and what came before', async () => {
  const beto = await aMember(testApp, 'Beto Avisa')
  const first = await aCase(beto)
  await decide(testApp, admin, first.id, 'nothing')
  const product = await aProduct(testApp, first.seller)
  await report(testApp, beto, ['product', product.id], { text: 'Otra vez' })
  const found = await caseOf(testApp, admin, product.id)
  const { body } = await testApp.call<InspectedCase>('GET', `/api/v1/admin/abuse-reports/${found?.id}`, { token: admin.token })
  expect(body).toMatchObject({
    reported: [{ text: 'Otra vez', reporter: { name: 'Beto Avisa', lost: 1 } }],
    history: { sales: 0, score: null, cases: [{ id: first.id, decision: 'nothing' }] },
  })
})

test('an admin hides a product by hand with a reason: audited, and its owner reads it', async () => {
  const seller = await aMember(testApp)
  const product = await aProduct(testApp, seller, { name: 'Mesa ratona' })
  const reason = 'La foto no es del producto.'
  const hide = (body: object) =>
    testApp.call('PUT', `/api/v1/products/${product.id}/visibility`, { token: admin.token, body: { visible: false, ...body } })
  expect((await hide({ reason })).status).toBe(200)
  expect(await lastAction(testApp, admin)).toMatchObject({ action: 'product.hidden', details: { reason } })
  expect(await titlesOf(seller)).toContain('Ocultamos tu publicación')
  expect((await mailsTo(seller)).join()).toContain(reason)
  testApp.clock.pass(1)
  expect((await hide({})).status).toBe(200)
})

test('of a product that is shown again before the letter goes out its owner gets none', async () => {
  const seller = await aMember(testApp)
  const { id } = await aProduct(testApp, seller)
  for (const visible of [false, true])
    await testApp.call('PUT', `/api/v1/products/${id}/visibility`, { token: admin.token, body: { visible, reason: 'Por error.' } })
  expect((await mailsTo(seller)).join()).not.toContain('Por error.')
})
