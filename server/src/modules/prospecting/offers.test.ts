import type { Appearance, Consent, Offer } from '@feria/contract/prospecting/schemas'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '../../engines/db/database.ts'
import { mailsTo } from '../../testing/mails.ts'
import { aCard, aMember, aProduct, PASSWORD, type Person } from '../../testing/people.ts'
import { agree, anOffer, aWillingMember, searchBuyers, sellTo } from '../../testing/prospecting.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const answer = ({ token }: Person, id: string, body: object) => testApp.call<Offer>('POST', `/api/v1/offers/${id}/answer`, { token, body })
const offersOf = async ({ token }: Person, side: string) =>
  (await testApp.call<Offer[]>('GET', `/api/v1/offers?side=${encodeURIComponent(side)}`, { token })).body
const productsOf = async ({ token }: Person) => (await testApp.call<{ id: string }[]>('GET', '/api/v1/products/mine', { token })).body
const notificationsOf = async ({ token }: Person) =>
  (await testApp.call<{ type: string; title: string; data: object }[]>('GET', '/api/v1/notifications', { token })).body
const consentOf = async ({ token }: Person) => (await testApp.call<Consent>('GET', '/api/v1/prospecting/consent', { token })).body

test('[PROS-08] selling directly publishes the product and offers it to the member, by notification and by email', async () => {
  const { seller, buyer, offer, productId } = await anOffer(testApp)
  expect(offer).toMatchObject({
    side: 'enviada',
    status: 'pendiente',
    product: { id: productId },
    seller: { id: seller.id },
    buyer: { id: buyer.id },
    answeredAt: null,
    roomId: null,
    can: { answer: false },
  })
  expect((await testApp.call('GET', `/api/v1/products/${productId}`)).status).toBe(200)
  expect(await offersOf(buyer, 'recibida')).toMatchObject([{ id: offer.id, side: 'recibida', can: { answer: true } }])
  expect(await offersOf(buyer, 'enviada')).toEqual([])
  const [shown] = (await testApp.call<Appearance[]>('GET', '/api/v1/prospecting/appearances', { token: buyer.token })).body
  expect(shown?.isOffered).toBe(true)
  await testApp.app.jobs.drain()
  expect(await notificationsOf(buyer)).toContainEqual(
    expect.objectContaining({ type: 'offer', title: 'Te ofrecen un producto', data: expect.objectContaining({ matchId: offer.id }) }),
  )
  const mail = (await testApp.mails()).find((mail) => mail.includes(`To: ${buyer.email}`))
  expect(mail).toContain(`${testApp.config.PUBLIC_URL}/matches/${offer.id}?oferta=1`)
  expect(mail).toContain('Busca «Bicicleta playera»')
})

test(
  '[PROS-10] whoever opted out between search and contact, was not found, or is the seller gets nothing, and nothing ' + 'is published',
  async () => {
    const [seller, buyer, stranger] = [await aMember(testApp, 'Vera'), await aWillingMember(testApp), await aWillingMember(testApp, 'Otro')]
    const other = await aMember(testApp, 'Otra')
    await searchBuyers(testApp, seller)
    await agree(testApp, buyer, false)
    const refused = await sellTo(testApp, seller, buyer.id)
    expect([refused.status, refused.error.error]).toEqual([409, 'prospecting.not-willing'])
    expect((await sellTo(testApp, seller, seller.id)).error.error).toBe('prospecting.member-not-found')
    expect((await sellTo(testApp, other, stranger.id)).error.error).toBe('prospecting.member-not-found')
    expect((await sellTo(testApp, seller, 'nadie')).status).toBe(400)
    expect((await sellTo(testApp, seller, stranger.id, { categoryId: 999 })).error.error).toBe('catalogue.no-category')
    expect([await productsOf(seller), await productsOf(other), await offersOf(stranger, 'recibida')]).toEqual([[], [], []])
    await agree(testApp, buyer)
    expect((await sellTo(testApp, seller, buyer.id)).status).toBe(201)
  },
)

