import type { Notification } from '@feria/contract/notifications/schemas'
import type { ResaleLink, ResaleOffer, ResellerProfile } from '@feria/contract/reselling/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember, aProduct, PASSWORD, type Person } from '../../testing/people.ts'
import { aResale, transactionsOf } from '../../testing/resale.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const get = <T>(path: string, person?: Person) => testApp.call<T>('GET', `/api/v1${path}`, person ? { token: person.token } : {})
const post = <T>(path: string, person: Person | null, body: object = {}, headers: Record<string, string> = {}) =>
  testApp.call<T>('POST', `/api/v1${path}`, { ...(person ? { token: person.token } : {}), body, headers })
const linksOf = (person: Person, query = '') => get<ResaleLink[]>(`/reseller/resale-links/${person.id}${query}`, person)
const cookieOf = (headers: Record<string, unknown>): string => String(headers['set-cookie']).split(';')[0] ?? ''
const contactBody = { name: 'Caro', phone: '11 2345-6789', consent: true }

describe('the profile', () => {
  let ana: Person
  let made: Awaited<ReturnType<typeof post<ResellerProfile>>>
  beforeAll(async () => {
    ana = await aMember(testApp)
    expect((await get('/reseller/profile', ana)).error.error).toBe('reselling.not-registered')
    made = await post<ResellerProfile>('/reseller/register', ana)
  })

  test('[RES-16] starts at level 1, new, without transactions and without an identity', () => {
    const profile = { userId: ana.id, validationLevel: 1, reputation: 'Nueva', completedTransactions: 0 }
    expect(made.body).toMatchObject({ ...profile, identityVerification: { status: 'none', note: null, sentAt: null } })
  })

  test('[RES-20] is read by its member only', async () => {
    expect((await get<ResellerProfile>('/reseller/profile', ana)).body).toEqual(made.body)
    expect((await get('/reseller/profile')).status).toBe(401)
  })

  test('[RES-21] is created by an empty body, once', async () => {
    expect(made.status).toBe(201)
    testApp.clock.pass(5)
    expect((await post<ResellerProfile>('/reseller/register', ana)).body).toEqual(made.body)
  })

  test('[RES-03] grants no role', async () => expect((await get<{ role: string }>('/users/me', ana)).body.role).toBe('user'))
})

test.each(['resale-links', 'transactions'])(
  '[RES-02] only resellers have %s: others are refused with a sentence until they register',
  async (list) => {
    const ana = await aMember(testApp)
    const ask = () => get<unknown[]>(`/reseller/${list}/${ana.id}`, ana)
    const refused = await ask()
    expect([refused.status, refused.error.error, refused.error.message]).toEqual([
      404,
      'reselling.not-registered',
      'Todavía no estás registrado como revendedor.',
    ])
    await post('/reseller/register', ana)
    expect([(await ask()).status, (await ask()).body]).toEqual([200, []])
  },
)

