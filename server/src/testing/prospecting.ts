import type { FoundBuyers, Offer } from '@feria/contract/prospecting/schemas'
import { aMember, aProduct, bicycle, type Person } from './people.ts'
import type { TestApp } from './test-app.ts'
import { aWish } from './wishes.ts'

/** The default search: the bicycle. */
export const wanted = {
  productName: 'Bicicleta playera rodado 26',
  category: 'Deportes',
  location: 'Rosario, Santa Fe',
  price: 150,
  condition: 'Usado',
  description: 'Playera con canasto',
}

/** Switches the consent of a member. */
export const agree = (testApp: TestApp, { token }: Person, isOn = true) =>
  testApp.call('PUT', '/api/v1/prospecting/consent', { token, body: { isOn } })

/** A seller's search for buyers. */
export const searchBuyers = async (testApp: TestApp, { token }: Person, changes: object = {}): Promise<FoundBuyers> =>
  (await testApp.call<FoundBuyers>('POST', '/api/v1/puppeteer-search/buyers-test', { token, body: { ...wanted, ...changes } })).body

/** A member who consents and looks for the bicycle. */
export const aWillingMember = async (testApp: TestApp, name = 'Bruno Busca'): Promise<Person> => {
  const member = await aMember(testApp, name)
  await agree(testApp, member)
  await aWish(testApp, member, { name: 'Bicicleta playera', modelo: 'rodado 26', localization: 'Funes, Santa Fe' })
  return member
}

/** A call that publishes a product and offers it to a member. */
export const sellTo = (testApp: TestApp, { token }: Person, memberId: string, fields: object = {}) =>
  testApp.call<{ id: string; offer: Offer }>('POST', '/api/v1/products/sell-direct', {
    token,
    body: { ...bicycle, ...fields, potentialBuyer: { id: memberId } },
  })

/** A seller, a member they found, and the offer. */
export const anOffer = async (
  testApp: TestApp,
  fieldsOf: (seller: Person) => Promise<object> = async () => ({}),
): Promise<{ seller: Person; buyer: Person; offer: Offer; productId: string }> => {
  const [seller, buyer] = [await aMember(testApp, 'Vera Vende'), await aWillingMember(testApp)]
  await searchBuyers(testApp, seller)
  const { body, status } = await sellTo(testApp, seller, buyer.id, await fieldsOf(seller))
  if (status !== 201) throw new Error(`Nothing was offered: ${JSON.stringify(body)}`)
  return { seller, buyer, offer: body.offer, productId: body.id }
}

/** Others' products similar to the bicycle, and one that is not. */
export const someBicycles = async (testApp: TestApp) => {
  const other = await aMember(testApp, 'Otra Vende')
  return {
    other,
    like: [
      await aProduct(testApp, other, { name: 'Bicicleta playera rodado 26 con canasto', price: 120 }),
      await aProduct(testApp, other, { name: 'Bicicleta playera rodado 26', price: 180 }),
    ],
    unlike: await aProduct(testApp, other, { name: 'Licuadora de vaso 600 W', description: 'Con jarra de vidrio', categoryId: 3 }),
  }
}
