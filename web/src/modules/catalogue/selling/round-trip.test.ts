import type { ProductFields } from '@feria/contract/catalogue/schemas'
import { expect, test } from 'vitest'
import { type OfferValues, offerBody } from './offer-values.ts'
import { bodyOf, emptyProduct, productChecks, valuesOf } from './product-values.ts'

/** The full form with something in every field. */
const offer: OfferValues = {
  name: 'Bicicleta playera',
  categoryId: '4',
  condition: 'Usado',
  location: 'Rosario, Santa Fe',
  description: 'Cuadro de acero.\n\nFrenos nuevos.',
  price: '150.000',
  stock: '3',
  minSalePrice: '120.000',
  images: ['/files/a/1280.webp', '/files/b/1280.webp'],
  brand: 'Olmo',
  details: 'Con canasto.',
  negotiationConditions: 'Escucho ofertas',
  geolocationRange: '50',
  currency: 'ARS',
  delivery: { pickup: true, pickupArea: 'Parque', parcel: true, parcelPrice: '9.000', agreed: true },
  sampleName: '',
  sampleDescription: '',
  readings: {},
}

/** What the server answers for what it was sent. */
const stored = (body: ProductFields) => body as Parameters<typeof valuesOf>[0]

test('every field that publishing has returns to the same field of the edit dialog, and leaves it unchanged', () => {
  const published = offerBody(offer)
  const values = valuesOf(stored(published))
  const { name, categoryId, condition, location, stock, images, brand, negotiationConditions, geolocationRange, currency } = offer
  expect(values).toEqual({
    ...{ name, categoryId, condition, location, stock, images, brand, negotiationConditions, geolocationRange, currency },
    price: '150000',
    minSalePrice: '120000',
    description: '',
    details: offer.description,
    further: offer.details,
    isWritten: true,
    delivery: { ...offer.delivery, parcelPrice: '9000' },
    imageUrl: '',
    readings: {},
  })
  expect(bodyOf(values)).toEqual(published)
})

test.each(Object.keys(offer).filter((name) => !/^(sample|readings|currency|images|delivery)/.test(name)))(
  'changing %s in the dialog changes nothing else of the product',
  (name) => {
    const before = offerBody(offer)
    const inDialog = { description: 'details', details: 'further' }[name] ?? name
    const next = { categoryId: '5', condition: 'Nuevo', price: '160000', minSalePrice: '1000', stock: '7', geolocationRange: '9' }[name]
    const after = bodyOf({ ...valuesOf(stored(before)), [inDialog]: next ?? 'Otra cosa' })
    const changed = Object.keys(after).filter((key) => JSON.stringify(after[key as 'name']) !== JSON.stringify(before[key as 'name']))
    expect(changed).toEqual(name === 'description' ? ['description', 'details'] : [name])
  },
)

test('what the quick form published returns to its own fields, the model as the model', () => {
  const typed = {
    ...emptyProduct,
    name: 'Pava',
    description: 'PE-1800',
    details: 'PE-1800 con base',
    price: '30',
    stock: '1',
    location: 'Morón',
  }
  const values = valuesOf(stored(bodyOf(typed)))
  expect(values).toEqual(typed)
  expect(bodyOf(values)).toEqual(bodyOf(typed))
  expect(Object.entries(productChecks).every(([name, check]) => check(values[name as 'name'], values) === null)).toBe(true)
})
