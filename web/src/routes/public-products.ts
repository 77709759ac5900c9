import { publicPageOf } from '@feria/contract/catalogue/address'
import type { ProductCard } from '@feria/contract/catalogue/schemas'
import { PAGE_SIZE } from '@feria/contract/limits'
import type { Caller } from '@feria/contract/rendering'
import { cardsOf } from '@feria/contract/route'
import * as api from '@feria/contract/routes'
import { data } from 'react-router'
import type { ItemList, WithContext } from 'schema-dts'
import { noFilters, readFilters, requestOf, writeFilters } from '../modules/catalogue/filters.ts'
import { NARROWING_QUERY } from '../modules/catalogue/narrowing.ts'
import { noBounds } from '../modules/catalogue/price-bounds.ts'
import { unknownPlace } from './unknown-place.ts'

/** What a list of products reads of its address. */
export const LIST_QUERY = ['search', 'category', ...NARROWING_QUERY, 'in_stock', 'as_typed', 'sort', 'cursor']

interface Limits {
  /** A category or a seller, where the path says so; the address then has no filters. */
  within?: { category: string } | { seller: string }
  /** True if the prices of the address are wrong, so that they narrow nothing. */
  isAnyPrice?: boolean
}

/** One page of the products that match an address, with what leads to the others. */
export const loadProducts = async ({ call, callPage }: Caller, request: Request, { within, isAnyPrice = false }: Limits = {}) => {
  const { pathname, searchParams } = new URL(request.url)
  const filters = within ? noFilters : readFilters(searchParams)
  const asked = { ...requestOf(isAnyPrice ? { ...filters, ...noBounds } : filters), sort: filters.sort ?? undefined }
  // A text that is too long is refused, not cut.
  const query = within ?? { ...asked, search: searchParams.get('search')?.trim() || undefined }
  const cursor = searchParams.get('cursor') || undefined
  const list = (more: { near?: undefined; radius_km?: undefined } = {}) =>
    callPage(cardsOf(api.catalogue.list), { query: { ...query, ...more, limit: PAGE_SIZE, cursor, view: 'card' } })
  const listAnywhere = async (error: unknown) => {
    const placeError = unknownPlace(error)
    if (placeError === null) throw error
    return { ...(await list({ near: undefined, radius_km: undefined })), placeError }
  }
  const [{ items, next, placeError }, categories] = await Promise.all([
    list().then((page) => ({ ...page, placeError: null }), listAnywhere),
    call(api.catalogue.categories, {}),
  ])
  const addressWith = (more: Record<string, string>) => {
    const search = new URLSearchParams([...writeFilters(filters), ...Object.entries(more)])
    return search.size > 0 ? `${pathname}?${search}` : pathname
  }
  // Beyond the last page there is nothing to be found.
  if (cursor && items.length === 0) throw data(null, { status: 404 })
  return {
    products: items,
    categories,
    filters,
    placeError,
    first: cursor ? addressWith({}) : null,
    next: next && addressWith({ cursor: next }),
  }
}

/** The products of a list as schema.org describes one, for search engines. */
export const listData = (products: ProductCard[], url: string): WithContext<ItemList> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: products.map((product, n) => ({
    '@type': 'ListItem',
    position: n + 1,
    url: new URL(publicPageOf(product), url).href,
    name: product.name,
  })),
})