test('a product is offered to a member once, whatever the outcome, and 20 products a day', async () => {
  const { seller, buyer, offer, productId } = await anOffer(testApp)
  const repeat = { name: 'BICICLETA playera rodado 26' }
  expect((await sellTo(testApp, seller, buyer.id, repeat)).error.error).toBe('prospecting.already-offered')
  await answer(buyer, offer.id, { accept: false })
  await testApp.call('DELETE', `/api/v1/products/${productId}`, { token: seller.token })
  expect((await sellTo(testApp, seller, buyer.id, repeat)).error.error).toBe('prospecting.already-offered')
  for (let n = 1; n < 20; n++) expect((await sellTo(testApp, seller, buyer.id, { name: `Bicicleta número ${n}` })).status).toBe(201)
  const last = await sellTo(testApp, seller, buyer.id, { name: 'Bicicleta de más' })
  expect([last.status, last.error.error]).toEqual([429, 'prospecting.too-many'])
  expect(await productsOf(seller)).toHaveLength(19)
  const oneMore = async (minutes: number) => {
    testApp.clock.pass(minutes)
    return (await sellTo(testApp, seller, buyer.id, { name: 'Bicicleta de más' })).status
  }
  expect([await oneMore(24 * 60 - 1), await oneMore(1)]).toEqual([429, 201])
})

test('[PROS-09] accepting opens a conversation and notifies the seller; again changes nothing, another answer is refused', async () => {
  const { seller, buyer, offer, productId } = await anOffer(testApp)
  const { body, status } = await answer(buyer, offer.id, { accept: true })
  const roomId = `${buyer.id}_${seller.id}_${productId}`
  expect([status, body]).toMatchObject([200, { status: 'aceptada', roomId, can: { answer: false } }])
  expect((await answer(buyer, offer.id, { accept: true })).body).toEqual(body)
  expect((await answer(buyer, offer.id, { accept: false })).error.error).toBe('prospecting.answered')
  for (const { token } of [buyer, seller]) {
    expect((await testApp.call('POST', `/api/v1/chat/${roomId}`, { token, body: { content: '¡Hola!' } })).status).toBe(201)
  }
  await testApp.app.jobs.drain()
  const received = (await notificationsOf(seller)).filter(({ type }) => type === 'offer')
  expect(received).toMatchObject([{ title: '¡Aceptaron tu oferta!', data: { matchId: offer.id, personName: buyer.name } }])
})

test('a pending chat request is accepted with the offer', async () => {
  const { buyer, offer, productId } = await anOffer(testApp)
  await testApp.call('POST', '/api/v1/chat-requests', { token: buyer.token, body: { productId } })
  const { body } = await answer(buyer, offer.id, { accept: true })
  expect((await testApp.call('GET', `/api/v1/chat/${body.roomId}/about`, { token: buyer.token })).status).toBe(200)
  await testApp.app.jobs.drain()
  expect(await notificationsOf(buyer)).toContainEqual(expect.objectContaining({ data: expect.objectContaining({ roomId: body.roomId }) }))
})

test('declining notifies the seller, opens nothing, and with «stop» nobody finds the member any more', async () => {
  const { seller, buyer, offer } = await anOffer(testApp)
  const { body } = await answer(buyer, offer.id, { accept: false, stop: true })
  expect(body).toMatchObject({ status: 'rechazada', roomId: null })
  expect((await consentOf(buyer)).isOn).toBe(false)
  expect((await searchBuyers(testApp, seller)).buyers.some(({ id }) => id === buyer.id)).toBe(false)
  await testApp.app.jobs.drain()
  expect((await notificationsOf(seller)).map(({ title }) => title)).toContain('No aceptaron tu oferta')
})

