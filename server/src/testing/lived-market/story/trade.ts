import { checkoutIn } from '../../checkout.ts'
import { paymentOf, sandboxOf } from '../../money.ts'
import { aCard } from '../../people.ts'
import type { LivedMarket } from '../market.ts'
import { buy, move, publish } from './steps.ts'

const HOME = {
  name: 'Beto Bravo',
  street: 'Aráoz 1',
  details: '2 B',
  city: 'Caballito',
  province: 'Ciudad Autónoma de Buenos Aires',
  postcode: '1414',
  phone: '11 5555-6666',
}
const PARCEL = { delivery: { kind: 'parcel', address: HOME } }

/** Puts things of a seller on sale that are each bought once. */
const stockUp = async (market: LivedMarket, seller: string, names: string[], price = 100): Promise<void> => {
  for (const name of names)
    await publish(market, seller, name, {
      name: `Silla ${name}`,
      description: 'De madera',
      categoryId: 3,
      price,
      stock: 1,
      delivery: { parcelPrice: 10, agreed: true },
    })
}

/** Orders on all their ways. */
export const trade = async (market: LivedMarket): Promise<void> => {
  const { go, act, id, testApp } = market
  await stockUp(market, 'vera', [
    'pending',
    'sent',
    'received',
    'coded',
    'refused',
    'unpaid',
    'cancelled',
    'withdrawn',
    'given back',
    'undelivered',
    'bank',
  ])
  await stockUp(market, 'ana', ['claimed', 'dropped', 'halved', 'returned', 'paid', 'silent'], 60)
  await act('beto buys with a card without funds', 'beto', 'POST /orders', {
    products: [{ productId: id('product', 'refused') }],
    cardToken: await aCard(testApp, 'FUND'),
    paymentMethod: 'credit',
  })
  await act('vera buys her own', 'vera', 'POST /orders', {
    products: [{ productId: id('product', 'pending') }],
    cardToken: await aCard(testApp),
    paymentMethod: 'credit',
  })
  const other = { number: '5031 7557 3453 0604', name: 'APRO', expiry: '01/29', cvc: '123' }
  const token = (await testApp.call<{ id: string }>('POST', '/sandbox/card-tokens', { body: other })).body.id
  await buy(market, 'beto', 'pending', { more: { ...PARCEL, cardToken: token, keepCard: true } })
  await act('pepe buys what is sold', 'pepe', 'POST /orders', {
    products: [{ productId: id('product', 'pending') }],
    cardToken: await aCard(testApp),
    paymentMethod: 'credit',
  })
  await buy(market, 'beto', 'sent', { more: { ...PARCEL, keepCard: true } })
  await move(market, 'vera', 'sent', 'enviada', { tracking: 'Correo Argentino, CU 123 456 789 AR' })
  await act('pepe says that it arrived', 'pepe', `PUT /orders/${id('order', 'sent')}/status`, { status: 'completada' })
  await buy(market, 'beto', 'received', { more: { delivery: { kind: 'agreed' } } })
  await move(market, 'vera', 'received', 'enviada')
  await move(market, 'beto', 'received', 'completada')
  const coded = await buy(market, 'pepe', 'coded')
  const { body } = await testApp.call<{ deliveryCode: string }>('GET', `/api/v1/orders/${coded}`, { token: market.person('pepe').token })
  await act('vera mistypes the delivery code', 'vera', `POST /orders/${coded}/delivered`, { code: '000000' })
  await go('vera hands it over by the code', 'vera', `POST /orders/${coded}/delivered`, { code: body.deliveryCode })
  await buy(market, 'pepe', 'withdrawn')
  await go('pepe withdraws before it is sent', 'pepe', `POST /orders/${id('order', 'withdrawn')}/withdraw`, { reason: 'Me arrepentí.' })
  await buy(market, 'pepe', 'given back')
  await act('pepe gives himself the money back', 'pepe', `POST /orders/${id('order', 'given back')}/refund`)
  await go('vera cannot deliver', 'vera', `POST /orders/${id('order', 'given back')}/refund`)
  await buy(market, 'pepe', 'undelivered', { more: PARCEL })
  const reserved = await go('pepe reserves the cancelled', 'pepe', 'POST /orders', {
    products: [{ productId: id('product', 'cancelled') }],
  })
  market.keep('order', 'cancelled', reserved.id ?? '')
  const unpaid = await go('pepe reserves the unpaid', 'pepe', 'POST /orders', { products: [{ productId: id('product', 'unpaid') }] })
  market.keep('order', 'unpaid', unpaid.id ?? '')
  await act('pepe pays with a refused card', 'pepe', `POST /orders/${unpaid.id}/pay`, {
    cardToken: await aCard(testApp, 'OTHE'),
    paymentMethod: 'credit',
  })
  await go('pepe pays at last', 'pepe', `POST /orders/${unpaid.id}/pay`, { cardToken: await aCard(testApp), paymentMethod: 'debit' })
  await buy(market, 'beto', 'gift', { more: { cardToken: undefined, paymentMethod: undefined }, title: 'beto takes the gift' })
  await buy(market, 'pepe', 'guitar')
  await buy(market, 'pepe', 'bank')
  const provider = sandboxOf(testApp)
  const [charge] = await provider.find(await paymentOf(testApp, id('order', 'bank')))
  await market.happen('the bank takes the money back', 'payments', async () => {
    await provider.step(charge?.providerId ?? '', 'charge-back')
    await provider.notify(charge?.providerId ?? '')
  })
  const lamp = { title: 'Lámpara', quantity: 1, unit_price: 100, productId: id('product', 'lamp') }
  await market.happen('pepe pays for the lamp on the page of the provider', 'payments', async () => {
    const headers = { authorization: market.person('pepe').token }
    const started = await testApp.app.http.inject({ method: 'POST', url: '/api/v1/payments', headers, payload: lamp })
    const paid = await provider.payCheckout(checkoutIn(started.body), 'approve')
    await provider.notify(paid?.providerId ?? '')
  })
}

