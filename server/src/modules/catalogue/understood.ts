import type { Spoken } from '@feria/contract/search/schemas'
import { LRUCache } from 'lru-cache'
import type { Ctx } from '../../core/context.ts'
import type { Geo } from '../../engines/geo/geo.ts'
import { isFilter, readSpoken, type SpokenSearch } from '../../language/searches/spoken.ts'
import type { Filters } from './filters.ts'

/** A search as it is asked of the database: what its text says besides the thing stands in the filters. */
export interface Understood<F> {
  spoken: Spoken
  /** With the text that is ranked as `search`, from which a spoken price is read again. */
  filters: F
}

/** Texts whose reading is kept: a sentence takes a quarter of a millisecond to read, most of what a search costs whose ranking is kept. */
const MOST = 500
const readings = new WeakMap<Geo, LRUCache<string, SpokenSearch>>()

const readOnce = (geo: Geo, text: string): SpokenSearch => {
  const kept = readings.get(geo) ?? new LRUCache<string, SpokenSearch>({ max: MOST })
  readings.set(geo, kept)
  const known = kept.get(text)
  if (known) return known
  const reading = readSpoken(text, (place) => geo.locate(place) !== null)
  kept.set(text, reading)
  return reading
}

/**
 * Reads what a search's text says besides its thing. A place and a condition narrow as their filters do, unless the filter is set: then
 * what the text says of it is dropped. A price ranks what breaks it last. Never fails.
 */
export const understand = <F extends Filters>(ctx: Pick<Ctx, 'engines'>, filters: F): Understood<F> => {
  const { spoken, ranked } = readOnce(ctx.engines.geo, filters.search?.trim() ?? '')
  const place = filters.radius_km === undefined ? spoken.place : null
  const condition = filters.condition === undefined ? spoken.condition : null
  return {
    spoken: { ...spoken, place, condition },
    filters: {
      ...filters,
      ...(filters.search === undefined ? {} : { search: ranked }),
      ...(place ? { near: place.name, radius_km: place.radiusKm } : {}),
      ...(condition && isFilter(condition.value) ? { condition: condition.value } : {}),
    },
  }
}

/** For an order that is not by relevance: a spoken price excludes, since no order of the member's choice can put what breaks it last. */
export const withinSpokenPrice = <F extends Filters>({ spoken, filters }: Understood<F>): F => {
  const { price } = spoken
  if (!price || filters.min_price !== undefined || filters.max_price !== undefined) return filters
  return { ...filters, min_price: price.min ?? undefined, max_price: price.max ?? undefined, currency: price.currency }
}
