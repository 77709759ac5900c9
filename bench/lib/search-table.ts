import type { SearchMeasured, SearchTimes } from './search.ts'
import { sign, table } from './table.ts'

const P95_MS = 150
const MAX_TIMES = 4

const ms = (number: number) => `${number.toFixed(1)} ms`
const cells = ({ p50, p95, worst }: SearchTimes) => [ms(p50), ms(p95), ms(worst)]

/** The rows of the search at each size, next to PostgreSQL's own and the goals. */
export const searchTable = ({ sizes }: SearchMeasured): string => {
  const small = sizes[0]?.all.p95 ?? 0
  return sizes
    .map(({ products, all, sorts, own }, n) => {
      const isReached = all.p95 <= P95_MS && all.p95 <= MAX_TIMES * small
      const goal =
        n === 0 ? '' : `p95 ≤ ${P95_MS} ms and ≤ ${MAX_TIMES} × that of the smaller (${(all.p95 / small).toFixed(1)} ×) ${sign(isReached)}`
      const rows = [
        ['all searches', ...cells(all), goal],
        ...sorts.map(({ name, times }) => [name, ...cells(times), '']),
        ['PostgreSQL’s own rank, all words, all searches', ...cells(own), ''],
      ]
      return table([`${products.toLocaleString('en')} products`, 'p50', 'p95', 'worst', 'goal'], rows)
    })
    .join('\n\n')
}
