import Validator from '@adobe/structured-data-validator'
import { categoryPageOf, publicPageOf, sellerPageOf, wishPageOf } from '@feria/contract/catalogue/address'
import type { Wish } from '@feria/contract/wishes/schemas'
import WebAutoExtractor from '@marbec/web-auto-extractor'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, aProduct, type Person } from '../../testing/people.ts'
import { aReviewedSeller, aSale, reputationOf, review, runReviews } from '../../testing/reviews.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
let ana: Person
beforeAll(async () => {
  testApp = await createTestApp({ settings: { PUBLIC_URL: 'https://feria.example' } })
  ana = await aMember(testApp, 'Ana')
})
afterAll(() => testApp.close())

/** The structured data of a page by type, and what search engines would refuse of it. */
const readData = async (url: string) => {
  const { body, statusCode } = await testApp.app.http.inject({ method: 'GET', url })
  expect(statusCode, url).toBe(200)
  const found = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(body)
  const issues = await new Validator().validate(found)
  return { data: found.jsonld, errors: issues.filter(({ severity }) => severity === 'ERROR') }
}

test.each(['Mesa «de roble»', '</script><script>alert(1)</script>'])(
  'the data of a product named %s is what search engines take',
  async (name) => {
    const product = await aProduct(testApp, ana, { name, price: 120.5, condition: 'Usado' })
    const { data, errors } = await readData(publicPageOf(product))
    expect(errors).toEqual([])
    expect(Object.keys(data).sort()).toEqual(['BreadcrumbList', 'Product'])
    expect(data.Product?.[0]).toMatchObject({
      name,
      itemCondition: 'https://schema.org/UsedCondition',
      offers: { price: 120.5, priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
    })
  },
)

test('a price to be agreed on is no offer, and a sold product is sold out', async () => {
  const free = await aProduct(testApp, ana, { name: 'A convenir', price: null })
  expect(Object.keys((await readData(publicPageOf(free))).data)).toEqual(['BreadcrumbList'])
  const sold = await aProduct(testApp, ana, { name: 'Vendido', price: 3 })
  await testApp.call('PUT', `/api/v1/products/${sold.id}`, { token: ana.token, body: { sold: true } })
  const { data, errors } = await readData(publicPageOf(sold))
  expect(errors).toEqual([])
  expect(data.Product?.[0]).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } })
})

test('lists, sellers, wishes and the landing page say what they are', async () => {
  const { body: wish } = await testApp.call<Wish>('POST', '/api/v1/request', {
    token: ana.token,
    body: { name: 'Telar', modelo: 'de peine', country: 'Argentina', isPublic: true },
  })
  for (const [page, kinds] of [
    ['/', ['WebSite']],
    ['/explorar', ['ItemList']],
    [categoryPageOf({ id: 1, name: 'Electrónicos' }), ['BreadcrumbList', 'ItemList']],
    [sellerPageOf(ana), ['BreadcrumbList', 'ItemList', 'ProfilePage']],
    [wishPageOf(wish), ['BreadcrumbList', 'Demand']],
  ] as const) {
    const { data, errors } = await readData(page)
    expect([page, errors, Object.keys(data).sort()]).toEqual([page, [], kinds])
  }
})

test('the score of a seller stands on their own page alone, from three reviews on, and the reviews are read without scripts', async () => {
  const seller = await aReviewedSeller(testApp, [5, 4])
  expect(Object.keys((await readData(sellerPageOf(seller))).data)).not.toContain('AggregateRating')
  const { orderId, buyer } = await aSale(testApp, seller)
  await review(testApp, orderId, buyer, { stars: 4, text: 'Tal cual las fotos.' })
  await review(testApp, orderId, seller)
  await runReviews(testApp)
  // A page of their own: the other is kept for a minute.
  const { data, errors } = await readData(`${sellerPageOf(seller)}?stars=4`)
  const { score } = await reputationOf(testApp, seller)
  expect([errors, data.AggregateRating?.[0]]).toMatchObject([[], { ratingValue: score, ratingCount: 3, bestRating: 5 }])
  const { body } = await testApp.app.http.inject({ method: 'GET', url: `${sellerPageOf(seller)}?stars=4` })
  for (const shown of ['Tal cual las fotos.', 'Beto C.', 'Enviadas a tiempo', '¿Cómo se calcula?']) expect(body).toContain(shown)
  const { id } = await aProduct(testApp, seller, { name: 'Con puntaje', price: 10 })
  expect(Object.keys((await readData(publicPageOf({ id, name: 'Con puntaje' }))).data).sort()).toEqual(['BreadcrumbList', 'Product'])
})
