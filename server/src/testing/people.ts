import type { AuditEntry, User } from '@feria/contract/accounts/schemas'
import type { StaffRole } from '@feria/contract/accounts/values'
import type { OwnProduct, ProductFields } from '@feria/contract/catalogue/schemas'
import type { ChatRequest } from '@feria/contract/chat/schemas'
import type { CardToken } from '@feria/contract/payments/values'
import { proveEmail, setRole, setStaff } from '../modules/accounts/accounts.module.ts'
import type { TestApp } from './test-app.ts'

export interface Person extends User {
  token: string
}

export const PASSWORD = 'mate amargo 42'

let people = 0

/** A newly registered member, whose email is not confirmed yet. */
export const aNewcomer = async (testApp: TestApp, name = 'Ana Gómez'): Promise<Person> => {
  const email = `persona${++people}@feria.example`
  const { body, status } = await testApp.call<{ token: string; user: User }>('POST', '/api/v1/auth/register', {
    body: { name, email, password: PASSWORD },
  })
  if (status !== 201) throw new Error(`Nobody could register: ${JSON.stringify(body)}`)
  return { ...body.user, token: body.token }
}

/** A member with a confirmed email. */
export const aMember = async (testApp: TestApp, name?: string): Promise<Person> => {
  const member = await aNewcomer(testApp, name)
  await proveEmail(testApp.app.ctx, member.id)
  return { ...member, isEmailConfirmed: true }
}

/** An admin, signed in again, since a change of role ends the old session. */
export const anAdmin = async (testApp: TestApp): Promise<Person> => {
  const member = await aMember(testApp, 'Ada Ferraro')
  await setRole(testApp.app.ctx, member.email, 'admin')
  const { body } = await testApp.call<{ token: string; user: User }>('POST', '/api/v1/auth/login', {
    body: { email: member.email, password: PASSWORD },
  })
  return { ...body.user, token: body.token }
}

/** A moderator or support, signed in again, since that too ends the old session. */
export const someStaff = async (testApp: TestApp, staff: StaffRole): Promise<Person> => {
  const member = await aMember(testApp, staff === 'moderator' ? 'Mora Modera' : 'Susi Sosa')
  await setStaff(testApp.app.ctx, member.email, staff)
  const { body } = await testApp.call<{ token: string; user: User }>('POST', '/api/v1/auth/login', {
    body: { email: member.email, password: PASSWORD },
  })
  return { ...body.user, token: body.token }
}

export const bicycle: ProductFields = {
  name: 'Bicicleta playera rodado 26',
  description: 'Playera con canasto',
  categoryId: 4,
  condition: 'Usado',
  location: 'Rosario, Santa Fe',
  price: 150.5,
  stock: 2,
}

const A_MILLISECOND = 1 / 60_000

/** An available product of a member, published a millisecond after the previous one. */
export const aProduct = async (testApp: TestApp, seller: Person, fields: Partial<ProductFields> = {}): Promise<OwnProduct> => {
  testApp.clock.pass(A_MILLISECOND)
  const { body, status } = await testApp.call<OwnProduct>('POST', '/api/v1/products', {
    token: seller.token,
    body: { ...bicycle, ...fields },
  })
  if (status !== 201) throw new Error(`The product was not published: ${JSON.stringify(body)}`)
  return body
}

/** A token for a test card; the name decides the outcome of the charge, e.g. FUND is refused for insufficient funds. */
export const aCard = async (testApp: TestApp, name = 'APRO'): Promise<string> => {
  const { body } = await testApp.call<CardToken>('POST', '/sandbox/card-tokens', {
    body: { number: '4509 9535 6623 3704', name, expiry: '11/30', cvc: '123' },
  })
  return body.id
}

/** The last audited action of an admin. */
export const lastAction = async (testApp: TestApp, admin: Person, action = ''): Promise<AuditEntry | undefined> =>
  (await testApp.call<AuditEntry[]>('GET', `/api/v1/admin/audit?limit=1&action=${action}`, { token: admin.token })).body[0]

/** A buyer and a seller who may chat about a product of the seller. */
export const aRoom = async (testApp: TestApp): Promise<{ buyer: Person; seller: Person; product: OwnProduct; room: string }> => {
  const [buyer, seller] = [await aMember(testApp, 'Bruno Comprador'), await aMember(testApp, 'Sara Vendedora')]
  const product = await aProduct(testApp, seller)
  const asked = await testApp.call<ChatRequest>('POST', '/api/v1/chat-requests', { token: buyer.token, body: { productId: product.id } })
  const { body } = await testApp.call<ChatRequest>('PUT', `/api/v1/chat-requests/${asked.body.id}/status`, {
    token: seller.token,
    body: { status: 'accepted' },
  })
  if (!body.room) throw new Error(`The request was not accepted: ${JSON.stringify(body)}`)
  return { buyer, seller, product, room: body.room }
}
