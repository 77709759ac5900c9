import type { Claim, Order } from '@feria/contract/orders/schemas'
import { sql } from 'drizzle-orm'
import { liftRestriction } from '../modules/accounts/accounts.module.ts'
import { reportAbuse } from '../modules/moderation/use-cases/report-abuse.ts'
import { sendDigests } from '../modules/notifications/matches-digest.ts'
import { orders } from '../modules/orders/orders.module.ts'
import { askReset, mailedToken, reset } from './mails.ts'
import { appeal, caseOf, decide, decideAppeal, report } from './moderation.ts'
import { aPurchase } from './money.ts'
import { aCard, aMember, aNewcomer, anAdmin, aProduct, PASSWORD, type Person } from './people.ts'
import { anOffer } from './prospecting.ts'
import { aResale, buyThrough } from './resale.ts'
import { restrict } from './restricted.ts'
import { codeOf, guard, signIn } from './second-factor.ts'
import { sendPicture } from './send-picture.ts'
import type { TestApp } from './test-app.ts'
import { aWish } from './wishes.ts'

const DAY = 24 * 60
const BUSINESS = {
  accountType: 'empresa',
  country: 'ar',
  sector: 'comercio',
  company: 'Yerbatera Sur',
  name: 'Nora',
  phone: '11 2345-6789',
}
const HOME = { name: 'Beto', street: 'Aráoz 1', city: 'Caballito', province: 'Ciudad Autónoma de Buenos Aires', postcode: '1414' }
/** Who answers the messages of the contact form; the app of the story has it as its setting. */
export const OPERATOR = 'mostrador@yerbatera.example'

interface Story {
  testApp: TestApp
  /** Fields of a product with a picture of its seller's. */
  withPicture(seller: Person): Promise<{ imageUrl: string }>
}

