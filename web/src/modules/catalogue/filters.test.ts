import { expect, test } from 'vitest'
import { categoryName } from './category-name.ts'
import { tagsOf } from './filter-tags.ts'
import { type Filters, noFilters, readFilters, requestOf, writeFilters } from './filters.ts'
import { priceErrorOf } from './price-error.ts'
import { searchedTags } from './searched-tags.ts'
import { isShelved, readView, sortsFor } from './views.ts'

const categories = [
  { id: 1, name: 'Electrónicos' },
  { id: 3, name: 'Hogar y Jardín' },
]
const all: Filters = {
  search: 'mesa de luz',
  category: 'Hogar y Jardín',
  minPrice: 12.5,
  maxPrice: 900,
  currency: 'ARS',
  condition: 'Como nuevo',
  near: 'Palermo, CABA',
  radiusKm: 10,
  inStock: true,
  asTyped: true,
  sort: '-price',
}
const read = (address: string) => readFilters(new URLSearchParams(address))

test('[CAT-17] filters survive a round trip through the address', () => {
  const params = writeFilters(all, 'list')
  expect(params.toString()).toBe(
    'search=mesa+de+luz&category=Hogar+y+Jard%C3%ADn&min_price=12.5&max_price=900&currency=ARS&condition=Como+nuevo&near=Palermo%2C+CABA' +
      '&radius_km=10&in_stock=true&as_typed=true&sort=-price&view=list',
  )
  expect(readFilters(params)).toEqual(all)
  expect(readView(params)).toBe('list')
  expect(writeFilters(noFilters).toString()).toBe('')
  expect(readFilters(new URLSearchParams())).toEqual(noFilters)
})

test('[SRCH-32] empty and malformed values are left out', () => {
  expect(read('search=++&category=&min_price=&max_price=abc&condition=Roto&in_stock=1&sort=best')).toEqual(noFilters)
  expect(read('min_price=-1&max_price=1e400')).toEqual(noFilters)
  expect(read('min_price=0').minPrice).toBe(0)
  expect(readView(new URLSearchParams('view=table'))).toBeNull()
})

test('bounds of an address are in dollars unless it says otherwise, and are read as people type them', () => {
  const bounds = (address: string) => {
    const { minPrice, maxPrice, currency } = read(address)
    return [minPrice, maxPrice, currency]
  }
  expect(bounds('')).toEqual([null, null, 'ARS'])
  expect(bounds('currency=USD')).toEqual([null, null, 'USD'])
  expect(bounds('max_price=100')).toEqual([null, 100, 'USD'])
  expect(bounds('max_price=100&currency=ARS')).toEqual([null, 100, 'ARS'])
  expect(bounds('max_price=200.000&currency=ARS')).toEqual([null, 200_000, 'ARS'])
  expect(bounds('min_price=150+mil&max_price=1%2C5+palos&currency=ARS')).toEqual([150_000, 1_500_000, 'ARS'])
  expect(bounds('max_price=US%24+300&currency=ARS')).toEqual([null, 300, 'USD'])
  expect(bounds('max_price=mucho&currency=ARS')).toEqual([null, null, 'ARS'])
})

test('dollars are what the server reads without a currency, so they are left out', () => {
  expect(writeFilters({ ...noFilters, maxPrice: 100, currency: 'USD' }).toString()).toBe('max_price=100')
  expect(writeFilters({ ...noFilters, maxPrice: 100 }).toString()).toBe('max_price=100&currency=ARS')
  expect(writeFilters({ ...noFilters, currency: 'USD' }).toString()).toBe('')
})

test('a place and a distance go together', () => {
  const around = (address: string) => {
    const { near, radiusKm } = read(address)
    return [near, radiusKm]
  }
  expect(around('near=+Rosario+&radius_km=5')).toEqual(['Rosario', 5])
  expect(around('near=Rosario')).toEqual(['Rosario', 30])
  for (const odd of ['0', '1.5', '-3', '2001', 'cerca', '']) expect(around(`near=Rosario&radius_km=${odd}`)).toEqual(['Rosario', 30])
  expect(around('radius_km=5')).toEqual(['', null])
  expect(around(`near=${'x'.repeat(500)}`)[0]).toHaveLength(120)
})