describe('links', () => {
  test('[RES-12] has its fields, ten percent by default, and zero figures', async () => {
    const { product, link } = await aResale(testApp)
    expect(link).toMatchObject({
      productId: product.id,
      commissionRate: 0.1,
      product: { name: product.name, price: 100, isAvailable: true },
      breakdown: { total: 110, seller: 100, commission: 10, currency: 'USD' },
      transactions: 0,
      visits: 0,
      conversion: null,
      earnings: [],
      url: `${testApp.config.PUBLIC_URL}/resale/${link.id}`,
    })
  })

  test('[RES-09] is created with a product and a commission, and makes its creator a reseller', async () => {
    const { product } = await aResale(testApp)
    const maker = await aMember(testApp)
    const made = await post<ResaleLink>('/resale-links', maker, { productId: product.id, commissionRate: 0.2 })
    expect([made.status, made.body]).toMatchObject([201, { productId: product.id, commissionRate: 0.2, breakdown: { total: 120 } }])
    expect((await get<ResellerProfile>('/reseller/profile', maker)).status).toBe(200)
  })

  test('[RES-29] is created by the address of its product too', async () => {
    const { product } = await aResale(testApp)
    const made = await post<ResaleLink>(`/reseller/resale-link/${product.id}`, await aMember(testApp), { commissionRate: 0.125 })
    expect([made.status, made.body]).toMatchObject([201, { productId: product.id, commissionRate: 0.125, breakdown: { total: 112.5 } }])
  })

  test('[RES-30] both calls create one link per member and product', async () => {
    const { reseller, product, link } = await aResale(testApp)
    const again = await post<ResaleLink>(`/reseller/resale-link/${product.id}`, reseller)
    expect(again.body).toMatchObject({ id: link.id, commissionRate: 0.1 })
    expect((await linksOf(reseller)).body).toHaveLength(1)
  })

  test.each([0.049, 0.301, 0.1005, 'mucho'])('[RES-06] refuses a commission of %s', async (commissionRate) => {
    const { reseller, product } = await aResale(testApp)
    const refused = await post('/resale-links', reseller, { productId: product.id, commissionRate })
    expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([400, ['commissionRate']])
  })

  test('[RES-04] refuses visitors, own products, hidden and unpriced ones', async () => {
    const { seller, reseller, product } = await aResale(testApp)
    const make = (productId: string, person: Person | null = reseller) => post('/resale-links', person, { productId })
    expect((await make(product.id, null)).status).toBe(401)
    expect((await make(product.id, seller)).error.error).toBe('reselling.own-product')
    expect((await make(crypto.randomUUID())).error.error).toBe('catalogue.not-found')
    expect((await make((await aProduct(testApp, seller, { price: null })).id)).error.error).toBe('reselling.not-available')
    expect((await make((await aProduct(testApp, seller, { stock: 0 })).id)).error.error).toBe('reselling.not-available')
    await testApp.call('PUT', `/api/v1/products/${product.id}/visibility`, { token: seller.token, body: { visible: false } })
    expect((await make(product.id)).error.error).toBe('catalogue.not-found')
  })

  test("[RES-28] are listed for their owner, page by page; reading or removing another member's is refused", async () => {
    const { seller, reseller, link } = await aResale(testApp)
    for (const name of ['Dos', 'Tres']) {
      const product = await aProduct(testApp, seller, { name })
      await post('/resale-links', reseller, { productId: product.id })
    }
    const first = await linksOf(reseller, '?limit=2')
    expect(first.body.map(({ product }) => product.name)).toEqual(['Tres', 'Dos'])
    const next = /<\/api\/v1([^>]+)>/.exec(String(first.headers.link))?.[1] ?? ''
    expect((await get<ResaleLink[]>(next, reseller)).body.map(({ id }) => id)).toEqual([link.id])
    expect((await get(`/reseller/resale-links/${reseller.id}`, seller)).error.error).toBe('reselling.not-yours')
    const remove = (person: Person) => testApp.call('DELETE', `/api/v1/resale-links/${link.id}`, { token: person.token })
    expect((await remove(seller)).error.error).toBe('reselling.not-yours')
    expect((await remove(reseller)).status).toBe(200)
    expect((await remove(reseller)).error.error).toBe('reselling.link-not-found')
    expect((await get(`/resale/${link.id}`)).error.error).toBe('reselling.link-not-found')
    expect((await linksOf(reseller)).body).toHaveLength(2)
    expect((await post<ResaleLink>('/resale-links', reseller, { productId: link.productId })).body.id).toBe(link.id)
    expect((await get(`/resale/${link.id}`)).status).toBe(200)
  })
})

