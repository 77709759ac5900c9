import { quantile } from './measure.ts'
import { sign, table } from './table.ts'
import type { WishesMeasured, WishesSize } from './wishes.ts'

const P95_MS = 2000
const P99_MS = 5000
const MAX_TIMES = 3

const ms = (number: number) => `${Math.round(number).toLocaleString('en')} ms`
const at = (times: number[], share: number) =>
  quantile(
    times.toSorted((a, b) => a - b),
    share,
  )
const cpuOf = ({ cpuSeconds, sent }: WishesSize) => (cpuSeconds * 1000) / Math.max(1, sent)

/** The rows of the matching: one column per size, and the goals of the larger one. */
export const wishesTable = ({ sizes }: WishesMeasured): string => {
  const [small, large] = [sizes[0], sizes.at(-1)]
  if (!small || !large) return ''
  const times = at(large.latencies, 0.5) / at(small.latencies, 0.5)
  const cpuTimes = cpuOf(large) / cpuOf(small)
  const row = (name: string, figure: (size: WishesSize) => string, goal = '') => [name, ...sizes.map(figure), goal]
  return table(
    [
      'What',
      ...sizes.map(({ wishes, products }) => `${wishes.toLocaleString('en')} wishes, ${products.toLocaleString('en')} products`),
      'goal',
    ],
    [
      row('publish → answer, p95', ({ answered }) => ms(at(answered, 0.95))),
      row('publish → both notified, p50', ({ latencies }) => ms(at(latencies, 0.5))),
      row(
        'publish → both notified, p95',
        ({ latencies }) => ms(at(latencies, 0.95)),
        `≤ ${ms(P95_MS)} ${sign(at(large.latencies, 0.95) <= P95_MS && large.missed === 0)}`,
      ),
      row(
        'publish → both notified, p99',
        ({ latencies }) => ms(at(latencies, 0.99)),
        `≤ ${ms(P99_MS)} ${sign(at(large.latencies, 0.99) <= P99_MS && large.missed === 0)}`,
      ),
      row(
        'publications, missed',
        ({ sent, missed }) => `${sent}, ${missed}`,
        `none missed ${sign(sizes.every(({ missed }) => missed === 0))}`,
      ),
      row('matches stored a publication', ({ matches, sent }) => (matches / Math.max(1, sent)).toFixed(0)),
      row(
        'processor of Feria a publication',
        (size) => ms(cpuOf(size)),
        `< ${MAX_TIMES} × (${cpuTimes.toFixed(1)} ×) ${sign(cpuTimes < MAX_TIMES)}`,
      ),
      row('time a publication, p50 larger / smaller', () => '', `< ${MAX_TIMES} × (${times.toFixed(1)} ×) ${sign(times < MAX_TIMES)}`),
    ],
  )
}