test('an offer of a sold or hidden product is closed: it can be declined only; shown again it is open again', async () => {
  const { seller, buyer, offer, productId } = await anOffer(testApp)
  const show = (visible: boolean) =>
    testApp.call('PUT', `/api/v1/products/${productId}/visibility`, { token: seller.token, body: { visible } })
  await show(false)
  expect(await offersOf(buyer, 'recibida')).toMatchObject([{ status: 'cerrada', can: { answer: false } }])
  const gone = await answer(buyer, offer.id, { accept: true })
  expect([gone.status, gone.error.error]).toEqual([409, 'prospecting.gone'])
  await show(true)
  expect(await offersOf(buyer, 'recibida')).toMatchObject([{ status: 'pendiente' }])
  for (const [body, status] of [
    [{ stock: 0 }, 'cerrada'],
    [{ stock: 1 }, 'pendiente'],
    [{ sold: true }, 'cerrada'],
  ] as const) {
    await testApp.call('PUT', `/api/v1/products/${productId}`, { token: seller.token, body })
    expect(await offersOf(buyer, 'recibida'), JSON.stringify(body)).toMatchObject([{ status, can: { answer: status === 'pendiente' } }])
    if (status === 'cerrada') expect((await answer(buyer, offer.id, { accept: true })).error.error).toBe('prospecting.gone')
  }
  expect((await answer(buyer, offer.id, { accept: false })).body.status).toBe('rechazada')
})

test("others' offers do not exist, for reading and for answering, while their own member can do both", async () => {
  const { seller, buyer, offer } = await anOffer(testApp)
  const stranger = await aMember(testApp, 'Ajena')
  const read = ({ token }: Person) => testApp.call<Offer>('GET', `/api/v1/offers/${offer.id}`, { token })
  expect((await read(stranger)).error.error).toBe('prospecting.not-found')
  for (const person of [stranger, seller]) {
    const { status, error } = await answer(person, offer.id, { accept: true })
    expect([status, error.error]).toEqual([404, 'prospecting.not-found'])
  }
  expect([(await read(buyer)).status, (await read(seller)).status]).toEqual([200, 200])
  expect((await answer(buyer, offer.id, { accept: true })).status).toBe(200)
  expect((await testApp.call('GET', `/api/v1/offers/${offer.id}`)).status).toBe(401)
})

test('one tap in the email ends it, signed out, any number of times; a forged link does nothing', async () => {
  const { buyer } = await anOffer(testApp)
  testApp.clock.pass(1)
  await testApp.app.jobs.drain()
  const mail = (await testApp.mails()).find((mail) => mail.includes(`To: ${buyer.email}`)) ?? ''
  const token = decodeURIComponent(/\/ofertas\/no\?token=(\S+)/.exec(mail)?.[1] ?? '')
  const refuse = (token: string) => testApp.call<Consent>('POST', '/api/v1/offers/refusal', { body: { token } })
  for (const bad of [buyer.id, `${buyer.id}~AAAAAAAAAAAAAAAAAAAAAA`, `x${token}`]) {
    const { status, error } = await refuse(bad)
    expect([status, error.error]).toEqual([400, 'prospecting.bad-refusal'])
  }
  expect((await consentOf(buyer)).isOn).toBe(true)
  const first = await refuse(token)
  expect([first.status, first.body.isOn]).toEqual([200, false])
  testApp.clock.pass(5)
  expect((await refuse(token)).body).toEqual(first.body)
  expect((await testApp.call('GET', `/api/v1/offers/refusal?token=${token}`)).status).toBe(401)
  const history = rowsOf<{ is_on: boolean; way: string }>(
    await testApp.engines.db.db.execute(sql`select is_on, way from consent_changes where user_id = ${buyer.id}::uuid order by id`),
  )
  expect(history).toEqual([
    { is_on: true, way: 'ajustes' },
    { is_on: false, way: 'enlace' },
  ])
})

test("a member who opts out before an offer's email is sent gets neither email nor notification", async () => {
  const { buyer } = await anOffer(testApp)
  await agree(testApp, buyer, false)
  await testApp.app.jobs.drain()
  expect((await testApp.mails()).some((mail) => mail.includes(`To: ${buyer.email}`))).toBe(false)
  expect((await notificationsOf(buyer)).filter(({ type }) => type === 'offer')).toEqual([])
})

test("a member who answers before the offer's email is sent gets none", async () => {
  const { buyer, offer } = await anOffer(testApp)
  expect((await answer(buyer, offer.id, { accept: false })).body.status).toBe('rechazada')
  await testApp.app.jobs.drain()
  expect(await mailsTo(testApp, buyer.email)).toEqual([])
})

