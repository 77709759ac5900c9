import type { Arrived } from './arrivals.ts'
import { type Conditions, writtenBy } from './conditions.ts'
import { table } from './table.ts'
import type { TableSize } from './table-sizes.ts'

/** An hour of the day, or a step beyond it. */
export interface Hour extends Arrived {
  /** Actions a second that were to begin. */
  rate: number
  /** Processors that each kept busy, on average. */
  feria: number
  database: number
  /** Of Feria's process, at the end. */
  residentBytes: number
}

export interface CityMeasured {
  members: number
  products: number
  minutes: number
  dailyActions: number
  day: Hour[]
  more: Hour[]
  before: TableSize[]
  after: TableSize[]
}

const MEGABYTE = 1024 ** 2
/** Fewer rows than these say little of the size of one. */
const ENOUGH_ROWS = 100
const whole = (value: number) => Math.round(value).toLocaleString('en')

const rowOf = (name: string, { rate, begun, errors, p50, p95, feria, database, residentBytes }: Hour): string[] => [
  name,
  rate.toFixed(0),
  whole(begun),
  String(errors),
  `${p50.toFixed(0)} ms`,
  `${p95.toFixed(0)} ms`,
  feria.toFixed(2),
  database.toFixed(2),
  `${whole(residentBytes / MEGABYTE)} MB`,
]
const heads = (first: string) => [
  first,
  'actions a second',
  'actions',
  'errors',
  'p50',
  'p95',
  'processors of Feria',
  'of PostgreSQL',
  'RSS',
]

/** What a row takes with its indexes: of a table that grew, what it grew by; of another one, on average. */
const sizeRows = (before: TableSize[], after: TableSize[]): string[][] =>
  after.flatMap((table) => {
    const earlier = before.find(({ name }) => name === table.name)
    const grown = table.rows - (earlier?.rows ?? 0)
    if (table.rows < ENOUGH_ROWS) return []
    const rows = grown >= ENOUGH_ROWS && earlier && earlier.rows < grown ? ` (${whole(grown)} written by the day)` : ''
    const bytes = (table.bytes + table.indexBytes) / table.rows
    const share = `${Math.round((table.indexBytes / (table.bytes + table.indexBytes)) * 100)} %`
    return [[`\`${table.name}\``, `${whole(table.rows)}${rows}`, `${whole(bytes)} B`, share]]
  })

/** The section of docs/SCALE.md, one for each number of products. */
export const citySection = (measured: CityMeasured, conditions: Conditions): string => {
  const { members, products, minutes, dailyActions, day, more, before, after } = measured
  const sum = (of: 'begun' | 'errors') => whole(day.reduce((all, hour) => all + hour[of], 0))
  const seconds = ((minutes * 60) / day.length).toFixed(0)
  // Of another size it stands beside the city that the assumptions are about.
  const size = products === members ? '' : ` with ${whole(products)} products`
  return `## A city's day${size}, measured

${writtenBy('`npm run city`', conditions)}

${whole(members)} members, ${whole(products)} products; one process of Feria, its PostgreSQL and those who ask, on one machine.
A day has ${whole(dailyActions)} actions; each of its hours is asked for at its own rate, for ${seconds} s.
${sum('begun')} actions, ${sum('errors')} errors. Processors are those that were busy on average.

${table(
  heads('Hour'),
  day.map((hour, i) => rowOf(`${i}`, hour)),
)}

Then each step asks for a quarter more, until the slowest twentieth take longer than a second.

${table(
  heads('Step'),
  more.map((hour, i) => rowOf(`${i + 1}`, hour)),
)}

What a row takes on the disk, with its indexes:

${table(['Table', 'rows', 'a row', 'of it indexes'], sizeRows(before, after))}`
}
