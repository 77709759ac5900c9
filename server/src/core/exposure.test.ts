import type { ServedRoute } from '@feria/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { rowsOf } from '../engines/db/database.ts'
import { routes } from '../ops/access-table.ts'
import { keptCardSteps } from '../testing/kept-cards.ts'
import { aPurchase } from '../testing/money.ts'
import { aMember, anAdmin, type Person } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const all = routes.flatMap(([, list]) => list)

/** What answers an order, or a sale. */
const ORDERS = [
  'POST /api/v1/orders',
  'GET /api/v1/orders',
  'GET /api/v1/orders/sales',
  'GET /api/v1/orders/:id',
  'POST /api/v1/orders/:id/pay',
  'POST /api/v1/orders/:id/withdraw',
]

/**
 * Every property of an answer that only some may read, by the calls that may have it. Who adds one to another call has to say so here: the
 * first of each line is whom it is about.
 */
const guarded: Record<string, string[]> = {
  // The session that the call has just opened, to whoever opened it.
  token: ['POST /api/v1/auth/register', 'POST /api/v1/auth/login'],
  // Whoever has the link that undoes a change of email, to set a password at once.
  resetToken: ['POST /api/v1/users/undo-email'],
  // Oneself; an admin; the other party of an accepted chat or a paid order.
  email: [
    'POST /api/v1/auth/register',
    'POST /api/v1/auth/login',
    'PUT /api/v1/users/:id',
    'POST /api/v1/users/confirm-email',
    'POST /api/v1/users/undo-email',
    'GET /api/v1/users',
    'PUT /api/v1/users/:id/role',
    'PUT /api/v1/users/:id/staff',
    'PUT /api/v1/users/:id/restriction',
    'DELETE /api/v1/users/:id/restriction',
    'GET /api/v1/admin/identities',
    'GET /api/v1/products/:id',
    'GET /api/v1/admin/products',
    'POST /api/v1/chat-requests',
    'GET /api/v1/chat-requests',
    'GET /api/v1/chat-requests/my-requests',
    'PUT /api/v1/chat-requests/:id/status',
    'GET /api/v1/admin/payouts',
    ...ORDERS,
    'GET /api/v1/orders/contacts',
    'GET /api/v1/withdrawals',
    'PUT /api/v1/withdrawals/:id/resolved',
    'GET /api/v1/admin/orders',
    'GET /api/v1/users/me',
    'POST /api/v1/resale/:id/orders',
    'GET /api/v1/admin/contact',
    'POST /api/v1/admin/contact/:id/resolve',
    'GET /api/v1/admin/search',
    'GET /api/v1/admin/members/:id',
    'GET /api/v1/admin/orders/:id',
  ],
  // Oneself, once: the secret of a second factor, as text and as the address of a QR code, and the codes to get in without it.
  secret: ['POST /api/v1/users/me/second-factor'],
  recoveryCodes: ['POST /api/v1/users/me/second-factor/confirm', 'POST /api/v1/users/me/second-factor/recovery-codes'],
  // An admin, who may take it off.
  hasSecondFactor: [
    'GET /api/v1/users',
    'PUT /api/v1/users/:id/role',
    'PUT /api/v1/users/:id/staff',
    'PUT /api/v1/users/:id/restriction',
    'DELETE /api/v1/users/:id/restriction',
    'GET /api/v1/admin/members/:id',
  ],
  // Roots of published trees, and of what stands beside an own leaf.
  hash: ['GET /api/v1/ledger/root', 'GET /api/v1/ledger/proof'],
  // Oneself; of an order also its seller.
  phone: [
    'POST /api/v1/auth/register',
    'POST /api/v1/auth/login',
    'PUT /api/v1/users/:id',
    'GET /api/v1/users/me/phone',
    'POST /api/v1/users/me/phone/code',
    'POST /api/v1/users/me/phone/confirm',
    'DELETE /api/v1/users/me/phone/mark',
    ...ORDERS,
    'GET /api/v1/addresses',
    'PUT /api/v1/addresses/:id',
    'GET /api/v1/users/me',
    'POST /api/v1/resale/:id/orders',
    'GET /api/v1/admin/members/:id',
  ],
  postcode: [...ORDERS, 'GET /api/v1/addresses', 'PUT /api/v1/addresses/:id', 'GET /api/v1/users/me', 'POST /api/v1/resale/:id/orders'],
  address: [
    'POST /api/v1/auth/register',
    'POST /api/v1/auth/login',
    'PUT /api/v1/users/:id',
    'POST /api/v1/users/me/second-factor',
    ...ORDERS,
    'GET /api/v1/users/me',
    'POST /api/v1/resale/:id/orders',
  ],
  pendingEmail: ['POST /api/v1/auth/register', 'POST /api/v1/auth/login', 'PUT /api/v1/users/:id', 'GET /api/v1/users/me'],
  isEmailConfirmed: [
    'POST /api/v1/auth/register',
    'POST /api/v1/auth/login',
    'PUT /api/v1/users/:id',
    'GET /api/v1/users/me',
    'GET /api/v1/admin/members/:id',
  ],
  // An admin.
  isPhoneConfirmed: ['GET /api/v1/admin/members/:id'],
  mustConfirmEmail: ['POST /api/v1/auth/register', 'POST /api/v1/auth/login', 'PUT /api/v1/users/:id', 'GET /api/v1/users/me'],
  // The seller; an admin.
  minSalePrice: [
    'GET /api/v1/products/mine',
    'GET /api/v1/products/:id',
    'POST /api/v1/products',
    'PUT /api/v1/products/:id',
    'PUT /api/v1/products/:id/visibility',
    'GET /api/v1/admin/products',
    'GET /api/v1/users/me',
    'POST /api/v1/products/sell-direct',
  ],
  // Whose money it is; an admin.
  destination: [
    'POST /api/v1/payouts',
    'POST /api/v1/payouts/:id/stop',
    'GET /api/v1/payouts',
    'GET /api/v1/admin/payouts',
    'PUT /api/v1/admin/payouts/:id',
  ],
  // An admin: nobody else reads who reported.
  reporter: ['GET /api/v1/admin/abuse-reports/:id'],
  // The parties of an order; an admin once there is a claim.
  asBought: ['GET /api/v1/orders/:id', 'GET /api/v1/orders/:id/listings'],
  // The buyer, who says it to whoever hands the product over.
  deliveryCode: [
    'POST /api/v1/orders',
    'GET /api/v1/orders',
    'GET /api/v1/orders/:id',
    'POST /api/v1/orders/:id/pay',
    'POST /api/v1/orders/:id/withdraw',
    'GET /api/v1/users/me',
    'POST /api/v1/resale/:id/orders',
  ],
  // The member whose card it is: the provider's id, by which their browser has it charged, and what is printed on it.
  // An admin: the provider's id of a payment, by which its support finds it, and the last digits of its card.
  providerId: ['GET /api/v1/cards', 'GET /api/v1/admin/payments'],
  lastFour: ['GET /api/v1/cards', 'GET /api/v1/admin/payments'],
  expiryMonth: ['GET /api/v1/cards'],
  expiryYear: ['GET /api/v1/cards'],
  cardType: ['GET /api/v1/cards'],
  codeLength: ['GET /api/v1/cards'],
  // Whoever asked to withdraw, who got it on the screen; an admin.
  code: ['POST /api/v1/withdrawals', 'GET /api/v1/withdrawals', 'PUT /api/v1/withdrawals/:id/resolved'],
  // An admin, by an address of minutes.
  document: ['GET /api/v1/admin/identities'],
  // The reseller to whom the buyer left it.
  buyerPhone: [
    'GET /api/v1/reseller/transactions/:userId',
    'POST /api/v1/reseller/transaction/validate/:id',
    'POST /api/v1/reseller/transaction/whatsapp/:id',
    'POST /api/v1/reseller/payment/generate/:id',
    'POST /api/v1/reseller/payment/confirm-delivery/:id',
  ],
}
/** Names that look like one of those and tell nothing: an address of our own, a state. */
const harmless = ['tokenUrl', 'testCards', 'isPending', 'isPaymentPending', 'recoveryCodesLeft']
const sensitive = new RegExp(
  'password|hash|secret|token|cuit|cuil|dni|email|phone|address|reporter' +
    '|minsale|asbought|cbu|provider.|lastfour|expiry|card|destination|document|code|signature|pending|factor|latitude|longitude',
  'i',
)