test("a member's profile, and their description in an offer, are from the latest search that found them", async () => {
  const [seller, buyer] = [await aMember(testApp, 'Vera Vende'), await aWillingMember(testApp)]
  const found = async (changes: object) => {
    testApp.clock.pass(1)
    const { buyers } = await searchBuyers(testApp, seller, changes)
    return buyers.find(({ id }) => id === buyer.id)
  }
  const near = await found({})
  const far = await found({ location: 'Ushuaia, Tierra del Fuego' })
  expect(far?.matchScore).toBeLessThan(near?.matchScore ?? 0)
  const { token } = seller
  const known = await testApp.call('POST', '/api/v1/advanced-prospection/enrich-profile', { token, body: { memberId: buyer.id } })
  expect(known.body).toMatchObject({ matchScore: far?.matchScore, location: far?.location, engagement: far?.engagement })
  const { body } = await sellTo(testApp, seller, buyer.id)
  expect(body.offer).toMatchObject({ matchScore: far?.matchScore, reasons: far?.engagement })
})

test('members can export their data; a closed account loses offers, trail and consent, but not its history', async () => {
  const { seller, buyer, offer } = await anOffer(testApp)
  const { body } = await testApp.call<{ prospecting: { changes: object[]; appearances: object[]; offers: { id: string }[] } }>(
    'GET',
    '/api/v1/users/me/export',
    { token: buyer.token },
  )
  expect(body.prospecting).toMatchObject({
    consent: { isOn: true },
    changes: [{ isOn: true, way: 'ajustes', wording: 1 }],
    appearances: [{ productName: 'Bicicleta playera rodado 26' }],
    offers: [{ id: offer.id, side: 'recibida', reasons: offer.reasons }],
  })
  const hers = await testApp.call<typeof body>('GET', '/api/v1/users/me/export', { token: seller.token })
  // Why somebody was offered something is theirs alone.
  expect(hers.body.prospecting.offers).toMatchObject([{ id: offer.id, side: 'enviada', reasons: [] }])
  expect(offer.reasons).not.toEqual([])
  await testApp.call('DELETE', '/api/v1/users/me', { token: buyer.token, body: { password: 'mate amargo 42' } })
  expect(await offersOf(seller, 'enviada')).toEqual([])
  const kept = rowsOf<{ consents: number; shown: number; changes: number }>(
    await testApp.engines.db.db.execute(sql`select
      (select count(*)::int from prospect_consents where user_id = ${buyer.id}::uuid) as consents,
      (select count(*)::int from prospect_appearances where member_id = ${buyer.id}::uuid) as shown,
      (select count(*)::int from consent_changes where user_id = ${buyer.id}::uuid) as changes`),
  )
  expect(kept).toEqual([{ consents: 0, shown: 0, changes: 2 }])
})

