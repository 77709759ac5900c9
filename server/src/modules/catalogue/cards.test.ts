import { productCard } from '@feria/contract/catalogue/schemas'
import { type ProductSort, productSorts } from '@feria/contract/catalogue/values'
import { rankedCard } from '@feria/contract/search/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember, aProduct, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { readRanked, readRankedCards } from './ranked-page.ts'

type Shown = Record<string, unknown> & { id: string }

const FIELDS = Object.keys(productCard.shape)
/** What a search says of those that do not coincide. */
const MARK = 'isPartial'
/** More than a page of 7, with equal prices and names, without a price, in pesos, hidden and sold. */
const COUNT = 17

let testApp: TestApp
let seller: Person
let first: string
beforeAll(async () => {
  testApp = await createTestApp()
  seller = await aMember(testApp, 'Vera')
  for (let n = 0; n < COUNT; n++) {
    const { id } = await aProduct(testApp, seller, {
      name: `Bicicleta ${['roja', 'azul', 'verde'][n % 3]}`,
      description: n % 2 ? 'Rodado 26' : 'Rodado 29',
      price: n % 5 === 4 ? null : 100 + (n % 4) * 50,
      originalPrice: n % 6 === 0 ? 900.5 : null,
      currency: n % 7 === 3 ? 'ARS' : 'USD',
      stock: n % 6,
      categoryId: n % 8 === 7 ? null : 1 + (n % 3),
      condition: n % 2 ? 'Usado' : null,
    })
    first = n === 0 ? id : first
    if (n === 5) await testApp.call('PUT', `/api/v1/products/${id}/visibility`, { token: seller.token, body: { visible: false } })
    if (n === 6) await testApp.call('PUT', `/api/v1/products/${id}`, { token: seller.token, body: { sold: true } })
  }
})
afterAll(() => testApp.close())

const get = async <T>(address: string) => {
  const { status, body, headers } = await testApp.call<T>('GET', address)
  expect(status, address).toBe(200)
  return { body, next: /<([^>]+)>/.exec(String(headers.link ?? ''))?.[1] }
}

/** Every page of a list, each continued where its own link leads. */
const whole = async (address: string): Promise<Shown[]> => {
  const pages: Shown[] = []
  for (let at: string | undefined = address; at; ) {
    const { body, next }: { body: Shown[]; next: string | undefined } = await get<Shown[]>(at)
    pages.push(...body)
    at = next
  }
  return pages
}

/** What a card shows of a whole product. */
const cardOf = (product: Shown, fields = FIELDS) =>
  Object.fromEntries([...fields, ...(MARK in product ? [MARK] : [])].map((name) => [name, product[name]]))

const sorts: (ProductSort | undefined)[] = [undefined, ...productSorts]
const narrowed = [
  '',
  '&search=bicicleta',
  '&search=bicicleta%20roja',
  '&in_stock=true',
  '&category=2&min_price=120',
  '&search=rodado&condition=Usado',
]

describe('[CAT-12] cards', () => {
  test.each(sorts.flatMap((sort) => narrowed.map((more) => [sort, more] as const)))(
    'by %s%s are of the same products, page by page',
    async (sort, more) => {
      const address = `/api/v1/products?limit=7${sort ? `&sort=${sort}` : ''}${more}`
      const [full, cards] = [await whole(address), await whole(`${address}&view=card`)]
      expect(full.length).toBeGreaterThan(1)
      expect(cards).toEqual(full.map((product) => cardOf(product)))
      for (const card of cards) expect(Object.keys({ ...card, [MARK]: true }).sort()).toEqual([...FIELDS, MARK].sort())
    },
  )

  test('by the number of a page are the same too, and each view goes on from the place of the other', async () => {
    const ids = async (query: string) => (await get<Shown[]>(`/api/v1/products?limit=5${query}`)).body.map(({ id }) => id)
    expect(await ids('&page=2&view=card')).toEqual(await ids('&page=2'))
    const { next = '' } = await get('/api/v1/products?limit=5&sort=price')
    const following = (await get<Shown[]>(next)).body
    expect((await get<Shown[]>(`${next}&view=card`)).body).toEqual(following.map((product) => cardOf(product)))
  })

  test('stand on shelves, beside a product and in the ranking as whole products do', async () => {
    interface Shelves {
      shelves: { products: Shown[] }[]
    }
    for (const query of ['limit=3', 'limit=3&search=bicicleta', 'limit=0']) {
      const [full, cards] = [
        await get<Shelves>(`/api/v1/products/by-category?${query}`),
        await get<Shelves>(`/api/v1/products/by-category?${query}&view=card`),
      ]
      const shelves = full.body.shelves.map((shelf) => ({ ...shelf, products: shelf.products.map((product) => cardOf(product)) }))
      expect(cards.body, query).toEqual({ ...full.body, shelves })
    }
    const similar = (await get<Shown[]>(`/api/v1/products/${first}/similar`)).body
    expect(similar).toHaveLength(4)
    expect((await get<Shown[]>(`/api/v1/products/${first}/similar?view=card`)).body).toEqual(similar.map((product) => cardOf(product)))
    const ranked = (more: string) => whole(`/api/v1/products/ranking?limit=4&near=Rosario${more}`)
    const fields = Object.keys(rankedCard.shape)
    expect(await ranked('&view=card')).toEqual((await ranked('')).map((product) => cardOf(product, fields)))
    const suggested = async (more: string) => (await get<Shown[]>(`/api/v1/products/suggested?limit=4${more}`)).body
    expect(await suggested('&view=card')).toEqual((await suggested('')).map((product) => cardOf(product, [...fields, 'reasons'])))
  })

  test('of a ranking are not those of products that were hidden since', async () => {
    const shown = await aProduct(testApp, seller, { name: 'Telescopio' })
    const hidden = await aProduct(testApp, seller, { name: 'Telescopio escondido' })
    await testApp.call('PUT', `/api/v1/products/${hidden.id}/visibility`, { token: seller.token, body: { visible: false } })
    const page = [hidden, shown].map(({ id }) => ({
      id,
      name: '',
      categoryId: null,
      categoryName: null,
      value: 1,
      isPartial: false,
      isOutsidePrice: false,
    }))
    for (const read of [readRanked, readRankedCards]) expect((await read(testApp.app.ctx, page)).map(({ id }) => id)).toEqual([shown.id])
  })

  test('are refused under another name', async () => {
    for (const view of ['cards', 'all', '']) expect((await testApp.call('GET', `/api/v1/products?view=${view}`)).status, view).toBe(400)
  })
})
