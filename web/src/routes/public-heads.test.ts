import type { ProductDetail } from '@feria/contract/catalogue/schemas'
import { expect, test } from 'vitest'
import { meta } from './category.tsx'
import { productData } from './product-data.ts'

const site = { brand: 'Feria', url: 'https://feria.example' }
const product = { id: 'p1', name: 'Mate', price: 10, currency: 'ARS', images: [], seller: { name: 'Ana' } } as unknown as ProductDetail

test.each([
  ['InStock', { sold: false, stock: 1 }],
  ['OutOfStock', { sold: false, stock: 0 }],
  ['SoldOut', { sold: true, stock: 1 }],
])('search engines are told %s of %o', (availability, more) => {
  const [data] = productData({ ...product, ...more }, { url: site.url, path: '/p/mate-p1' })
  expect(data).toMatchObject({ offers: { availability: `https://schema.org/${availability}` } })
})

test.each([
  ['its first page is listed', { products: [product], first: null }, true],
  ['a later page is not', { products: [product], first: '/c/1' }, false],
  ['without products it is not', { products: [], first: null }, false],
])('of a category: %s', (_what, loaded, isListed) => {
  const loaderData = { ...loaded, category: { id: 1, name: 'Libros' } }
  const head = meta({ loaderData, matches: [{ loaderData: site }] } as never)
  expect(head.some((one) => 'name' in one && one.name === 'robots')).toBe(!isListed)
})