describe('the other calls of prospecting', () => {
  let made: Awaited<ReturnType<typeof anOffer>>
  let stranger: Person
  beforeAll(async () => {
    made = await anOffer(testApp)
    stranger = await aMember(testApp, 'Ajena')
  })
  const post = (path: string, body: object = {}, { token } = made.seller) =>
    testApp.call('POST', `/api/v1/advanced-prospection/${path}`, { token, body })
  const analytics = async ({ token }: Person) =>
    (await testApp.call<{ found: number }>('GET', '/api/v1/advanced-prospection/analytics', { token })).body
  const sources = [
    { source: 'miembros', name: 'Feria', state: 'ok', found: 0 },
    { source: 'página', name: 'Páginas públicas', state: 'sin configurar', found: 0 },
  ]

  test('[PROS-13] multi-platform lists the sources that were called', async () =>
    expect((await post('multi-platform')).body).toEqual({ sources }))

  test('[PROS-16] test-integration lists the sources that answer', async () =>
    expect((await post('test-integration')).body).toEqual({ sources, isBrowserReady: false }))

  test('[PROS-14] enrich-profile shows a consenting member to those who found them, until the consent ends', async () => {
    const { seller, buyer } = made
    const profile = await post('enrich-profile', { memberId: buyer.id })
    expect([profile.status, profile.body]).toMatchObject([200, { id: buyer.id, scrapeMethod: 'miembros' }])
    expect((await post('enrich-profile', { memberId: buyer.id }, stranger)).error.error).toBe('prospecting.member-not-found')
    await agree(testApp, buyer, false)
    expect((await post('enrich-profile', { memberId: buyer.id }, seller)).error.error).toBe('prospecting.member-not-found')
    await agree(testApp, buyer)
  })

  test('[PROS-15] analytics counts one’s own searches, offers, answers and sales', async () => {
    const { seller, buyer, offer, productId } = made
    await answer(buyer, offer.id, { accept: true })
    const buy = async ({ token }: Person) => {
      const body = { products: [{ productId }], cardToken: await aCard(testApp), paymentMethod: 'debit' }
      const ordered = await testApp.call<{ id: string }>('POST', '/api/v1/orders', { token, body })
      expect(ordered.status).toBe(201)
      return ordered.body.id
    }
    await buy(stranger)
    expect(await analytics(seller)).toMatchObject({ accepted: 1, sold: 0 })
    const id = await buy(buyer)
    const figures = await analytics(seller)
    expect(figures).toMatchObject({ searches: 1, offers: 1, accepted: 1, declined: 0, sold: 1, acceptance: 1 })
    expect(figures.found).toBeGreaterThan(0)
    const none = { searches: 0, found: 0, offers: 0, accepted: 0, declined: 0, sold: 0, acceptance: null }
    expect(await analytics(stranger)).toEqual(none)
    const deal = (method: 'PUT' | 'POST', path: string, { token }: Person, body: object) =>
      testApp.call(method, `/api/v1/orders/${id}${path}`, { token, body })
    await deal('PUT', '/status', seller, { status: 'enviada' })
    expect((await deal('POST', '/claim', buyer, { text: 'Llegó sin canasto' })).status).toBe(201)
    expect(await analytics(seller)).toMatchObject({ sold: 1 })
    await deal('POST', '/refund', seller, {})
    expect(await analytics(seller)).toMatchObject({ offers: 1, sold: 0 })
    // The figures are those of thirty days.
    const later = async (minutes: number) => {
      testApp.clock.pass(minutes)
      const { body } = await testApp.call<{ token: string }>('POST', '/api/v1/auth/login', {
        body: { email: seller.email, password: PASSWORD },
      })
      return analytics({ ...seller, token: body.token })
    }
    expect(await later(30 * 24 * 60 - 1)).toMatchObject({ searches: 1, offers: 1, accepted: 1 })
    expect(await later(1)).toEqual(none)
  })
})

test('[PROS-12] demand is shown from five members on, and never below', async () => {
  const lamp = { name: 'Lámpara de escritorio', description: 'De pie flexible', categoryId: 3, location: 'Salta' }
  await aProduct(testApp, await aMember(testApp, 'Luz'), lamp)
  const { token } = await aMember(testApp, 'Curiosa')
  const ask = async (location = 'Salta', productName?: string) =>
    (
      await testApp.call('POST', '/api/v1/advanced-prospection/social-signals', {
        token,
        body: { category: 'hogar y jardin', location, productName },
      })
    ).body
  const wish = async (n: number) => {
    const { token } = await aMember(testApp, `Quiere ${n}`)
    const body = { name: 'Lámpara de escritorio', modelo: 'cualquiera', country: 'Argentina', localization: 'Salta' }
    // Two wishes of one member are one member.
    for (let times = 0; times < (n === 0 ? 2 : 1); times++) await testApp.call('POST', '/api/v1/request', { token, body })
  }
  const nothing = { category: 'Hogar y Jardín', place: 'Salta', members: null, wishes: null, searches: null, wanted: [] }
  for (let n = 0; n < 4; n++) await wish(n)
  await testApp.app.jobs.drain()
  expect(await ask()).toEqual(nothing)
  await wish(4)
  await testApp.app.jobs.drain()
  expect(await ask()).toEqual({ ...nothing, members: 5, wishes: 6, wanted: [{ text: 'Lámpara', members: 5 }] })
  expect(await ask('Ushuaia')).toMatchObject({ members: null, wanted: [] })
  expect(await ask('Salta', 'Sillón')).toMatchObject({ members: null })
  const unknown = await testApp.call('POST', '/api/v1/advanced-prospection/social-signals', {
    token,
    body: { category: 'Nada', location: 'Salta' },
  })
  expect(unknown.error.error).toBe('catalogue.no-category')
})
