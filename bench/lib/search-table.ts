import type { SearchMeasured, SearchTimes } from './search.ts'
import type { SearchCost } from './search-cost.ts'
import { sign, table } from './table.ts'

const P95_MS = 60
const MAX_TIMES = 2
const MAX_COST = 3
const MIN_RATE = 600
const MIN_BEST = 95

const ms = (number: number) => `${number.toFixed(1)} ms`
const cells = ({ p50, p95, worst }: SearchTimes) => [ms(p50), ms(p95), ms(worst)]

const costRow = (name: string, { feriaMs, bareMs, ratio, rate, bareRate, faults }: SearchCost): string[] => [
  name,
  `${feriaMs.toFixed(2)} ms`,
  `${bareMs.toFixed(2)} ms`,
  `${ratio.toFixed(1)} ×`,
  `${Math.round(rate)} / s`,
  `${Math.round(bareRate)} / s`,
  faults.length > 0
    ? `invalid: ${[...new Set(faults)].join('; ')}`
    : `≤ ${MAX_COST} × ${sign(ratio <= MAX_COST)}, ≥ ${MIN_RATE} / s ${sign(rate >= MIN_RATE)}`,
]

/** What a search costs, the rows of each size next to PostgreSQL's own, and whether the best of a million are found; with the goals. */
export const searchTable = ({ sizes, cost, best }: SearchMeasured): string => {
  const small = sizes[0]?.all.p95 ?? 0
  const costs = table(
    ['32 at once', 'Feria’s processor', 'bare', 'Feria / bare', 'Feria', 'bare', 'goal'],
    [costRow('searches that others make, too', cost.kept), costRow('searches that nobody has made', cost.first)],
  )
  const times = sizes.map(({ products, all, sorts, kept, own }, n) => {
    const isReached = all.p95 <= P95_MS && all.p95 <= MAX_TIMES * small
    const goal =
      n === 0 ? '' : `p95 ≤ ${P95_MS} ms and ≤ ${MAX_TIMES} × that of the smaller (${(all.p95 / small).toFixed(1)} ×) ${sign(isReached)}`
    const rows = [
      ['all searches, each for the first time', ...cells(all), goal],
      ...sorts.map(({ name, times }) => [name, ...cells(times), '']),
      ['all searches again', ...cells(kept), ''],
      ['PostgreSQL’s own rank, all words, all searches', ...cells(own), ''],
    ]
    return table([`${products.toLocaleString('en')} products`, 'p50', 'p95', 'worst', 'goal'], rows)
  })
  const goal = `goal ≥ ${MIN_BEST} ${sign(best.found >= MIN_BEST)}`
  const others = `in the others a place has at most ${best.shortfall.toFixed(3)} less`
  const found = `${best.found} of ${best.queries} searches have the 20 best of all products in front (${goal}); ${others}.`
  return [costs, ...times, found].join('\n\n')
}
