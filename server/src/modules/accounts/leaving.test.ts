import { eq, getTableColumns, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '../../engines/db/database.ts'
import { aCompleted } from '../../testing/money.ts'
import { aCard, aMember, anAdmin, aProduct, PASSWORD, type Person } from '../../testing/people.ts'
import { anOffer } from '../../testing/prospecting.ts'
import { guard } from '../../testing/second-factor.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { users } from './tables.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const leave = (person: Person, password = PASSWORD) =>
  testApp.call('DELETE', '/api/v1/users/me', { token: person.token, body: { password } })
const logIn = (email: string) => testApp.call('POST', '/api/v1/auth/login', { body: { email, password: PASSWORD } })
const buy = async (buyer: Person, productId: string) => {
  const body = { products: [{ productId }], cardToken: await aCard(testApp), paymentMethod: 'credit' }
  return (await testApp.call<{ id: string }>('POST', '/api/v1/orders', { token: buyer.token, body })).body.id
}
const move = (person: Person, id: string, status: string) =>
  testApp.call('PUT', `/api/v1/orders/${id}/status`, { token: person.token, body: { status } })

describe('leaving', () => {
  test('ends the sessions, hides the products, frees the email and leaves nothing personal', async () => {
    const ana = await aMember(testApp, 'Ana Irrepetible')
    const product = await aProduct(testApp, ana)
    await testApp.call('PUT', `/api/v1/favorites/${product.id}`, { token: ana.token })
    expect((await leave(ana)).status).toBe(200)
    expect((await testApp.call('GET', '/api/v1/users/me', { token: ana.token })).status).toBe(401)
    expect((await logIn(ana.email)).status).toBe(401)
    expect((await testApp.call('GET', `/api/v1/products/${product.id}`)).status).toBe(404)
    expect((await testApp.call('GET', `/api/v1/users/${ana.id}`, { token: (await aMember(testApp)).token })).status).toBe(404)
    const rows = JSON.stringify(await testApp.engines.db.db.execute('select * from users where deleted_at is not null'))
    expect(rows).not.toContain('Irrepetible')
    expect(rows).not.toContain(ana.email)
    const again = await testApp.call('POST', '/api/v1/auth/register', { body: { name: 'Ana', email: ana.email, password: PASSWORD } })
    expect(again.status).toBe(201)
  })

  test('needs the right password', async () => {
    const ana = await aMember(testApp)
    expect((await leave(ana, 'no es esta')).error).toMatchObject({ error: 'accounts.wrong-password' })
    expect((await leave(ana, '')).status).toBe(400)
    expect((await logIn(ana.email)).status).toBe(200)
  })

  test('waits for open orders on either side, and the other party keeps the purchase', async () => {
    const [ana, beto] = [await aMember(testApp), await aMember(testApp, 'Beto')]
    const product = await aProduct(testApp, ana)
    const order = await buy(beto, product.id)
    for (const party of [ana, beto]) expect((await leave(party)).error).toMatchObject({ error: 'accounts.open-orders' })
    await move(ana, order, 'enviada')
    expect((await leave(beto)).status).toBe(409)
    await move(beto, order, 'completada')
    expect((await leave(ana)).error).toMatchObject({ error: 'accounts.open-balance' })
    expect((await leave(beto)).status).toBe(200)
    const kept = await testApp.call<{ buyer: { name: string } }[]>('GET', `/api/v1/orders/sales?orderId=${order}`, { token: ana.token })
    expect(kept.body[0]?.buyer.name).toBe('Cuenta eliminada')
    expect((await testApp.call<unknown[]>('GET', '/api/v1/orders/contacts', { token: ana.token })).body).toEqual([])
  })

  test('waits for a withdrawal that is on its way', async () => {
    const { seller } = await aCompleted(testApp)
    const body = { amount: 100, currency: 'USD', destination: 'ana.vende.mp', holder: 'Ana', password: PASSWORD }
    expect((await testApp.call('POST', '/api/v1/payouts', { token: seller.token, body })).status).toBe(201)
    expect((await leave(seller)).error).toMatchObject({ error: 'accounts.open-balance' })
  })
})

describe('the export', () => {
  test("contains each module's data about the member and about nobody else, without secrets", async () => {
    const [ana, beto] = [await aMember(testApp, 'Ana Exporta'), await aMember(testApp, 'Beto Ajeno')]
    const product = await aProduct(testApp, ana, { name: 'Tetera exportada' })
    await testApp.call('PUT', `/api/v1/favorites/${product.id}`, { token: ana.token })
    await buy(beto, product.id)
    await testApp.app.jobs.drain()
    const { status, body } = await testApp.call<Record<string, object>>('GET', '/api/v1/users/me/export', { token: ana.token })
    expect(status).toBe(200)
    expect(body.accounts).toMatchObject({ profile: { id: ana.id, name: 'Ana Exporta', email: ana.email } })
    expect(body.catalogue).toMatchObject([{ name: 'Tetera exportada' }])
    expect(body.favorites).toMatchObject([{ productId: product.id }])
    expect(body.orders).toMatchObject({ orders: [{ items: [{ productName: 'Tetera exportada' }] }] })
    expect(body.notifications).toMatchObject([{ type: 'sale' }])
    const text = JSON.stringify(body)
    for (const secret of [beto.email, ana.token, 'password', 'argon2']) expect(text).not.toContain(secret)
    expect((await testApp.call('GET', '/api/v1/users/me/export')).status).toBe(401)
  })
})

describe('removal by an admin', () => {
  test('[ADM-02] closes the account and its sessions; the action is audited', async () => {
    const [ana, ada] = [await aMember(testApp, 'Ana Sobrante'), await anAdmin(testApp)]
    testApp.clock.pass(1)
    const remove = (person: Person, id: string) => testApp.call('DELETE', `/api/v1/users/${id}`, { token: person.token })
    expect((await remove(await aMember(testApp), ana.id)).status).toBe(403)
    expect((await remove(ada, ana.id)).status).toBe(200)
    expect((await testApp.call('GET', '/api/v1/users/me', { token: ana.token })).status).toBe(401)
    expect((await remove(ada, ana.id)).status).toBe(404)
    expect((await remove(ada, ada.id)).error).toMatchObject({ error: 'accounts.last-admin' })
    const { body } = await testApp.call<{ action: string }[]>('GET', '/api/v1/admin/audit?limit=1', { token: ada.token })
    expect(body[0]).toMatchObject({ action: 'user.removed', subject: { name: 'Ana Sobrante' }, actor: { id: ada.id } })
  })
})

test('after a removal the tables keep what others and the books need, and nothing else', async () => {
  const { seller, buyer, productId, offer } = await anOffer(testApp)
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, { token }: Person, body?: object) =>
    testApp.call<{ id: string }[]>(method, `/api/v1${path}`, { token, ...(body ? { body } : {}) })
  await testApp.app.jobs.drain()
  const [wish] = (await call('GET', '/request', buyer)).body
  // Told in hours that are quiet, the second product waits for the digest.
  await call('PUT', '/request/hours', buyer, { quietFrom: 0, quietTo: 23, hasDigest: true })
  const { id } = await aProduct(testApp, seller)
  await testApp.app.jobs.drain()
  for (const done of [
    await call('POST', `/request/${wish?.id}/notify`, seller, { productId }),
    await call('PUT', `/products/${id}/passed`, buyer, { isPassed: true }),
    await call('PUT', `/favorites/${id}`, buyer),
    await call('POST', `/offers/${offer.id}/answer`, buyer, { accept: true }),
    await call('POST', `/chat/${buyer.id}_${seller.id}_${productId}`, buyer, { content: '¡Hola!' }),
    await call('PUT', `/users/${seller.id}`, seller, { email: 'otra-vera@feria.example', password: PASSWORD }),
  ])
    expect([200, 201]).toContain(done.status)
  await guard(testApp, buyer)
  await testApp.call('POST', '/api/v1/password/forgot-password', { body: { email: buyer.email } })
  await testApp.app.jobs.drain()
  const { db } = testApp.engines.db
  const columns = rowsOf<{ at: string; has: string }>(
    await db.execute(`select table_name || '.' || column_name as at,
        format('exists (select from %I where %I = ', table_name, column_name) as has
      from information_schema.columns c where table_schema = 'public' and data_type = 'uuid'
        and not exists (select from pg_inherits where inhrelid = to_regclass(c.table_name)) order by 1`),
  )
  const placesOf = async (id: string) => {
    const [found] = rowsOf<Record<string, boolean>>(
      await db.execute(`select ${columns.map(({ at, has }) => `${has} '${id}') as "${at}"`).join(', ')}`),
    )
    return Object.entries(found ?? {}).flatMap(([at, is]) => (is ? at : []))
  }
  const { token } = await anAdmin(testApp)
  const leaves = async (person: Person) => {
    const before = await placesOf(person.id)
    expect((await testApp.call('DELETE', `/api/v1/users/${person.id}`, { token })).status).toBe(200)
    await testApp.app.jobs.drain()
    const kept = await placesOf(person.id)
    return { kept, gone: before.filter((at) => !kept.includes(at)) }
  }
  expect(await leaves(seller)).toEqual({
    kept: [
      'chat_requests.seller_id',
      'chat_rooms.seller_id',
      'matches.seller_id',
      'products.user_id',
      'prospect_appearances.seller_id',
      'users.id',
    ],
    gone: [
      'buyer_searches.seller_id',
      'email_changes.user_id',
      'match_budgets.user_id',
      'notifications.user_id',
      'prospect_offers.seller_id',
      'sessions.user_id',
      'terms_acceptances.user_id',
      'wish_interests.seller_id',
    ],
  })
  expect(rowsOf(await db.execute(`select from matches where seller_id = '${seller.id}' and is_live`)), 'nothing of theirs is met').toEqual(
    [],
  )
  expect(await leaves(buyer)).toEqual({
    kept: ['chat_messages.sender_id', 'chat_requests.buyer_id', 'chat_rooms.buyer_id', 'consent_changes.user_id', 'users.id'],
    gone: [
      'digest_matches.user_id',
      'favorites.user_id',
      'match_budgets.user_id',
      'matches.buyer_id',
      'notification_hours.user_id',
      'notifications.user_id',
      'passed_products.user_id',
      'password_resets.user_id',
      'prospect_appearances.member_id',
      'prospect_consents.user_id',
      'recovery_codes.user_id',
      'second_factors.user_id',
      'sessions.user_id',
      'terms_acceptances.user_id',
      'wishes.user_id',
    ],
  })
})

