import { aCard } from '../../people.ts'
import { tokenOf } from '../../resale.ts'
import type { LivedMarket } from '../market.ts'
import { move } from './steps.ts'

/** Links, contacts of people without an account, purchases through a link. */
export const resell = async (market: LivedMarket): Promise<void> => {
  const { go, act, id, keep, person, testApp } = market
  await go('rita becomes a reseller', 'rita', 'POST /reseller/register')
  const link = async (product: string, rate: number) => {
    const made = await go(`rita links the ${product}`, 'rita', 'POST /resale-links', {
      productId: id('product', product),
      commissionRate: rate,
    })
    return keep('link', product, made.id ?? '')
  }
  await act('vera links her own lamp', 'vera', 'POST /resale-links', { productId: id('product', 'lamp'), commissionRate: 0.1 })
  const lamp = await link('lamp', 0.15)
  await link('mate', 0.125)
  await go('rita links the phone in the old way', 'rita', `POST /reseller/resale-link/${id('product', 'phone')}`, { commissionRate: 0.05 })
  const gone = await link('clock', 0.3)
  await act('vera removes that of rita', 'vera', `DELETE /resale-links/${gone}`)
  await go('rita removes the clock', 'rita', `DELETE /resale-links/${gone}`)
  await go('a visitor comes by the link', null, `POST /resale/${lamp}/visit`)
  await go('pepe comes by the link', 'pepe', `POST /resale/${lamp}/visit`)
  const contact = async (name: string, phone: string) =>
    keep(
      'transaction',
      name,
      (await go(`${name} leaves a telephone`, null, `POST /resale/${lamp}/contact`, { name, phone, consent: true })).id ?? '',
    )
  const caro = await contact('Caro', '11 2345-1001')
  await contact('Dora', '11 2345-1002')
  await act('vera validates what is of rita', 'vera', `POST /reseller/transaction/validate/${caro}`, {})
  await go('rita validates', 'rita', `POST /reseller/transaction/validate/${caro}`, {})
  await go('rita writes by WhatsApp', 'rita', `POST /reseller/transaction/whatsapp/${caro}`, {})
  const asked = await go('rita generates the payment', 'rita', `POST /reseller/payment/generate/${caro}`, {})
  const t = tokenOf(asked.paymentLink ?? null)
  const pay = async (more: object = {}) => ({ cardToken: await aCard(testApp), paymentMethod: 'credit', ...more })
  const first = await go('pepe pays what Caro asked for', 'pepe', `POST /resale/${lamp}/orders`, await pay({ t }))
  keep('order', 'lamp of Caro', first.id ?? '')
  const second = await go(
    'beto buys the mate through the link',
    'beto',
    `POST /resale/${id('link', 'mate')}/orders`,
    await pay({ delivery: { kind: 'pickup' } }),
  )
  keep('order', 'mate', second.id ?? '')
  await act('rita buys through her own link', 'rita', `POST /resale/${lamp}/orders`, await pay())
  await move(market, 'vera', 'lamp of Caro', 'enviada')
  await move(market, 'pepe', 'lamp of Caro', 'completada')
  const { body } = await testApp.call<{ id: string; order: { id: string } | null }[]>(
    'GET',
    `/api/v1/reseller/transactions/${person('rita').id}`,
    { token: person('rita').token },
  )
  for (const [n, one] of body.entries()) if (!market.names.has(one.id)) keep('transaction', `of rita ${n + 1}`, one.id)
  const code = (
    await testApp.call<{ deliveryCode: string }>('GET', `/api/v1/orders/${id('order', 'mate')}`, { token: person('beto').token })
  ).body.deliveryCode
  const ofMate = body.find((one) => one.id !== caro && one.id !== id('transaction', 'Dora'))
  await act('rita hands the mate over', 'rita', `POST /reseller/payment/confirm-delivery/${ofMate?.id}`, { code })
  await go('nora hides the mate', 'nora', `PUT /products/${id('product', 'mate')}/visibility`, { visible: false })
  const late = { name: 'Ema', phone: '11 2345-1003', consent: true }
  await act('Ema asks for what is hidden', null, `POST /resale/${id('link', 'mate')}/contact`, late)
  await go('nora shows the mate again', 'nora', `PUT /products/${id('product', 'mate')}/visibility`, { visible: true })
}
