import type { Order } from '@feria/contract/orders/schemas'
import type { KeptCard } from '@feria/contract/payments/schemas'
import type { CardToken } from '@feria/contract/payments/values'
import { aProduct, type Person } from './people.ts'
import type { TestApp } from './test-app.ts'

interface TestCard {
  number?: string
  name?: string
  expiry?: string
}

/** Steps of paying with kept cards, between two members who exist once the steps are called. */
export const keptCardSteps = (parties: () => { testApp: TestApp; seller: Person; buyer: Person }) => {
  const tokenOf = async (body: object): Promise<string> =>
    (await parties().testApp.call<CardToken>('POST', '/sandbox/card-tokens', { body })).body.id
  const aToken = ({ number = '4509 9535 6623 3704', name = 'APRO', expiry = '11/30' }: TestCard = {}) =>
    tokenOf({ number, name, expiry, cvc: number.startsWith('3') ? '1234' : '123' })
  const keptToken = ({ providerId }: KeptCard, cvc = '123') => tokenOf({ cardId: providerId, cvc })

  /** Buys a product for 100 dollars, whatever the answer. */
  const buy = async (body: object, buyer = parties().buyer) => {
    const { testApp, seller } = parties()
    const { id } = await aProduct(testApp, seller, { price: 100, stock: 1 })
    const paid = { products: [{ productId: id }], paymentMethod: 'credit', ...body }
    return testApp.call<Order>('POST', '/api/v1/orders', { token: buyer.token, body: paid })
  }
  const cards = async (buyer = parties().buyer) =>
    (await parties().testApp.call<KeptCard[]>('GET', '/api/v1/cards', { token: buyer.token })).body
  /** Buys with a card that is kept. */
  const keep = async (card?: TestCard, buyer = parties().buyer): Promise<KeptCard> => {
    const { testApp } = parties()
    const { status, body } = await buy({ cardToken: await aToken(card), keepCard: true }, buyer)
    if (status !== 201) throw new Error(`The card did not pay: ${JSON.stringify(body)}`)
    await testApp.app.jobs.drain()
    const [kept] = await cards(buyer)
    if (!kept) throw new Error('The card is not kept.')
    return kept
  }
  const remove = ({ id }: KeptCard, buyer = parties().buyer) =>
    parties().testApp.call('DELETE', `/api/v1/cards/${id}`, { token: buyer.token })
  return { aToken, keptToken, buy, cards, keep, remove }
}
