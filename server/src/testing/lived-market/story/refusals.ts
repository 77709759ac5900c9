import { aCard } from '../../people.ts'
import type { LivedMarket } from '../market.ts'
import { signIn } from './steps.ts'

const NOTE = { reason: 'Publicaste algo que no se puede vender', note: 'Las armas no se publican.' }

/** What members and staff try, nearly all of it in vain, each for a reason of its own. */
export const refuse = async (market: LivedMarket): Promise<void> => {
  const { act, id, person } = market
  const product = (name: string) => id('product', name)
  const order = (name: string, rest = '') => `/orders/${id('order', name)}${rest}`
  const refused: Refused = async (by, call, body) => {
    const sent = body === undefined ? '' : market.names.inText(JSON.stringify(body)).slice(0, 120)
    const title = `${by ?? 'a visitor'} tries ${market.names.inText(call)} ${sent}`
    await act(title, by, call, body)
  }
  await ofAccounts(refused, market)
  await refused('ada', 'POST /rates', { ars: 0 })
  await refused('vera', `PUT /products/${product('lamp')}`, { price: 10, minSalePrice: 11, description: 'x' })
  await refused('vera', `PUT /products/${product('lamp')}`, { categoryId: 9999 })
  await refused('ada', 'POST /categories', { name: 'Hogar y Jardín' })
  await refused('beto', `PUT /products/${product('lamp')}`, { price: 1 })
  await refused('beto', `DELETE /products/${product('lamp')}`)
  await refused('vera', `DELETE /products/${product('sent')}`)
  await refused('beto', 'POST /orders', {
    products: [{ productId: product('lamp') }, { productId: product('lamp') }],
    paymentMethod: 'credit',
  })
  await refused('beto', 'POST /orders', {
    products: [{ productId: product('lamp') }, { productId: product('mate') }],
    paymentMethod: 'credit',
  })
  await refused('beto', 'POST /orders', { products: [{ productId: product('lamp'), quantity: 999 }], paymentMethod: 'credit' })
  await refused('beto', 'POST /orders', { products: [{ productId: product('paid') }], paymentMethod: 'credit' })
  await refused('beto', 'POST /orders', {
    products: [{ productId: product('lamp') }],
    cardToken: await aCard(market.testApp),
    paymentMethod: 'credit',
    delivery: { kind: 'parcel', address: { name: 'Beto', street: 'Aráoz 1', city: 'Caballito', province: 'Salta', postcode: '1414' } },
  })
  await refused('beto', `PUT ${order('received', '/status')}`, { status: 'completada' })
  await refused('beto', `PUT ${order('sent', '/status')}`, { status: 'enviada' })
  await refused('ana', `PUT ${order('sent', '/status')}`, { status: 'completada' })
  await refused('vera', `POST ${order('coded', '/delivered')}`, { code: '000000' })
  await refused('beto', `POST ${order('cancelled', '/claim')}`, { text: 'Tarde.' })
  await refused('ana', `POST ${order('sent', '/claim')}`, { text: 'De otra.' })
  await refused('beto', `POST ${order('received', '/pay')}`, { cardToken: await aCard(market.testApp) })
  await refused('ana', `POST ${order('sent', '/withdraw')}`, {})
  await refused('susi', `POST /admin${order('received', '/extend')}`, { clock: 'uncollected', days: 3, reason: 'Por las dudas.' })
  await refused('susi', `POST /admin${order('cancelled', '/refund')}`, { amount: 10, reason: 'Por las dudas.' })
  await refused('susi', `POST /admin${order('sent', '/emails')}`, { email: 'reminder' })
  await refused('susi', `PUT /withdrawals/${product('lamp')}/resolved`)
  await refused('vera', 'POST /payouts', {
    amount: 999_999,
    currency: 'USD',
    destination: 'alias.de.vera',
    holder: 'Vera',
    password: 'mate amargo 42',
  })
  await refused('vera', `POST /payouts/${id('payout', 'paid')}/stop`)
  await refused('ada', `PUT /admin/payouts/${id('payout', 'paid')}`, { status: 'rechazado', note: 'Tarde.' })
  await refused('pepe', `POST ${order('coded', '/review')}`, { stars: 5, tags: ['Nada'] })
  await refused('beto', `POST ${order('sent', '/review')}`, { stars: 5 })
  await refused('vera', `POST /reviews/${id('review', 'of vera, received')}/answer`, { text: 'Otra vez.' })
  await refused('vera', `POST /reviews/${id('review', 'of vera, coded')}/appeal`, { reason: 'insulto' })
  await refused('mora', `POST /admin/review-appeals/${id('appeal', '1')}/decision`, { outcome: 'queda', note: 'Otra vez.' })
  await ofTalks(refused, market)
  await refused('mora', `POST /admin/abuse-reports/${id('case', 'mate')}/decision`, { decision: 'nothing', reason: null, note: 'x' })
  await refused('mora', `POST /admin/abuse-reports/${id('case', 'knife')}/appeal-decision`, { outcome: 'upheld', note: 'x' })
  await refused('sol', `POST /abuse-reports/${id('case', 'knife')}/appeal`, { text: 'Otra vez.' })
  await refused('vera', 'POST /abuse-reports', { subject: 'product', id: product('lamp'), reason: 'spam', text: null })
  await refused('beto', `PUT /blocks/${person('beto').id}`)
  await refused('mora', `PUT /users/${person('ada').id}/restriction`, { kind: 'limited', days: 3, ...NOTE })
  await refused('mora', `DELETE /users/${person('beto').id}/restriction`)
}