describe('[ACC-61] the schemas of all answers', () => {
  test('name restricted fields only in the calls that are known for them', () => {
    const found: Record<string, string[]> = {}
    for (const route of all)
      for (const name of new Set(propertiesOf(route)))
        if (sensitive.test(name) && !harmless.includes(name)) found[name] = [...(found[name] ?? []), `${route.method} ${route.path}`]
    expect(found).toEqual(guarded)
  })
})

interface Json {
  properties?: Record<string, Json>
  items?: Json
  additionalProperties?: Json | boolean
  anyOf?: Json[]
  oneOf?: Json[]
  allOf?: Json[]
}

const propertiesOf = ({ answer, cards = z.unknown() }: ServedRoute): string[] =>
  [answer, cards].flatMap((schema) => namesIn(z.toJSONSchema(schema, { io: 'output', reused: 'inline' }) as Json))

const namesIn = (schema: Json): string[] => {
  const { properties = {}, items, additionalProperties, anyOf = [], oneOf = [], allOf = [] } = schema
  const inner = [items, typeof additionalProperties === 'object' ? additionalProperties : undefined, ...anyOf, ...oneOf, ...allOf]
  return [...Object.keys(properties), ...[...Object.values(properties), ...inner].flatMap((part) => (part ? namesIn(part) : []))]
}