const post = async <T>(testApp: TestApp, url: string, body: object, token?: string): Promise<T> => {
  const answer = await testApp.call<T>('POST', `/api/v1${url}`, { body, ...(token ? { token } : {}) })
  if (answer.status >= 300) throw new Error(`${url} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  return answer.body
}
const put = async (testApp: TestApp, url: string, body: object, token: string): Promise<void> => {
  const answer = await testApp.call('PUT', `/api/v1${url}`, { body, token })
  if (answer.status >= 300) throw new Error(`${url} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
}

const ofAccounts = async ({ testApp }: Story): Promise<string[]> => {
  await post(testApp, '/auth/register-business', { ...BUSINESS, email: 'nora@yerbatera.example' })
  const ana = await aMember(testApp)
  await post(testApp, '/auth/register-business', { ...BUSINESS, email: ana.email })
  const secrets = [await mailedToken(testApp, 'nora@yerbatera.example', 'reset-password')]
  const newcomer = await aNewcomer(testApp)
  secrets.push(await mailedToken(testApp, newcomer.email, 'confirm-email'))
  await put(testApp, `/users/${ana.id}`, { email: 'nueva@yerbatera.example', password: PASSWORD }, ana.token)
  secrets.push(await mailedToken(testApp, 'nueva@yerbatera.example', 'confirm-email'), await mailedToken(testApp, ana.email, 'undo-email'))
  secrets.push(await askReset(testApp, ana.email))
  await reset(testApp, secrets.at(-1) ?? '', PASSWORD)
  const inside = { ...ana, token: (await signIn(testApp, ana.email)).body.token }
  const { secret, recoveryCodes } = await guard(testApp, inside)
  await signIn(testApp, ana.email, recoveryCodes[0])
  const admin = await anAdmin(testApp)
  await testApp.call('DELETE', `/api/v1/users/${ana.id}/second-factor`, { token: admin.token })
  await signIn(testApp, ana.email)
  await testApp.call('DELETE', `/api/v1/users/${ana.id}/sessions`, { token: admin.token })
  await restrict(testApp, newcomer)
  await liftRestriction(testApp.app.ctx, { userId: newcomer.id })
  const { status } = await signIn(testApp, ana.email, codeOf(testApp, secret))
  if (status !== 200) throw new Error(`Signing in without the factor answered ${status}`)
  await put(testApp, `/users/${ana.id}/role`, { role: 'premium' }, admin.token)
  const { token } = (await signIn(testApp, ana.email)).body
  await testApp.call('DELETE', '/api/v1/users/me/premium', { token })
  await testApp.app.jobs.drain()
  return [...secrets, secret, ...recoveryCodes]
}

const ofOrders = async ({ testApp, withPicture }: Story): Promise<string[]> => {
  const { buyer, seller, order } = await aPurchase(testApp, withPicture)
  await put(testApp, `/orders/${order.id}/status`, { status: 'enviada', tracking: 'Correo Argentino, CU 123 456 789 AR' }, seller.token)
  await put(testApp, `/orders/${order.id}/status`, { status: 'completada' }, buyer.token)
  const account = { amount: 10, currency: 'USD', destination: 'yerba.sur.nueva', holder: 'Ana Vende' }
  await post(testApp, '/payouts', { ...account, password: PASSWORD }, seller.token)
  // While the withdrawal is held: later there is nothing to stop.
  await testApp.app.jobs.drain()
  const { id } = await post<Claim>(testApp, `/orders/${order.id}/claim`, { text: 'Llegó con el canasto roto.\nMando fotos.' }, buyer.token)
  await put(testApp, `/claims/${id}/answer`, { text: 'Lo lamento: salió sano de acá.' }, seller.token)
  const admin = await anAdmin(testApp)
  await put(testApp, `/claims/${id}/outcome`, { outcome: 'devolver', note: 'El envío no lo cuidó.' }, admin.token)
  const asked = await post<{ code: string }>(testApp, '/withdrawals', { name: 'Bruno', email: buyer.email, orderNumber: order.number })
  await post(testApp, '/contact', { name: 'Bruno', email: buyer.email, text: 'No encuentro mi compra.\n\n¿Dónde la veo?' })
  const sale = await aResale(testApp)
  await testApp.engines.db.db.execute(sql`update users set account_type = 'empresa' where id = ${sale.seller.id}`)
  const { body: resold } = await buyThrough(testApp, sale)
  await put(testApp, `/orders/${resold.id}/status`, { status: 'enviada' }, sale.seller.token)
  await put(testApp, `/orders/${resold.id}/status`, { status: 'completada' }, sale.buyer.token)
  // Operators help with another one.
  const helped = `/admin/orders/${(await aPurchase(testApp, withPicture)).order.id}`
  await post(testApp, `${helped}/extend`, { clock: 'uncollected', days: 3, reason: 'Quien vende está de viaje.' }, admin.token)
  await post(testApp, `${helped}/refund`, { amount: 10, reason: 'Faltaba una pieza.' }, admin.token)
  await post(testApp, `${helped}/emails`, { email: 'receipt' }, admin.token)
  const handed = await aPurchase(testApp, withPicture)
  await post(testApp, `/orders/${handed.order.id}/delivered`, { code: handed.order.deliveryCode }, handed.seller.token)
  const unconfirmed = await aPurchase(testApp, withPicture)
  await put(testApp, `/orders/${unconfirmed.order.id}/status`, { status: 'enviada' }, unconfirmed.seller.token)
  const parcel = await aProduct(testApp, seller, { price: 100, delivery: { parcelPrice: 10, agreed: true } })
  await post(
    testApp,
    '/orders',
    { products: [{ productId: parcel.id }], cardToken: await aCard(testApp), delivery: { kind: 'parcel', address: HOME } },
    buyer.token,
  )
  await testApp.app.jobs.drain()
  // Nobody sends it: its seller is reminded, and then it goes back. What was handed over is paid out, what was sent is complete.
  for (const days of [6, 5]) {
    testApp.clock.pass(days * DAY)
    await orders.schedules?.['run-clocks']?.run(testApp.app.ctx)
    await testApp.app.jobs.drain()
  }
  return [asked.code, ...([order, resold, handed.order, unconfirmed.order] as Order[]).flatMap(({ deliveryCode }) => deliveryCode ?? [])]
}

/** Two sides read of a decision and of its appeal, owners of what was hidden by hand and of what many reported. */
const ofModeration = async ({ testApp }: Story): Promise<void> => {
  const [admin, seller] = [await anAdmin(testApp), await aMember(testApp, 'Vera Vende')]
  const reporters = [await aMember(testApp), await aMember(testApp), await aMember(testApp)]
  const [lamp, mirror, clock] = [await aProduct(testApp, seller), await aProduct(testApp, seller), await aProduct(testApp, seller)]
  // Whose report is taken back by an appeal is trusted no more.
  await report(testApp, await aMember(testApp), ['product', lamp.id])
  const found = await caseOf(testApp, admin, lamp.id)
  await decide(testApp, admin, found?.id, 'limit', { days: 7 })
  await testApp.app.jobs.drain()
  await appeal(testApp, seller, found?.id)
  await decideAppeal(testApp, await anAdmin(testApp), found?.id, 'overturned')
  await put(testApp, `/products/${mirror.id}/visibility`, { visible: false, reason: 'La foto no es del producto.' }, admin.token)
  await testApp.engines.db.db.execute(sql`update users set created_at = created_at - interval '31 days'`)
  for (const [n, by] of reporters.entries()) {
    const ctx = { ...testApp.app.ctx, actor: { ...by, tokenHash: '' }, address: `203.0.113.${n}` }
    await reportAbuse(ctx, { body: { subject: 'product', id: clock.id, reason: 'fraud', text: null }, params: undefined, query: undefined })
  }
  await testApp.app.jobs.drain()
}

const ofMatches = async ({ testApp, withPicture }: Story): Promise<void> => {
  await anOffer(testApp, withPicture)
  const [reader, seller] = [await aMember(testApp, 'Lea'), await aMember(testApp)]
  await put(testApp, '/request/hours', { quietFrom: 0, quietTo: 23, hasDigest: true }, reader.token)
  await aWish(testApp, reader, { name: 'cachivachex' })
  await aProduct(testApp, seller, { name: 'cachivachex', description: 'Con caja', ...(await withPicture(seller)) })
  await testApp.app.jobs.drain()
  // It is noon in Argentina; the hour without quiet is 23.
  testApp.clock.pass(11 * 60)
  await sendDigests(testApp.app.ctx)
  await testApp.app.jobs.drain()
}

/**
 * Lives through all that Feria sends emails about, each kind at least once, and returns the codes and tokens that were in them. The app's
 * clock stands at noon in Argentina. `photo` is the products' picture.
 */
export const sendEveryEmail = async (testApp: TestApp, photo?: Buffer): Promise<string[]> => {
  const withPicture = async (seller: Person) => ({ imageUrl: (await sendPicture(testApp, seller, photo)).url })
  const story = { testApp, withPicture }
  const secrets = [...(await ofAccounts(story)), ...(await ofOrders(story))]
  await ofModeration(story)
  await ofMatches(story)
  return secrets
}
