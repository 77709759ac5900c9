import type { HttpResult } from './http.ts'
import { sign, table } from './table.ts'

const whole = (number: number) => (number < 100 ? number.toFixed(1) : Math.round(number).toLocaleString('en'))
/** For a process that only reads, at the number of connections of the goals. */
const MEMORY_GOAL = { megabytes: 250, connections: 32 }
const percent = (share: number) => `${Math.round(share * 100)} %`

/** The rows of the comparison with the bare server; a case with a wrong response is invalid and shows it. */
export const httpTable = (results: HttpResult[]): string =>
  table(
    ['What', 'products', 'connections', 'Feria req/s', 'bare req/s', 'Feria / bare', 'p50 ms', 'p99 ms', 'RSS', 'goal'],
    results.map(({ what, products, connections, measured, residentBytes }) => {
      const { feria, bare, ratio, p50, p99, faults } = measured
      const named = [what.name, products.toLocaleString('en'), String(connections)]
      if (faults.length > 0) return [...named, 'invalid', '', '', '', '', '', [...new Set(faults)].join('; ')]
      const megabytes = residentBytes / 1e6
      const goals = what.goal === undefined ? [] : [`≥ ${percent(what.goal)} ${sign(ratio >= what.goal)}`]
      if (what.goal !== undefined && connections === MEMORY_GOAL.connections)
        goals.push(`≤ ${MEMORY_GOAL.megabytes} MB ${sign(megabytes <= MEMORY_GOAL.megabytes)}`)
      return [
        ...named,
        whole(feria),
        whole(bare),
        percent(ratio),
        p50.toFixed(1),
        p99.toFixed(1),
        `${megabytes.toFixed(0)} MB`,
        goals.join(', '),
      ]
    }),
  )
