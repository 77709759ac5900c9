import { expect, test } from 'vitest'
import { catalogueAddress, searchAddress } from './search-address.ts'

test('[SRCH-04] a search goes to /search with q and category', () => {
  expect(searchAddress(' mesa de luz ', 'Hogar y Jardín')).toBe('/search?q=mesa+de+luz&category=Hogar+y+Jard%C3%ADn')
  expect(searchAddress('mesa', '')).toBe('/search?q=mesa')
  expect(searchAddress('', 'Otros')).toBe('/search?category=Otros')
})

test('[SRCH-05] without a title and a category there is nowhere to go', () => expect(searchAddress('   ', '')).toBeUndefined())

test('the catalogue takes over the search and the filters that it knows', () => {
  expect(catalogueAddress(new URLSearchParams('q=mesa&category=Otros&min_price=10'))).toBe(
    '/all-products?category=Otros&min_price=10&search=mesa',
  )
  expect(catalogueAddress(new URLSearchParams('q=+'))).toBe('/all-products')
})