describe('[ACC-61] what is stored', () => {
  let testApp: TestApp
  let callers: Record<string, string | undefined>
  let seller: Person
  let ids: string[]
  let card: string
  beforeAll(async () => {
    testApp = await createTestApp()
    const purchase = await aPurchase(testApp)
    seller = purchase.seller
    await testApp.call('PUT', `/api/v1/users/${seller.id}`, {
      token: seller.token,
      body: { phone: '11 2345-6789', address: 'Pasaje Canario 4321, Rosario' },
    })
    await testApp.call('POST', '/api/v1/password/forgot-password', { body: { email: seller.email } })
    const { providerId } = await keptCardSteps(() => ({ testApp, seller: purchase.buyer, buyer: seller })).keep()
    card = providerId
    await testApp.call('PUT', `/api/v1/products/${purchase.productId}`, { token: seller.token, body: { minSalePrice: 77.31 } })
    callers = { visitor: undefined, stranger: (await aMember(testApp)).token, admin: (await anAdmin(testApp)).token, self: seller.token }
    ids = [purchase.productId, purchase.order.id, seller.id]
  })
  afterAll(() => testApp.close())

  /** What a caller reads in every GET of the contract, with each id that there is. */
  const readAll = async (caller: string): Promise<{ call: string; text: string }[]> => {
    const reads = all.filter(({ method }) => method === 'GET')
    const paths = reads.flatMap((route) => (route.params ? ids.map((id) => route.path.replace(/:\w+/g, id)) : [route.path]))
    const token = callers[caller]
    return Promise.all(
      paths.map(async (path) => ({ call: path, text: JSON.stringify((await testApp.call('GET', path, token ? { token } : {})).body) })),
    )
  }

  test.each(['visitor', 'stranger', 'admin', 'self'])('as a secret is in no answer to the %s', async (caller) => {
    const secrets = await secretsIn(testApp)
    expect(secrets.length).toBeGreaterThan(6)
    const answers = await readAll(caller)
    expect(answers.filter(({ text }) => secrets.some((secret) => text.includes(secret))).map(({ call }) => call)).toEqual([])
  })

  test.each(['visitor', 'stranger'])(
    'as private is in no answer to a %s: phone number, address, email, the minimum price, a kept card',
    async (caller) => {
      const own = [seller.email, '2345-6789', '5491123456789', 'Pasaje Canario', '77.31', card]
      for (const { call, text } of await readAll(caller))
        for (const value of own) expect(text.includes(value), `${call}: ${value}`).toBe(false)
      const { text } = (await readAll('self')).find(({ call }) => call === '/api/v1/users/me') ?? { text: '' }
      for (const value of [seller.email, 'Pasaje Canario']) expect(text).toContain(value)
    },
  )
})

/** Every value of every column that is named as a secret is, or as whom the provider keeps cards for. */
const secretsIn = async ({ app }: TestApp): Promise<string[]> => {
  const columns = rowsOf<{ name: string; column: string }>(
    await app.ctx.db.execute(`select table_name as "name", column_name as "column" from information_schema.columns
      where table_schema = 'public' and data_type = 'text' and column_name ~ 'hash|secret|token|signature|customer_id'`),
  )
  const values = await Promise.all(
    columns.map(async ({ name, column }) =>
      rowsOf<{ value: string | null }>(await app.ctx.db.execute(`select "${column}" as "value" from "${name}" limit 50`)),
    ),
  )
  return values.flat().flatMap(({ value }) => (value && value.length >= 8 ? [value] : []))
}