type Refused = (by: string | null, call: string, body?: unknown) => Promise<void>

const ofAccounts = async (refused: Refused, { person }: LivedMarket): Promise<void> => {
  const business = { accountType: 'empresa', country: 'ar', sector: 'comercio', company: 'Otra', name: 'Otra', phone: '11 2345-6789' }
  await refused(null, 'POST /auth/register-business', { ...business, email: 'otra@feria.example', cuit: '30-70308853-5' })
  await refused('beto', 'POST /users/me/phone/code', { phone: '0800 555 1234' })
  await refused('beto', 'POST /users/me/phone/confirm', { code: '123456' })
  await refused('ana', 'POST /users/me/terms', { version: '2020-01-01' })
  await refused('beto', 'PUT /users/me/password', { password: 'no es esta 1', newPassword: 'yerba dulce 24' })
  await refused('beto', 'PUT /users/me/password', { password: 'mate amargo 42', newPassword: 'mate amargo 42' })
  await refused(null, 'POST /users/confirm-email', { token: 'x' })
  await refused(null, 'POST /users/undo-email', { token: 'x' })
  await refused('beto', 'DELETE /users/me/premium')
  await refused('beto', `DELETE /users/me/sessions/${person('vera').id}`)
  await refused('beto', 'DELETE /users/me/second-factor', { password: 'mate amargo 42', code: '123456' })
  await refused('beto', `PUT /users/${person('beto').id}`, { email: 'vera@feria.example', password: 'mate amargo 42' })
  await refused('ada', `PUT /users/${person('ada').id}/role`, { role: 'user' })
  await refused('ada', `PUT /users/${person('pepe').id}/role`, { role: 'premium', premiumUntil: '2020-01-01T00:00:00Z' })
  await refused('ada', `PUT /users/${person('ada').id}/restriction`, { kind: 'suspended', days: 3, ...NOTE })
  await refused('mora', `PUT /admin/identities/${person('beto').id}`, { status: 'approved' })
  await refused('vera', 'POST /users/me/identity', { imageUrl: '/files/none/1280.webp' })
  await refused('beto', 'POST /notifications/push', {
    endpoint: 'http://10.0.0.1/x',
    keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
  })
}

const ofTalks = async (refused: Refused, { id, person }: LivedMarket): Promise<void> => {
  await refused('pepe', 'POST /chat-requests', { productId: id('product', 'bicycle') })
  await refused('vera', `PUT /chat-requests/${id('request', 'of beto about the bicycle')}/status`, { status: 'rejected' })
  await refused('pepe', `GET /chat/${id('room', 'beto and vera')}`)
  await refused('mora', `POST /admin/held-messages/${id('product', 'lamp')}/decision`, { decision: 'deliver' })
  await refused('vera', `POST /request/${id('wish', 'bicycle')}/notify`, { productId: id('product', 'bicycle') })
  await refused('vera', `POST /request/${id('wish', 'kayak')}/message`, { productId: id('product', 'lamp'), message: 'Hola' })
  await refused('beto', `POST /request/${id('wish', 'bicycle')}/notify`, { productId: id('product', 'bicycle') })
  await refused('vera', `POST /products/${id('product', 'offered')}/offers`, { potentialBuyer: { id: person('beto').id } })
  await refused('vera', `POST /products/${id('product', 'lamp')}/offers`, { potentialBuyer: { id: person('nora').id } })
  await refused('beto', `POST /offers/${id('offer', 'to beto')}/answer`, { accept: false })
}

/** What comes too late. */
export const comeLate = async (market: LivedMarket): Promise<void> => {
  await signIn(market, 'sol', 'months later')
  await market.act('sol appeals too late', 'sol', `POST /abuse-reports/${market.id('case', 'clock')}/appeal`, { text: 'Era mío.' })
}