/** Claims that end in every way, and what operators do. */
export const claim = async (market: LivedMarket): Promise<void> => {
  const { go, act, id, keep } = market
  const open = async (name: string, text: string) => {
    await buy(market, 'beto', name, { more: PARCEL })
    await move(market, 'ana', name, 'enviada')
    const { id: made } = await go(`beto claims the ${name}`, 'beto', `POST /orders/${id('order', name)}/claim`, { text })
    return keep('claim', name, made ?? '')
  }
  const answer = (name: string) =>
    go(`ana answers the claim of the ${name}`, 'ana', `PUT /claims/${id('claim', name)}/answer`, { text: 'Salió sana de acá.' })
  const resolve = (name: string, outcome: string, more: object = {}) =>
    go(`susi resolves the ${name}`, 'susi', `PUT /claims/${id('claim', name)}/outcome`, { outcome, note: 'Vimos las fotos.', ...more })
  await open('claimed', 'Llegó con una pata rota.\nMando fotos.')
  await act('pepe answers the claim', 'pepe', `PUT /claims/${id('claim', 'claimed')}/answer`, { text: 'Hola' })
  await open('dropped', 'No llega.')
  await go('beto drops the claim', 'beto', `PUT /claims/${id('claim', 'dropped')}/dropped`)
  await open('halved', 'Le falta un tornillo.')
  await answer('halved')
  await act('mora resolves the halved', 'mora', `PUT /claims/${id('claim', 'halved')}/outcome`, { outcome: 'devolver', note: 'No' })
  await resolve('halved', 'devolver una parte', { refund: 20 })
  await open('returned', 'Es otra silla.')
  await answer('returned')
  await resolve('returned', 'devolver')
  await open('paid', 'No me gusta.')
  await answer('paid')
  await resolve('paid', 'pagar al vendedor')
  await open('silent', 'No contesta.')
  const helped = `/admin/orders/${id('order', 'sent')}`
  await act('mora gives money back', 'mora', `POST ${helped}/refund`, { amount: 10, reason: 'No' })
  await go('susi gives a part back', 'susi', `POST ${helped}/refund`, { amount: 10, reason: 'Faltaba una pieza.' })
  await go('susi gives more time', 'susi', `POST ${helped}/extend`, { clock: 'silent', days: 3, reason: 'Quien compra está de viaje.' })
  await go('susi has the receipt sent again', 'susi', `POST ${helped}/emails`, { email: 'receipt' })
  await act('susi gives back too much', 'susi', `POST ${helped}/refund`, { amount: 1000, reason: 'Todo' })
  const addresses = (await market.testApp.call<{ id: string }[]>('GET', '/api/v1/addresses', { token: market.person('beto').token })).body
  await act('pepe changes the address of beto', 'pepe', `PUT /addresses/${addresses[0]?.id}`, HOME)
  await go('beto changes his address', 'beto', `PUT /addresses/${addresses[0]?.id}`, { ...HOME, street: 'Aráoz 2' })
  if (addresses[1]) await go('beto removes an address', 'beto', `DELETE /addresses/${addresses[1].id}`)
  else await act('beto removes an address of nobody', 'beto', `DELETE /addresses/${id('claim', 'paid')}`)
  const cards = (await market.testApp.call<{ id: string }[]>('GET', '/api/v1/cards', { token: market.person('beto').token })).body
  await act('pepe removes the card of beto', 'pepe', `DELETE /cards/${cards[0]?.id}`)
}