/** What stays in the row of a member who left: when they came, and that they accepted the terms; the rest is that of nobody. */
const LEFT = ['id', 'createdAt', 'acceptedTerms', 'hasSellerPage']

test('of the row of a member nothing personal stays, whichever column was filled', async () => {
  const { db } = testApp.engines.db
  const ana = await aMember(testApp, 'Ana Irrepetible')
  const then = new Date('2026-01-02T03:04:05Z')
  const filled: Partial<typeof users.$inferInsert> = {
    phone: '+54 9 341 555 0101',
    phoneConfirmedAt: then,
    address: 'Irrepetible 1',
    staff: 'support',
    imageUrl: 'https://irrepetible.example/a',
    pendingEmail: 'irrepetible@feria.example',
    acceptedTerms: '2026-01-01',
    premiumUntil: then,
    role: 'premium',
    accountType: 'empresa',
    hasSellerPage: false,
    hasBlocks: true,
  }
  await db.update(users).set(filled).where(eq(users.id, ana.id))
  const [before] = await db.select().from(users).where(eq(users.id, ana.id))
  const empty = Object.keys(getTableColumns(users)).filter((name) => before?.[name as keyof typeof before] === null)
  expect(empty, 'every other column says something').toEqual(['deletedAt'])
  testApp.clock.pass(60)
  expect((await leave(ana)).status).toBe(200)
  const [after] = await db.select().from(users).where(eq(users.id, ana.id))
  const now = testApp.clock.now()
  expect(after).toEqual({
    ...Object.fromEntries(Object.keys(getTableColumns(users)).map((name) => [name, null])),
    ...Object.fromEntries(LEFT.map((name) => [name, before?.[name as keyof typeof before]])),
    ...{ name: 'Cuenta eliminada', email: `${ana.id}@cuenta-eliminada.invalid`, folded: '', role: 'user', accountType: 'individuo' },
    ...{ updatedAt: now, deletedAt: now, hasBlocks: false },
  })
  const rows = await db.execute(sql`select u::text as row from users u where u::text ilike '%irrepetible%'`)
  expect(rowsOf(rows)).toEqual([])
})
