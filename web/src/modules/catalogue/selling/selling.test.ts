import { firstCategories } from '@feria/contract/catalogue/values'
import { expect, test } from 'vitest'
import { isAmongDetails } from '../written-details.ts'
import { emptyOffer, hasOwnWords, isSample, offerBody, offerChecks, withSample } from './offer-values.ts'
import { checkMinimum, checkPrice, checkStock } from './product-checks.ts'
import { bodyOf, emptyProduct, productChecks, valuesOf } from './product-values.ts'
import { drawSample, samples } from './samples.ts'
import { readSorting, turned } from './seller-filters.ts'

const empty = { brand: null, negotiationConditions: null, geolocationRange: null }
const filled = { ...emptyProduct, name: ' Tele ', description: '40"', price: '$ 1.234,50', stock: '3', location: 'CABA' }

test('[SEL-15] the form modal requires name, model, price, stock and location', () => {
  const wrong = Object.entries(productChecks).filter(([name, check]) => check(emptyProduct[name as 'name'], emptyProduct) !== null)
  expect(wrong.map(([name]) => name)).toEqual(['name', 'description', 'location', 'price', 'stock'])
  expect(Object.entries(productChecks).every(([name, check]) => check(filled[name as 'name'], filled) === null)).toBe(true)
})

test('[SEL-16] price and minimum price are 0 or more with two decimals, stock is 0 or more', () => {
  expect([checkPrice('0', true, 'USD'), checkPrice('0,01', true, 'USD'), checkStock('0', true)]).toEqual([null, null, null])
  for (const text of ['-1', '1,2345', 'barato']) expect(checkPrice(text, true, 'USD')).not.toBeNull()
  for (const text of ['-1', '1.5', '1e3', '2000000']) expect(checkStock(text, true)).not.toBeNull()
  expect(checkMinimum('', '10', 'USD')).toBeNull()
  expect(checkMinimum('10,01', '10', 'USD')).not.toBeNull()
})

test('a price that names its currency is read in that one alone', () => {
  expect(bodyOf({ ...filled, price: '300 dólares' })).toMatchObject({ price: 300, currency: 'USD' })
  expect(offerBody({ ...emptyOffer, price: '200 lucas', minSalePrice: '150 mil' })).toMatchObject({ price: 200_000, minSalePrice: 150_000 })
  expect(checkPrice('300 dólares', true, 'ARS')).toBe('Es otra moneda que la del precio.')
  expect(checkMinimum('US$ 5', '10', 'ARS')).not.toBeNull()
})

test('[SEL-17] empty numbers are sent as null, others as numbers', () => {
  expect(bodyOf(emptyProduct)).toMatchObject({ price: null, stock: null, minSalePrice: null, categoryId: null })
  expect(bodyOf({ ...filled, categoryId: '3', minSalePrice: '1,200' })).toMatchObject({
    name: 'Tele',
    price: 1234.5,
    stock: 3,
    categoryId: 3,
    minSalePrice: 1200,
  })
})

test('[SEL-19] without a picture the fallback picture is sent; an address comes before uploads', () => {
  expect(bodyOf(filled)).toMatchObject({ imageUrl: '/images/sin-foto.svg', images: [] })
  const both = bodyOf({ ...filled, imageUrl: ' https://a.example/1.jpg ', images: ['/files/x/1280.webp'] })
  expect(both).toMatchObject({
    imageUrl: 'https://a.example/1.jpg',
    images: ['https://a.example/1.jpg', '/files/x/1280.webp'],
  })
})

test('[SEL-12] a product returns to the form as it was typed', () => {
  const product = {
    name: 'Tele',
    description: '40"',
    details: null,
    categoryId: 1,
    price: 1234.5,
    stock: 3,
    location: 'CABA',
    images: ['/images/sin-foto.svg'],
    minSalePrice: null,
    ...empty,
    condition: 'Usado' as const,
    currency: 'ARS' as const,
    delivery: { pickup: false, pickupArea: null, parcelPrice: null, agreed: true },
  }
  const values = valuesOf(product)
  expect(values).toMatchObject({ price: '1234,5', stock: '3', minSalePrice: '', details: '', categoryId: '1', images: [] })
  expect(bodyOf(values)).toMatchObject({
    name: 'Tele',
    description: '40"',
    price: 1234.5,
    stock: 3,
    condition: 'Usado',
    currency: 'ARS',
    imageUrl: '/images/sin-foto.svg',
  })
})

