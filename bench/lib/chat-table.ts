import type { ChatMeasured, ChatSide } from './chat.ts'
import { quantile } from './measure.ts'
import { sign, table } from './table.ts'

const P99_MS = 100
const MAX_TIMES_BARE = 3
const SOCKET_KB = 60

const ms = (number: number) => `${number.toFixed(1)} ms`
const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const times = (ours: number, theirs: number) => (theirs > 0 ? `${(ours / theirs).toFixed(1)} ×` : '')
const sorted = (numbers: number[]) => [...numbers].sort((a, b) => a - b)
const atMost = (text: string, isReached: boolean) => `≤ ${text} ${sign(isReached)}`

/** Message faults, e.g. `lost 2, doubled 0`; other faults are listed only if they happened. */
const faultsOf = ({ talked }: ChatSide): string => {
  const { sent, lost, doubled, ...others } = talked
  const more = (['strayed', 'refused', 'dropped'] as const).filter((what) => others[what] > 0).map((what) => `${what} ${others[what]}`)
  return `${[`lost ${lost}`, `doubled ${doubled}`, ...more].join(', ')} of ${sent.toLocaleString('en')}`
}

/** True if every message of Feria was stored once and received once by both parties. */
export const isWhole = ({ sides: { feria }, storedWrong, wrongRooms }: ChatMeasured): boolean => {
  const { sent, lost, doubled, strayed, refused, dropped } = feria.talked
  return sent > 0 && lost + doubled + strayed + refused + dropped + storedWrong + wrongRooms === 0
}

/** The rows of the chat: Feria next to bare Socket.IO and the goals. */
export const chatTable = (measured: ChatMeasured): string => {
  const { feria, bare } = measured.sides
  const time = (what: 'stored' | 'received', share: number) => {
    const [ours, theirs] = [quantile(sorted(feria.talked[what]), share), quantile(sorted(bare.talked[what]), share)]
    const isReached = ours <= P99_MS && ours <= MAX_TIMES_BARE * theirs
    const goal = what === 'received' && share === 0.99 ? atMost(`${P99_MS} ms and ≤ ${MAX_TIMES_BARE} × bare`, isReached) : ''
    return [ms(ours), ms(theirs), times(ours, theirs), goal]
  }
  const cpu = ({ cpuSeconds }: ChatSide) => `${cpuSeconds.toFixed(1)} s`
  const perMessage = ({ cpuSeconds, talked }: ChatSide) => ms((cpuSeconds * 1000) / talked.sent)
  const stored =
    measured.storedWrong + measured.wrongRooms === 0 ? '' : `; ${measured.storedWrong} stored wrong, ${measured.wrongRooms} rooms not whole`
  return table(
    ['What', 'Feria', 'bare', 'Feria / bare', 'goal'],
    [
      ['sent → stored (acknowledged), p50', ...time('stored', 0.5)],
      ['sent → stored (acknowledged), p99', ...time('stored', 0.99)],
      ['sent → received by the other party, p50', ...time('received', 0.5)],
      ['sent → received by the other party, p99', ...time('received', 0.99)],
      ['messages', faultsOf(feria) + stored, faultsOf(bare), '', `nothing lost or doubled ${sign(isWhole(measured))}`],
      [`CPU of both processes in ${measured.seconds} s`, cpu(feria), cpu(bare), times(feria.cpuSeconds, bare.cpuSeconds), ''],
      ['CPU a message', perMessage(feria), perMessage(bare), '', ''],
      [
        'memory of a connected socket, heap and buffers',
        kb(feria.heapBytes),
        kb(bare.heapBytes),
        times(feria.heapBytes, bare.heapBytes),
        atMost(`${SOCKET_KB} kB`, feria.heapBytes <= SOCKET_KB * 1000),
      ],
      [
        'memory of a connected socket, growth of RSS',
        kb(feria.rssBytes),
        kb(bare.rssBytes),
        '',
        atMost(`${SOCKET_KB} kB`, feria.rssBytes <= SOCKET_KB * 1000),
      ],
    ],
  )
}
