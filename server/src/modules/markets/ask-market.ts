import { PAGE_SIZE } from '@feria/contract/limits'
import { toMajor, toMinor } from '@feria/contract/money'
import { applyFilters, byFit, type FindingFilters } from '@feria/contract/search/compare'
import type { SearchPart } from '@feria/contract/search/schemas'
import type { Ctx } from '../../core/context.ts'
import type { Market, MarketAnswer } from '../../engines/marketplaces/marketplaces.ts'
import { findingOfOffer, type OfferReading } from './findings.ts'

/** Marketplaces promise to answer sooner; one that does not must not keep a search open for ever. */
const TIMEOUT_MS = 20_000

const silent: MarketAnswer = { state: 'sin respuesta', offers: [], total: null }

/** The bounds in cents of USD, at a rate in peso cents per dollar: none for pesos without a rate. A cent wider: `partOf` is exact. */
const boundsOf = ({ minPrice, maxPrice, currency = 'USD' }: FindingFilters, arsCents: number | null) => {
  const cents = (bound: number | undefined, round: (cents: number) => number): number | undefined => {
    if (bound === undefined || (currency === 'ARS' && arsCents === null)) return undefined
    return currency === 'USD' ? toMinor(bound) : round((toMinor(bound) * 100) / (arsCents ?? 1))
  }
  return { minUsdCents: cents(minPrice, Math.floor), maxUsdCents: cents(maxPrice, Math.ceil) }
}

/**
 * A marketplace's response, within the timeout and never as an exception: any failure is «sin respuesta», so that none spoils another.
 */
export const askMarket = async (
  ctx: Pick<Ctx, 'log'>,
  market: Market,
  text: string,
  filters: FindingFilters,
  arsCents: number | null,
): Promise<MarketAnswer> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<MarketAnswer>((resolve) => {
    timer = setTimeout(() => resolve(silent), TIMEOUT_MS)
  })
  const ask = async () => market.search({ text, ...boundsOf(filters, arsCents), limit: PAGE_SIZE })
  const answer = ask().catch((error: unknown) => {
    ctx.log.error({ err: error, market: market.name }, 'a marketplace threw instead of answering a state')
    return silent
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

/** A marketplace's part of a result: its offers that pass the filters, best first. The total is given only when it is known. */
export const partOf = (
  { name }: Market,
  { state, offers, total }: MarketAnswer,
  filters: FindingFilters,
  reading: OfferReading,
): SearchPart => {
  const all = offers.map((offer) => findingOfOffer(name, offer, reading))
  const products = applyFilters(all, filters, reading.arsCents && toMajor(reading.arsCents)).sort(byFit)
  const isWhole = offers.length === total
  return { platform: name, state, products, total: isWhole ? products.length : products.length === all.length ? total : null, next: null }
}
