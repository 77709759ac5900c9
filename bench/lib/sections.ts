import { type ChatMeasured, RATE as MESSAGE_RATE, ROOMS } from './chat.ts'
import { chatTable } from './chat-table.ts'
import { type Conditions, writtenBy } from './conditions.ts'
import type { HttpMeasured } from './http.ts'
import { httpTable, ordersTable } from './http-table.ts'
import { CONNECTIONS, type LoadMeasured, SOCKETS } from './load.ts'
import { loadTables } from './load-table.ts'
import type { PagesMeasured } from './pages.ts'
import { pagesTable } from './pages-table.ts'
import type { SearchMeasured } from './search.ts'
import { searchTable } from './search-table.ts'
import { AT_ONCE, OF_A_ROUND, type UploadsMeasured } from './uploads.ts'
import { uploadsTable } from './uploads-table.ts'
import { RATE as PUBLISHED, type WishesMeasured } from './wishes.ts'
import { wishesTable } from './wishes-table.ts'

/** Seconds of chat or publications below which figures are rough, and those of the mixed load. */
const FULL_SECONDS = 60
const FULL_LOAD_SECONDS = 600

/** The conditions of the run, not of the part. */
type Run = Pick<Conditions, 'loadBefore' | 'isRough'>

/** The start of every section: its heading and, since it may be measured alone, its own conditions. */
const opening = (part: string, conditions: Conditions): string =>
  `## ${part}\n\n${writtenBy(`\`npm run bench -- --only ${part.toLowerCase()}\` or the whole run`, conditions)}`

/** The web's first load and Lighthouse's scores. */
export const webSection = (tables: { own: string; scores: string; sights: string }, run: Run): string => `${opening('Web', run)}

First load is every script that comes with the page on a first visit; a cold start is from the spawn to the first answer of /health/ready.

${tables.own}

Lighthouse as a phone (slow 4G and a processor four times slower, both simulated) on the built app, the median of its runs after a \
visit that is not
counted; /all-products as a signed-in member.

${tables.scores}

First sight of a page on a slow phone, nothing cached: 1.6 Mbit/s, a round trip of 150 ms and a processor four times slower, all of them \
held by the
browser itself; the median of its visits to the demo market. The largest piece is there when the page can be read.

${tables.sights}`

/** Feria next to the bare server, by request. */
export const httpSection = (
  { postgres, pace, results, orders }: HttpMeasured,
  run: Run,
): string => `${opening('HTTP', { ...run, postgres })}

10,000 products of 50 sellers in PostgreSQL, and a million made of copies of them in one with 1 GB of shared buffers. Each request \
goes to Feria and to
a bare server in turn, in the same run: Fastify and postgres.js answering the same rows as plain JSON, without parsing, rights, \
limits, cursors or
security headers; for logins the same argon2id and session, for orders the same statements in one transaction and no mails \
afterwards. Both are checked
to answer the same before they are measured.
The load comes from the same machine: ${pace.rounds} rounds of ${pace.roundSeconds} s for each, taken alternately, after a \
warm-up${pace.isRough ? '; fewer at 1 and 256 connections and on the million, and 2 s for logins and orders' : ''}. Rates are
medians of the rounds, «Feria / bare» is the median of the pairs of rounds, and so is «bare / Feria» of the processor time that a \
request costs each process itself. Lists
are of cards, for which the bare server reads only what a card shows; p50 and p99 are Feria's, of whole orders for both calls \
together; RSS is all of
Feria's right after it, in the order of the rows: 32 connections come first, since what came before is still felt.

${httpTable(results)}

Whole orders once more, until the last of their emails is written and the last of their notifications stored; the rate counts from the \
first request until
then. The bare server has neither.

${ordersTable(orders)}`

/** The pages that everybody may see. */
export const pagesSection = (measured: PagesMeasured, run: Run): string => `${opening('Pages', { ...run, postgres: measured.postgres })}

The public pages on 10,000 products. A kept page is asked for at one address by 32 connections, next to the bare server, which sends \
as many bytes
from its memory, in rounds that alternate. Rendered anew are pages that nobody has asked for, one after the other; the processor time is \
the whole
server's, with its queries, its rendering and both compressions. The sitemap is written at the first request for it, on a million \
products.

