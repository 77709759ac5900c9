import { type LoadMeasured, SOCKETS } from './load.ts'
import { quantile } from './measure.ts'
import { sign, table } from './table.ts'

/** The goals at the end and at most, in MB. */
const MAX_MB = { calls: { last: 220, largest: 300 }, pages: { last: 300, largest: 380 } }
const MAX_GROWTH = 1.1
const SOCKET_KB = 60

const ms = (number: number) => `${number.toFixed(1)} ms`
const mb = (bytes: number) => `${Math.round(bytes / 1e6)} MB`
const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** The number of failures. */
export const errorsOf = ({ actions }: LoadMeasured): number => actions.reduce((sum, { errors }) => sum + errors, 0)

/** The actions and their times, then the memory of the server and its sockets next to the goals. */
export const loadTables = (measured: LoadMeasured): string =>
  `### ${measured.hasPages ? 'With pages rendered' : 'Calls alone'}\n\n${actionTable(measured)}\n\n${memoryTable(measured)}`

const actionTable = (measured: LoadMeasured): string => {
  const row = (name: string, times: number[], errors: string, goal = '') => {
    const sorted = times.toSorted((a, b) => a - b)
    const rate = (times.length / measured.seconds).toFixed(1)
    return [name, times.length.toLocaleString('en'), rate, ms(quantile(sorted, 0.5)), ms(quantile(sorted, 0.95)), errors, goal]
  }
  const errors = errorsOf(measured)
  const all = measured.actions.flatMap(({ times }) => times)
  return table(
    ['What', 'done', 'a second', 'p50', 'p95', 'unexpected errors', 'goal'],
    [
      ...measured.actions.map(({ name, times, errors }) => row(name, times, String(errors))),
      row('all together', all, String(errors), `0 errors ${sign(errors === 0 && all.length > 0)}`),
    ],
  )
}

const memoryTable = ({ memory, sockets, hasPages }: LoadMeasured): string => {
  const goal = MAX_MB[hasPages ? 'pages' : 'calls']
  const { start, first, last, largest, heap } = memory
  const growth = last / first
  return table(
    ['Memory of the server', 'measured', 'goal'],
    [
      ['RSS after the warm-up', mb(start), ''],
      ['RSS, median of the first fifth', mb(first), ''],
      [
        'RSS, median of the last fifth',
        `${mb(last)} (${growth.toFixed(2)} × the first)`,
        `≤ ${goal.last} MB ${sign(last <= goal.last * 1e6)}, ≤ ${MAX_GROWTH} × the first ${sign(growth <= MAX_GROWTH)}`,
      ],
      ['of it heap and buffers of JavaScript, median of the last fifth', mb(heap), ''],
      ['RSS, the largest', mb(largest), `≤ ${goal.largest} MB ${sign(largest <= goal.largest * 1e6)}`],
      [
        'sockets still connected at the end',
        `${sockets.connected} of ${SOCKETS.toLocaleString('en')}`,
        `all ${sign(sockets.connected === SOCKETS)}`,
      ],
      [
        'memory of a connected socket, heap and buffers',
        kb(sockets.heapBytes),
        `≤ ${SOCKET_KB} kB ${sign(sockets.heapBytes <= SOCKET_KB * 1000)}`,
      ],
      ['memory of a connected socket, growth of RSS', kb(sockets.rssBytes), ''],
    ],
  )
}
