import type { Answer, api, Input } from '@feria/contract'
import { toMinor } from '@feria/contract/money'
import { type FindingFilters, isWanted } from '@feria/contract/search/compare'
import type { SearchLine } from '@feria/contract/search/schemas'
import type { Ctx } from '../../core/context.ts'
import { fail } from '../../core/errors.ts'
import { modelOf } from '../../language/scoring/model.ts'
import { readWanted } from '../../language/searches/wanted.ts'
import { type Filters, findLocal, getRate, type Understood, understand } from '../catalogue/catalogue.module.ts'
import { askMarket, type DistanceTo, partOf } from '../markets/markets.module.ts'
import { findingOfOurs } from './findings.ts'
import { measureFrom } from './places.ts'

type Query = Input<typeof api.search.find>['query']
type Rate = Answer<typeof api.catalogue.currentRate>['rate']

const filtersOf = (query: Query): FindingFilters => ({
  minPrice: query.min_price ?? query.minPrice,
  maxPrice: query.max_price ?? query.maxPrice,
  currency: query.currency,
  platform: query.platform,
  inStock: query.in_stock ?? query.inStock,
  category: query.category?.trim() || undefined,
  onlyArgentina: query.onlyArgentina,
  condition: query.condition,
  radiusKm: query.radius_km,
})

const asOurs = (query: Query, filters: FindingFilters): Filters => ({
  search: query.q?.trim() ?? '',
  categoryPart: filters.category,
  min_price: filters.minPrice,
  max_price: filters.maxPrice,
  currency: filters.currency,
  condition: filters.condition,
  in_stock: filters.inStock,
  near: query.near,
  radius_km: filters.radiusKm,
  as_typed: query.as_typed,
})

/**
 * A search as lines: first our results with the parsed query, then each marketplace as it answers; all are asked at once. A category
 * without a text, and further pages, are searched only here, since marketplaces have neither. Marketplaces are asked for the thing, and
 * what its text says besides narrows and ranks their offers as it does ours. Refuses what `findProducts` refuses, before any line.
 */
export async function* searchLines(ctx: Ctx, query: Query): AsyncGenerator<SearchLine, void, undefined> {
  const text = query.q?.trim() ?? ''
  const asked = filtersOf(query)
  const understood = understand(ctx, asOurs(query, asked))
  const { spoken } = understood
  const filters = { ...asked, condition: understood.filters.condition, radiusKm: understood.filters.radius_km }
  const { minPrice, maxPrice } = filters
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice) {
    fail('catalogue.price-range', {}, { min_price: 'Es mayor que el máximo.' })
  }
  if (!text && !filters.category) return
  const isOursWanted = isWanted('Local', filters)
  if (query.cursor && !isOursWanted) fail('bad-cursor')
  const isAbroad = text !== '' && !query.cursor
  const markets = isAbroad ? ctx.engines.marketplaces.markets.filter(({ name }) => isWanted(name, filters)) : []
  const [{ rate }, distanceTo] = await Promise.all([getRate(ctx), measureFrom(ctx, understood.filters.near)])
  const arsCents = rate && toMinor(rate.ars)
  const answers = markets.map(async (market) => ({ market, answer: await askMarket(ctx, market, spoken.thing, filters, arsCents) }))
  if (isOursWanted) yield await ourLine(ctx, query, understood, rate, distanceTo)
  const reading = { query: readWanted(spoken.thing).query, arsCents, distanceTo, modelOf, price: spoken.price }
  const waiting = new Set(answers)
  while (waiting.size > 0) {
    const next = await Promise.race([...waiting].map(async (one) => ({ one, ...(await one) })))
    waiting.delete(next.one)
    yield { ...partOf(next.market, next.answer, filters, reading), reading: null, rate }
  }
}

const ourLine = async (
  ctx: Ctx,
  query: Query,
  { spoken, filters }: Understood<Filters>,
  rate: Rate,
  distanceTo: DistanceTo,
): Promise<SearchLine> => {
  const { search, ...narrowing } = filters
  const found = await findLocal(ctx, {
    text: search || undefined,
    filters: narrowing,
    limit: query.limit,
    cursor: query.cursor,
  })
  return {
    platform: 'Local',
    state: 'ok',
    products: found.items.map((item) => findingOfOurs(item, distanceTo)),
    total: found.total,
    next: found.next,
    reading: { corrected: found.corrected, isRelaxed: found.isRelaxed, spoken, missing: found.missing, categories: found.categories },
    rate,
  }
}