${pagesTable(measured)}`

/** Pictures through Feria next to sharp alone. */
export const uploadsSection = (
  measured: UploadsMeasured,
  run: Run,
): string => `${opening('Uploads', { ...run, postgres: measured.postgres })}

A JPEG of 12 megapixels and ${(measured.photoBytes / 1e6).toFixed(1)} MB, drawn with noise, is sent through HTTP and kept in three \
widths on the disk, ${AT_ONCE} pictures at once. Beside it
sharp alone, in a process without Feria, makes the same three variants of it, byte by byte. ${measured.rounds} rounds of \
${OF_A_ROUND} pictures for each, taken
alternately after a warm-up; whoever sends is on the same machine.

${uploadsTable(measured)}`

/** One process under a mixed load. */
export const loadSection = (alone: LoadMeasured, withPages: LoadMeasured, run: Run): string => {
  const isRough = alone.seconds < FULL_LOAD_SECONDS
  return `${opening('Load', { ...run, isRough, postgres: alone.postgres })}

One process of Feria over PostgreSQL with 10,000 products, for ${alone.seconds} s after a warm-up: ${CONNECTIONS} connections \
without any pause, each doing one thing after the
other in a mix of all that members do, while ${SOCKETS.toLocaleString('en')} members are connected by sockets and hear what becomes \
of their orders. Every answer without the
expected status is an error. RSS is asked for each second, with the sockets in it; the memory of a socket is what \
${SOCKETS.toLocaleString('en')} silent ones add after a
collection, before the load. Then the same once more, on tables as fresh, with public pages that visitors open besides.

${loadTables(alone)}

${loadTables(withPages)}`
}

/** The search at two sizes. */
export const searchSection = (measured: SearchMeasured, run: Run): string => `${opening('Search', { ...run, postgres: measured.postgres })}

GET /api/v1/products?search= of 20 through HTTP, two at once, after one round to warm up, on PostgreSQL with 1 GB of shared \
buffers. The larger catalogue is
made of copies of the smaller one, so that every word stands in the same share of the products. PostgreSQL's own rank reads the same index
without Feria: every product with all words, ordered by ts_rank, without typos, inflection or a way out.

${searchTable(measured)}`

/** The matching at two sizes. */
export const wishesSection = (measured: WishesMeasured, run: Run): string => {
  const isRough = measured.seconds < FULL_SECONDS
  return `${opening('Wishes', { ...run, isRough, postgres: measured.postgres })}

${PUBLISHED} products a second are published through HTTP for ${measured.seconds} s. Each has one buyer who looks for its very \
model and, beyond, meets as many of the common
wishes as its words do, at most 300; the time ends when a socket of the seller and one of that buyer have received their match, \
stored before. The larger
market is made of copies of the smaller one, so that every wish stands in the same share of all. PostgreSQL has 1 GB of shared buffers.

${wishesTable(measured)}`
}

/** The chat next to bare Socket.IO. */
export const chatSection = (measured: ChatMeasured, run: Run): string => {
  const isRough = measured.seconds < FULL_SECONDS
  return `${opening('Chat', { ...run, isRough, postgres: measured.postgres })}

Two processes of Feria over PostgreSQL and Redis, limits on, and beside them two of bare Socket.IO over the same Redis, adapter and \
settings, which
passes on what it gets and stores nothing. Each has ${ROOMS * 2} sockets in ${ROOMS} rooms, the buyer at one process and the seller \
at the other, and ${MESSAGE_RATE} messages of
60 characters a second, spread over all sockets, for ${measured.seconds} s in rounds that alternate. All clients are one process of \
the same machine.
A message must be received exactly once by both sockets of its room and stored exactly once, without holes in the numbers of the room. \
Memory is
what ${ROOMS * 2} connected, silent sockets add to both processes after a collection; RSS (of the process's own pages) grows less \
where a server
still holds room from its start.

${chatTable(measured)}`
}