test('relevance is an order only while there is a search', () => {
  expect(read('sort=relevance').sort).toBeNull()
  expect(read('sort=relevance&search=mesa').sort).toBe('relevance')
})

test('the server is asked only for the set filters', () => {
  expect(JSON.parse(JSON.stringify(requestOf(noFilters)))).toEqual({})
  expect(requestOf(all)).toEqual({
    search: 'mesa de luz',
    as_typed: 'true',
    category: 'Hogar y Jardín',
    min_price: 12.5,
    max_price: 900,
    currency: 'ARS',
    condition: 'Como nuevo',
    near: 'Palermo, CABA',
    radius_km: 10,
    in_stock: 'true',
  })
})

test('[CAT-22] the grid has shelves by category until a category or an order is chosen', () => {
  expect(isShelved(noFilters, 'grid')).toBe(true)
  expect(isShelved({ ...noFilters, search: 'mesa', inStock: true }, 'grid')).toBe(true)
  expect(isShelved({ ...noFilters, category: 'Otros' }, 'grid')).toBe(false)
  expect(isShelved({ ...noFilters, sort: 'price' }, 'grid')).toBe(false)
  expect(isShelved(noFilters, 'list')).toBe(false)
})

test('the offered orders start with the current one', () => {
  expect(sortsFor(noFilters, 'grid')).toEqual(['shelves', 'newest', 'price', '-price', 'name'])
  expect(sortsFor(noFilters, 'list')[0]).toBe('newest')
  expect(sortsFor({ ...noFilters, search: 'mesa' }, 'list')[0]).toBe('relevance')
  expect(sortsFor({ ...noFilters, search: 'mesa', sort: 'price' }, 'grid')[0]).toBe('shelves')
})

test('[CAT-17] every active filter is a tag that removes it', () => {
  const tags = tagsOf(all, categories)
  expect(tags.map(({ label }) => label)).toEqual([
    '«mesa de luz»',
    'Hogar y Jardín',
    'Desde $\u00a012,50\u00a0ARS',
    'Hasta $\u00a0900\u00a0ARS',
    'Como nuevo',
    'Hasta 10 km de Palermo, CABA',
    'Solo con stock',
  ])
  const cleared = Object.assign({ ...all, sort: null }, ...tags.map(({ without }) => without))
  expect(cleared).toEqual(noFilters)
  expect(tagsOf(noFilters, categories)).toEqual([])
})

test('a search that says more than a thing is tagged by its parts and not as a whole', () => {
  const search = 'mesa usada hasta 200 lucas'
  const price = { min: null, max: 200_000, currency: 'ARS' as const, rest: 'mesa usada' }
  const condition = { value: 'Usado' as const, rest: 'mesa hasta 200 lucas' }
  const spoken = { thing: 'mesa', price, condition, place: null, purpose: null }
  const labels = (spokenNow: typeof spoken | undefined) =>
    searchedTags({ ...noFilters, search }, categories, spokenNow).map(({ label }) => label)
  expect(labels(spoken)).toEqual(['Hasta $\u00a0200.000\u00a0ARS', 'Usado'])
  expect(labels(undefined)).toEqual([`«${search}»`])
})

test('a category is found by number or name, ignoring case and accents', () => {
  expect(categoryName('1', categories)).toBe('Electrónicos')
  expect(categoryName('hogar y jardin', categories)).toBe('Hogar y Jardín')
  expect(categoryName('Sin categoría', categories)).toBe('Sin categoría')
})

test('[SRCH-32] typed price limits are used only when both are valid and in order', () => {
  const errorOf = (min: string, max: string) => priceErrorOf(new URLSearchParams({ min_price: min, max_price: max }))
  expect(errorOf('', '')).toBeNull()
  expect(errorOf('100', '')).toBeNull()
  expect(errorOf('1.200', '1.200')).toBeNull()
  expect(errorOf('150 mil', '200 lucas')).toBeNull()
  expect(errorOf('US$ 300', '200')).toBe('El mínimo no puede ser mayor que el máximo.')
  expect(errorOf('US$ 300', '500 pesos')).toBe('Poné los dos precios en la misma moneda.')
  expect(errorOf('1.200', '900')).toBe('El mínimo no puede ser mayor que el máximo.')
  expect(errorOf('cien', '')).toBe('Escribí un precio, por ejemplo 150.000 o 200 lucas.')
})
