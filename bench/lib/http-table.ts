import type { HttpResult } from './http.ts'
import type { OrdersMeasured } from './orders.ts'
import { sign, table } from './table.ts'

const whole = (number: number) => (number < 100 ? number.toFixed(1) : Math.round(number).toLocaleString('en'))
/** The number of connections at which processor and memory have goals. */
const USUAL_CONNECTIONS = 32
/** For a process that only reads. */
const MAX_MEGABYTES = 250
const percent = (share: number) => `${Math.round(share * 100)} %`

/** The rows of the comparison with the bare server; a case with a wrong response is invalid and shows it. */
export const httpTable = (results: HttpResult[]): string =>
  table(
    [
      'What',
      'products',
      'connections',
      'Feria req/s',
      'bare req/s',
      'Feria / bare',
      'Feria CPU ms',
      'bare CPU ms',
      'bare / Feria',
      'p50 ms',
      'p99 ms',
      'RSS',
      'goal',
    ],
    results.map(({ what, products, connections, measured, residentBytes }) => {
      const { feria, bare, ratio, cpuMs, cpuRatio, p50, p99, faults } = measured
      const named = [what.name, products.toLocaleString('en'), String(connections)]
      if (faults.length > 0) return [...named, 'invalid', '', '', '', '', '', '', '', '', [...new Set(faults)].join('; ')]
      const megabytes = residentBytes / 1e6
      const goals = what.goal === undefined ? [] : [`≥ ${percent(what.goal)} ${sign(ratio >= what.goal)}`]
      if (what.goal !== undefined && connections === USUAL_CONNECTIONS)
        goals.push(
          `CPU ≥ ${percent(what.goal)} ${sign(cpuRatio >= what.goal)}`,
          `≤ ${MAX_MEGABYTES} MB ${sign(megabytes <= MAX_MEGABYTES)}`,
        )
      return [
        ...named,
        whole(feria),
        whole(bare),
        percent(ratio),
        cpuMs.feria.toFixed(2),
        cpuMs.bare.toFixed(2),
        percent(cpuRatio),
        p50.toFixed(1),
        p99.toFixed(1),
        `${megabytes.toFixed(0)} MB`,
        goals.join(', '),
      ]
    }),
  )

/** Of whole orders with everything that follows them. */
const ORDERS_GOAL = { rate: 300, cpuMs: 5 }

/** Whole orders until nothing of them is left to do, beside the bare server, which has no emails and no notifications. */
export const ordersTable = ({ feria, bare, faults }: OrdersMeasured): string =>
  table(
    ['Whole orders, emails and notifications done', 'Feria', 'bare', 'goal'],
    faults.length > 0
      ? [['invalid', [...new Set(faults)].join('; '), '', '']]
      : [
          ['a second', whole(feria.rate), whole(bare.rate), `≥ ${ORDERS_GOAL.rate} ${sign(feria.rate >= ORDERS_GOAL.rate)}`],
          [
            'processor of the server, each',
            `${feria.cpuMs.toFixed(2)} ms`,
            `${bare.cpuMs.toFixed(2)} ms`,
            `≤ ${ORDERS_GOAL.cpuMs} ms ${sign(feria.cpuMs <= ORDERS_GOAL.cpuMs)}`,
          ],
        ],
  )