test('[SEL-14] a description is sent as stated and as details, and returns as a description', () => {
  const sent = offerBody({ ...emptyOffer, description: ' Anda bien.\nTiene control. ', details: 'Caja original' })
  expect(sent).toMatchObject({ description: 'Anda bien.\nTiene control.', details: 'Anda bien.\nTiene control.\n\nCaja original' })
  expect(isAmongDetails(sent.description, sent.details)).toBe(true)
  expect([isAmongDetails('40"', null), isAmongDetails('40"', 'Con control'), isAmongDetails('Tele', 'Tele grande')]).toEqual([
    false,
    false,
    false,
  ])

  const product = {
    name: 'Tele',
    categoryId: null,
    price: 1,
    stock: 1,
    location: 'CABA',
    images: [],
    condition: null,
    ...empty,
    currency: 'USD' as const,
    delivery: { pickup: false, pickupArea: null, parcelPrice: null, agreed: true },
  }
  const values = valuesOf({ ...product, description: sent.description, details: sent.details })
  expect(values).toMatchObject({ description: '', details: 'Anda bien.\nTiene control.', further: 'Caja original', isWritten: true })
  expect(productChecks.description('', values)).toBeNull()
  expect(productChecks.details(' ', values)).toBe('Ingresá la descripción.')
  const edited = bodyOf({ ...values, details: 'Ya no tiene control.' })
  expect(edited).toMatchObject({ description: 'Ya no tiene control.', details: 'Ya no tiene control.\n\nCaja original' })
  expect(productChecks.details('x'.repeat(2001), values)).toBe('Escribí como máximo 2000 caracteres.')
  expect(bodyOf({ ...values, description: 'TL-40' })).toMatchObject({ description: 'TL-40', details: sent.details })
  expect(bodyOf({ ...values, details: 'x'.repeat(3000) }).description).toHaveLength(2000)
})

test('[SEL-32] /new-product requires name, category, condition, location and description', () => {
  const wrong = Object.entries(offerChecks).filter(([name, check]) => check(emptyOffer[name as 'name'], emptyOffer) !== null)
  expect(wrong.map(([name]) => name)).toEqual(['name', 'categoryId', 'condition', 'location', 'description'])
})

test('[SEL-33] empty price, stock and minimum price are null', () =>
  expect(offerBody(emptyOffer)).toMatchObject({ price: null, stock: null, minSalePrice: null, currency: 'ARS' }))

test('[SEL-34] a dollar sign and one comma are removed from the price', () =>
  expect(offerBody({ ...emptyOffer, price: '$1,200' }).price).toBe(1200))

test('[SEL-37] a sample fills the form and cannot be published until its name or description changes', () => {
  for (const { category, fields } of samples) {
    expect(firstCategories).toContain(category)
    expect(checkPrice(fields.price, true, 'USD')).toBeNull()
    expect(checkMinimum(fields.minSalePrice, fields.price, 'USD')).toBeNull()
    expect(checkStock(fields.stock, true)).toBeNull()
  }
  const sample = drawSample('', 0)
  const values = withSample({ ...emptyOffer, images: ['/files/x/1280.webp'] }, sample, 1)
  expect(values).toMatchObject({ currency: 'USD', categoryId: '1', images: ['/files/x/1280.webp'], name: sample.fields.name })
  expect([isSample(values), hasOwnWords(values)]).toEqual([true, false])
  expect(isSample({ ...values, price: '1' })).toBe(true)
  expect(isSample({ ...values, name: 'Mis auriculares' })).toBe(false)
  expect(isSample({ ...values, description: 'Los míos' })).toBe(false)
  expect([isSample(emptyOffer), hasOwnWords({ ...emptyOffer, name: 'Silla' })]).toEqual([false, true])
  expect(drawSample(sample.fields.name, 0).fields.name).not.toBe(sample.fields.name)
  expect(drawSample('', 0.999).fields.name).toBe(samples.at(-1)?.fields.name)
})

test('[SEL-07] the table starts by price', () => {
  expect(readSorting(null)).toBe('price')
  expect(readSorting('nonsense')).toBe('price')
})

test('[SEL-08] the same column again reverses the order', () => {
  expect(turned('price', 'price')).toBe('-price')
  expect(turned('-price', 'price')).toBe('price')
  expect(turned('-price', 'name')).toBe('name')
  expect(turned('name', 'name')).toBe('-name')
})
