import { cpus } from 'node:os'
import { type ChatMeasured, RATE, ROOMS } from './chat.ts'
import { chatTable } from './chat-table.ts'
import type { Pace } from './measure.ts'
import type { SearchMeasured } from './search.ts'
import { searchTable } from './search-table.ts'
import { RATE as PUBLISHED, type WishesMeasured } from './wishes.ts'
import { wishesTable } from './wishes-table.ts'

/** What the figures depend on. */
export interface Conditions {
  /** The version as PostgreSQL itself tells it. */
  postgres: string
  /** The machine's load average before the run: above zero, others were at work too. */
  loadBefore: number
}

/** Seconds of talk below which the figures of the chat are rough. */
const FULL_CHAT_SECONDS = 60
/** The same of the wishes. */
const FULL_WISHES_SECONDS = 60

/** No name of a machine and no path. */
const machine = ({ postgres, loadBefore }: Conditions): string => {
  const [cpu] = cpus()
  const version = /\d+(\.\d+)+/.exec(postgres)?.[0] ?? 'unknown'
  return `${cpu?.model.trim()}, ${cpus().length} cores; Node ${process.versions.node}; PostgreSQL ${version}; load before ${loadBefore.toFixed(1)}`
}

/** The whole page of docs/BENCHMARKS.md. */
export const reportOf = (
  tables: { load: string; own: string; scores: string; search: string; wishes: string; chat: string },
  conditions: Conditions,
  pace: Pace,
): string => `# Benchmarks

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${machine(conditions)}.${pace.isRough ? '\nA short run: its figures are rough, good for seeing that all works and not for comparing.' : ''}

10,000 products of 50 sellers in PostgreSQL. Each request goes to Feria and to a bare server in turn, in the same run: Fastify and
postgres.js answering the same rows as plain JSON, without parsing, rights, limits, cursors or security headers; for logins the same argon2id and session, for orders the same statements in one transaction and
no mails afterwards. Both are checked to answer the same before they are measured.
The load comes from the same machine: 32 connections, ${pace.rounds} rounds of ${pace.roundSeconds} s for each, taken alternately, after a warm-up. Rates are
medians of the rounds, «Feria / bare» is the median of the pairs of rounds; p50 and p99 are Feria's, of whole orders for both calls together.

${tables.load}

First load is every script that a first visit to the page fetches; a cold start is from the spawn to the first answer of /health/ready.

${tables.own}

Lighthouse as a phone (slow 4G and a processor four times slower, both simulated) on the built app, the median of its runs; /all-products as a
signed-in member.

${tables.scores}

${tables.search}

${tables.wishes}

${tables.chat}`

const SEARCH_HEADING = '## Search'
const WISHES_HEADING = '## Wishes'
const CHAT_HEADING = '## Chat'

/** What the search takes at two sizes, with what its own figures depend on. */
export const searchSection = (measured: SearchMeasured, loadBefore: number, isRough: boolean): string => `${SEARCH_HEADING}

Written by \`npm run bench -- --only search\` or the whole run on ${new Date().toISOString().slice(0, 10)}: ${machine({ postgres: measured.postgres, loadBefore })}.${isRough ? '\nA short run: its figures are rough.' : ''}

GET /api/v1/products?search= of 20 through HTTP, two at once, after one round to warm up, on PostgreSQL with 1 GB of shared buffers. The larger catalogue is
made of copies of the smaller one, so that every word stands in the same share of the products. PostgreSQL's own rank reads the same index
without Feria: every product with all words, ordered by ts_rank, without typos, inflection or a way out.

${searchTable(measured)}`

/** What matching takes at two sizes, with what its own figures depend on. */
export const wishesSection = (measured: WishesMeasured, loadBefore: number): string => `${WISHES_HEADING}

Written by \`npm run bench -- --only wishes\` or the whole run on ${new Date().toISOString().slice(0, 10)}: ${machine({ postgres: measured.postgres, loadBefore })}.${measured.seconds < FULL_WISHES_SECONDS ? '\nA short run: its figures are rough.' : ''}

${PUBLISHED} products a second are published through HTTP for ${measured.seconds} s. Each has one buyer who looks for its very model and, beyond, meets as many of the common
wishes as its words do, at most 300; the time ends when a socket of the seller and one of that buyer have heard of their match, stored before. The larger
market is made of copies of the smaller one, so that every wish stands in the same share of all. PostgreSQL has 1 GB of shared buffers.

${wishesTable(measured)}`

/** The last part of the page, with what its own figures depend on, since it may be measured alone. */
export const chatSection = (measured: ChatMeasured, loadBefore: number): string => `${CHAT_HEADING}

Written by \`npm run bench -- --only chat\` or the whole run on ${new Date().toISOString().slice(0, 10)}: ${machine({ postgres: measured.postgres, loadBefore })}.${measured.seconds < FULL_CHAT_SECONDS ? '\nA short run: its figures are rough.' : ''}

Two processes of Feria over PostgreSQL and Redis, limits on, and beside them two of bare Socket.IO over the same Redis, adapter and settings, which
passes on what it gets and stores nothing. Each has ${ROOMS * 2} sockets in ${ROOMS} rooms, the buyer at one process and the seller at the other, and ${RATE} messages of
60 characters a second, spread over all sockets, for ${measured.seconds} s in rounds that alternate. All clients are one process of the same machine.
A message must be heard exactly once by both sockets of its room and stored exactly once, without holes in the numbers of the room. Memory is
what ${ROOMS * 2} connected, silent sockets add to both processes after a collection; RSS (of the process's own pages) grows less where a server
still holds room from its start.

${chatTable(measured)}
`

/** The page with one of its parts replaced, or added at its end when it has none of that heading. */
export const withSection = (page: string, section: string): string => {
  const heading = section.slice(0, section.indexOf('\n'))
  const parts = page.split(/^(?=## )/m).map((part) => part.trimEnd())
  const at = parts.findIndex((part) => part.startsWith(`${heading}\n`))
  if (at < 0) parts.push(section)
  else parts[at] = section
  return `${parts.map((part) => part.trimEnd()).join('\n\n')}\n`
}