describe('the page behind a link', () => {
  test('[RES-14] shows anybody the current price with its parts and the seller; who may not buy is told so', async () => {
    const { seller, reseller, buyer, product, link } = await aResale(testApp)
    await testApp.call('PUT', `/api/v1/products/${product.id}`, { token: seller.token, body: { price: 33.33 } })
    const offer = (person?: Person) => get<ResaleOffer>(`/resale/${link.id}`, person)
    expect((await offer()).body).toMatchObject({
      product: { id: product.id, price: 33.33 },
      breakdown: { total: 36.66, seller: 33.33, commission: 3.33, currency: 'USD' },
      reseller: { id: reseller.id, name: 'Rita Revende', reputation: 'Nueva', isVerified: false },
      isAvailable: true,
      can: { buy: true },
    })
    const may = async (person: Person) => (await offer(person)).body.can.buy
    expect([await may(buyer), await may(reseller), await may(seller)]).toEqual([true, false, false])
    await testApp.call('PUT', `/api/v1/products/${product.id}`, { token: seller.token, body: { sold: true } })
    expect((await offer()).body).toMatchObject({ isAvailable: false, can: { buy: false } })
    await testApp.call('PUT', `/api/v1/products/${product.id}/visibility`, { token: seller.token, body: { visible: false } })
    expect((await offer()).error.error).toBe('reselling.not-available')
    expect((await get(`/resale/${crypto.randomUUID()}`)).status).toBe(404)
  })

  test('a visit counts once per browser and day, never the reseller’s own, and is kept in a cookie that nobody can forge', async () => {
    const { reseller, link } = await aResale(testApp)
    const visit = async (cookie = '', person: Person | null = null) => {
      const { headers, body } = await post<{ isCounted: boolean }>(`/resale/${link.id}/visit`, person, {}, { cookie })
      return { cookie: cookieOf(headers), counted: body.isCounted, whole: String(headers['set-cookie']) }
    }
    const first = await visit()
    expect(first.counted).toBe(true)
    expect(first.whole).toMatch(/^feria_resale=[^;]+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/)
    expect((await visit(`otra=1; ${first.cookie}`)).counted).toBe(false)
    expect((await visit(first.cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).counted).toBe(true)
    testApp.clock.pass(24 * 60)
    expect((await visit(first.cookie)).counted).toBe(true)
    expect((await visit('', reseller)).counted).toBe(false)
    expect((await linksOf(reseller)).body[0]).toMatchObject({ visits: 3, conversion: 0 })
  })

  test(
    '[RES-14] a browser that came through a link is told of it for 30 days, on the page of that product and to who may ' + 'buy through it',
    async () => {
      const { reseller, buyer, product, link } = await aResale(testApp)
      const { headers } = await testApp.call('POST', `/api/v1/resale/${link.id}/visit`, {})
      const remembered = async (person: Person | null, cookie: string, productId = product.id) => {
        const token = person ? { token: person.token } : {}
        const path = `/api/v1/reseller/remembered/${productId}`
        return (await testApp.call<{ link: { id: string } | null }>('GET', path, { ...token, headers: { cookie } })).body.link
      }
      const cookie = cookieOf(headers)
      const itsLink = { id: link.id, resellerName: reseller.name, total: 110, currency: 'USD' }
      expect(await remembered(null, cookie)).toEqual(itsLink)
      expect(await remembered(buyer, cookie)).toEqual(itsLink)
      expect(await remembered(reseller, cookie)).toBeNull()
      expect(await remembered(buyer, '')).toBeNull()
      expect(
        await remembered(
          buyer,
          cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
        ),
      ).toBeNull()
      expect(await remembered(buyer, cookie, crypto.randomUUID())).toBeNull()
      testApp.clock.pass(30 * 24 * 60 - 1)
      expect(await remembered(null, cookie)).toEqual(itsLink)
      testApp.clock.pass(1)
      expect(await remembered(null, cookie)).toBeNull()
    },
  )

  test('[RES-36] leaving a phone number starts a transaction and notifies the reseller; again does not start another', async () => {
    const { seller, reseller, link, product } = await aResale(testApp)
    const contact = (body: object = contactBody, person: Person | null = null) =>
      post<{ id: string }>(`/resale/${link.id}/contact`, person, body)
    const { status, body } = await contact()
    expect(status).toBe(201)
    expect((await contact({ ...contactBody, phone: '+54 9 11 2345-6789' })).body).toEqual(body)
    expect(await transactionsOf(testApp, reseller)).toMatchObject([
      { id: body.id, buyerName: 'Caro', buyerPhone: '+54 9 11 2345 6789', stage: 'Pendiente', can: { validate: true, call: true } },
    ])
    expect((await contact({ ...contactBody, consent: false })).status).toBe(400)
    expect((await contact({ ...contactBody, phone: '12' })).error.error).toBe('accounts.bad-phone')
    expect((await contact(contactBody, reseller)).error.error).toBe('reselling.own-link')
    expect((await contact(contactBody, seller)).error.error).toBe('reselling.too-close')
    await testApp.app.jobs.drain()
    const notifications = (await get<Notification[]>('/notifications', reseller)).body
    expect(notifications).toMatchObject([{ title: 'Nueva consulta por tu enlace', message: `Caro quiere comprar «${product.name}».` }])
    expect((await linksOf(reseller)).body[0]?.transactions).toBe(1)
    await testApp.call('PUT', `/api/v1/products/${product.id}`, { token: seller.token, body: { sold: true } })
    expect((await contact()).error.error).toBe('reselling.not-available')
  })
})

test("a reseller's data is exported, and deleted when they close the account", async () => {
  const { reseller, link } = await aResale(testApp)
  await post(`/resale/${link.id}/contact`, null, contactBody)
  const { body } = await get<{ reselling: { links: object[]; transactions: object[] } }>('/users/me/export', reseller)
  expect([body.reselling.links.length, body.reselling.transactions.length]).toEqual([1, 1])
  expect(JSON.stringify(body.reselling)).not.toContain('2345 6789')
  const left = await testApp.call('DELETE', '/api/v1/users/me', { token: reseller.token, body: { password: PASSWORD } })
  expect(left.status).toBe(200)
  expect((await get(`/resale/${link.id}`)).error.error).toBe('reselling.link-not-found')
})
