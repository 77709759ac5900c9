import { expect, test } from 'vitest'
import { searchAddress } from './search-address.ts'

test('[SRCH-04] a search opens /search with q and category', () => {
  expect(searchAddress(' mesa de luz ', 'Hogar y Jardín')).toBe('/search?q=mesa+de+luz&category=Hogar+y+Jard%C3%ADn')
  expect(searchAddress('mesa', '')).toBe('/search?q=mesa')
  expect(searchAddress('', 'Otros')).toBe('/search?category=Otros')
})

test('[SRCH-05] without a title and a category it opens nothing', () => expect(searchAddress('   ', '')).toBeUndefined())
