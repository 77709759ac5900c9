import type { PriceBand } from '@feria/contract/assistant/schemas'
import { MIN_PRICE_CASES } from '@feria/contract/assistant/values'
import { type Currency, toMajor } from '@feria/contract/money'

/** A price that a similar product was sold or is listed for, in minor units of the requested currency. */
export interface PriceCase {
  minor: number
  sellerId: string
  kind: 'sold' | 'listed'
}

/** How many cases of one seller count, sales first, so that no seller sets the price of others. */
const OF_ONE_SELLER = 3
/** Tukey's fences, on the logarithm: half the median is as far as twice. */
const FENCE = 1.5
/** The narrowest fences, as a factor: among nearly equal prices a small difference is no outlier. */
const MIN_FENCE = 1.5

const quantile = (sorted: number[], part: number): number => {
  const at = (sorted.length - 1) * part
  const [low, high] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0]
  return low + (high - low) * (at - Math.floor(at))
}

const ofFewEach = (cases: PriceCase[]): PriceCase[] =>
  [...Map.groupBy(cases, ({ sellerId }) => sellerId).values()].flatMap((own) =>
    own.toSorted((a, b) => Number(b.kind === 'sold') - Number(a.kind === 'sold')).slice(0, OF_ONE_SELLER),
  )

const withoutOutliers = (cases: PriceCase[]): PriceCase[] => {
  const logs = cases.map(({ minor }) => Math.log(minor)).sort((a, b) => a - b)
  const [low, high] = [quantile(logs, 0.25), quantile(logs, 0.75)]
  const room = Math.max(FENCE * (high - low), Math.log(MIN_FENCE))
  return cases.filter(({ minor }) => Math.log(minor) >= low - room && Math.log(minor) <= high + room)
}

/** Prices are shown in whole units from 100 on. */
const shown = (minor: number): number => (minor >= 10_000 ? Math.round(minor / 100) : toMajor(Math.round(minor)))

/** The quartiles of the prices, without outliers and with at most 3 cases a seller; null under 5 cases. */
export const bandOf = (all: PriceCase[], currency: Currency): PriceBand | null => {
  const few = ofFewEach(all.filter(({ minor }) => minor > 0))
  if (few.length < MIN_PRICE_CASES) return null
  const cases = withoutOutliers(few)
  if (cases.length < MIN_PRICE_CASES) return null
  const sorted = cases.map(({ minor }) => minor).sort((a, b) => a - b)
  const sold = cases.filter(({ kind }) => kind === 'sold').length
  return {
    low: shown(quantile(sorted, 0.25)),
    middle: shown(quantile(sorted, 0.5)),
    high: shown(quantile(sorted, 0.75)),
    currency,
    cases: cases.length,
    sold,
    listed: cases.length - sold,
  }
}

/** Below this share of the lower quartile a price is too good to be passed over. */
const CHEAP = 0.5

/** Whether a price in minor units is less than half of what the cheapest quarter of similar products costs; free ones are not. */
export const isCheapFor = (priceMinor: number | null, band: PriceBand | null): boolean =>
  band !== null && priceMinor !== null && priceMinor > 0 && toMajor(priceMinor) < band.low * CHEAP