/** Money out, and withdrawals by the form that anybody may fill in. */
export const withdrawMoney = async (market: LivedMarket): Promise<void> => {
  const { go, act, keep, person, testApp, id } = market
  const account = { currency: 'USD', destination: 'vera.vidal.sur', holder: 'Vera Vidal', password: 'mate amargo 42' }
  await act('vera asks for too much', 'vera', 'POST /payouts', { ...account, amount: 100_000 })
  for (const [name, amount] of [
    ['paid', 20],
    ['refused', 15.5],
    ['stopped', 5],
    ['waiting', 7],
  ] as const)
    keep('payout', name, (await go(`vera asks for what is ${name}`, 'vera', 'POST /payouts', { ...account, amount })).id ?? '')
  await go('vera stops one', 'vera', `POST /payouts/${id('payout', 'stopped')}/stop`)
  await act('beto stops that of vera', 'beto', `POST /payouts/${id('payout', 'waiting')}/stop`)
  const stop = /\/mails\/payouts\/[\w.~-]+/.exec(market.emails.findLast(({ to }) => to === 'vera@feria.example')?.text ?? '')?.[0] ?? ''
  await market.happen('vera opens the link that stops one', 'payments', async () => {
    const { body } = await testApp.app.http.inject({ method: 'GET', url: stop })
    return body.replace(/<style[\s\S]*?<\/style>|<[^>]*>/g, ' ').replace(/\s+/g, ' ')
  })
  testApp.clock.pass(2 * 24 * 60)
  await act('susi pays', 'susi', `PUT /admin/payouts/${id('payout', 'paid')}`, { status: 'pagado', note: 'x' })
  await go('ada pays', 'ada', `PUT /admin/payouts/${id('payout', 'paid')}`, { status: 'pagado', note: 'Transferencia 123' })
  await go('ada refuses', 'ada', `PUT /admin/payouts/${id('payout', 'refused')}`, { status: 'rechazado', note: 'El alias no existe.' })
  const number = async (order: string, by: string) =>
    (await testApp.call<{ number: string }>('GET', `/api/v1/orders/${id('order', order)}`, { token: person(by).token })).body.number
  await go('beto fills in the form', null, 'POST /withdrawals', {
    name: 'Beto',
    email: 'beto@feria.example',
    orderNumber: await number('sent', 'beto'),
    reason: 'Ya no la quiero.',
  })
  const asked = await go('somebody fills in the form', null, 'POST /withdrawals', {
    name: 'Nadie',
    email: 'nadie@feria.example',
    orderNumber: 'X-1',
  })
  const { body } = await testApp.call<{ id: string; code: string }[]>('GET', '/api/v1/withdrawals', { token: person('susi').token })
  for (const one of body) keep('withdrawal', one.code === asked.code ? 'of nobody' : 'of beto', one.id)
  await act('mora resolves a withdrawal', 'mora', `PUT /withdrawals/${id('withdrawal', 'of nobody')}/resolved`)
  await go('susi resolves a withdrawal', 'susi', `PUT /withdrawals/${id('withdrawal', 'of nobody')}/resolved`)
  await market.job('payments', 'publish-roots')
}
