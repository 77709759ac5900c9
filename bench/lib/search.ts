import type { Ctx } from '../../server/src/core/context.ts'
import { type Db, rowsOf } from '../../server/src/engines/db/database.ts'
import { openDatabase } from '../../server/src/engines/db/open-database.ts'
import { bareQuery } from './bare-query.ts'
import { createDice } from './dice.ts'
import { kinds } from './kinds.ts'
import type { Market } from './market.ts'
import { quantile, type Rounds } from './measure.ts'
import { type BestFound, measureBest } from './search-best.ts'
import { again, firstTime, measureCost, type SearchCost } from './search-cost.ts'
import { startBareProbed, startFeriaProbed, temporaryFolder } from './servers.ts'

/** The times of one kind of search, in milliseconds. */
export interface SearchTimes {
  p50: number
  p95: number
  worst: number
}

/** A kind of search, e.g. one common word, and its times in a catalogue of a size. */
interface SearchSort {
  name: string
  times: SearchTimes
}

export interface SearchMeasured {
  postgres: string
  sizes: { products: number; all: SearchTimes; sorts: SearchSort[]; kept: SearchTimes; own: SearchTimes }[]
  /** At the smaller size: searches that others have just made, and those that nobody has. */
  cost: { kept: SearchCost; first: SearchCost }
  /** At the larger size. */
  best: BestFound
}

/** Concurrent searches: one per core of a small machine. */
const AT_ONCE = 2
const PAGE = 20
/** How many copies of each product the larger catalogue has. */
const COPIES = 100

/** Searches by what makes them hard, worded as people type. */
const searches = (codes: string[]): { name: string; texts: string[] }[] => {
  const nouns = kinds.map(({ noun }) => noun.toLowerCase())
  const pairs = kinds.map(({ noun, brands }) => `${noun} ${brands[0]}`)
  return [
    { name: 'one common word', texts: nouns },
    { name: 'a word that every product has', texts: ['modelo', 'fotos', 'service oficial', 'color'] },
    { name: 'noun and brand', texts: pairs },
    { name: 'noun, brand and traits', texts: pairs.map((pair, n) => `${pair} ${n % 2 ? 'color negro impecable' : 'con caja importada'}`) },
    { name: 'a model code', texts: codes },
    { name: 'a typo', texts: nouns.filter((noun) => noun.length > 5).map((noun) => noun.slice(0, 3) + noun.slice(4)) },
    {
      name: 'a sentence',
      texts: pairs.map((pair) => `hola, busco ${pair.toLowerCase()} que esté en buen estado y no sea muy cara, para mi hija`),
    },
    { name: 'what nobody sells', texts: ['submarino nuclear', 'zzxxyyqq', 'telescopio refractor 70mm', 'castillo inflable'] },
  ]
}

/**
 * Measures the search at 10,000 and at a million products, to which it grows the market: Feria over HTTP, next to PostgreSQL's own
 * ranking.
 */
export const measureSearch = async (market: Market, pace: Rounds): Promise<SearchMeasured> => {
  const settings = async () => ({ DATABASE_URL: market.url, DATA_DIR: await temporaryFolder(), DEMO: 'no', RATE_LIMITS: 'false' })
  const sorted = searches(await codesOf(market.db))
  const rounds = pace.isRough ? 2 : 6
  const feria = await startFeriaProbed(await settings())
  const bare = await startBareProbed(market.url)
  const texts = sorted.flatMap(({ texts }) => texts)
  const cost = {
    kept: await measureCost({ feria, bare }, texts, again, pace),
    first: await measureCost({ feria, bare }, texts, firstTime, pace),
  }
  await bare.stop()
  const sizes = [await measureSize(feria.url, market.db, market.filled.ids.length, sorted, rounds)]
  await feria.stop()
  const products = await market.grow()
  const large = await startFeriaProbed(await settings())
  sizes.push(await measureSize(large.url, market.db, products, sorted, rounds))
  await large.stop()
  return { postgres: market.version, sizes, cost, best: await findBest(market.url) }
}

/** As the server itself searches, in this process. */
const findBest = async (url: string): Promise<BestFound> => {
  const db = await openDatabase({ url, dir: '' })
  const ctx = { db: db.db, engines: { db, ai: { embeddings: null } } } as unknown as Ctx
  const best = await measureBest(db.db, ctx, createDice(7), COPIES)
  await db.close()
  return best
}

const codesOf = async (db: Db): Promise<string[]> => {
  const code = `substring(description from '[A-Z]{2}-[0-9]{4}') as code`
  return rowsOf<{ code: string }>(await db.execute(`select ${code} from products order by id limit 20`)).map(({ code }) => code)
}

const measureSize = async (feria: string, db: Db, products: number, sorted: ReturnType<typeof searches>, rounds: number) => {
  const sorts: SearchSort[] = []
  const all: number[] = []
  const kept: number[] = []
  const own: number[] = []
  for (const { name, texts } of sorted) {
    const ask = (text: string) => search(feria, firstTime(text))
    await timeEach(texts, 1, ask)
    const times = await timeEach(texts, rounds, ask)
    all.push(...times)
    await timeEach(texts, 1, (text) => search(feria, again(text)))
    kept.push(...(await timeEach(texts, rounds, (text) => search(feria, again(text)))))
    own.push(...(await timeEach(texts, 1, (text) => searchBare(db, text))))
    sorts.push({ name, times: timesOf(times) })
    console.log(`${products} products, ${name}: p95 ${timesOf(times).p95.toFixed(1)} ms`)
  }
  return { products, all: timesOf(all), sorts, kept: timesOf(kept), own: timesOf(own) }
}

const timesOf = (times: number[]): SearchTimes => {
  const sorted = times.toSorted((a, b) => a - b)
  return { p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), worst: sorted.at(-1) ?? 0 }
}

/** Runs every text for some rounds, a few concurrently; resolves to the milliseconds of each. */
const timeEach = async (texts: string[], rounds: number, ask: (text: string) => Promise<unknown>): Promise<number[]> => {
  const left = Array.from({ length: rounds }, () => texts).flat()
  const times: number[] = []
  const work = async () => {
    for (let text = left.shift(); text !== undefined; text = left.shift()) {
      const start = performance.now()
      await ask(text)
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return times
}

const search = async (feria: string, path: string): Promise<void> => {
  const answer = await fetch(`${feria}${path}`)
  const body = await answer.text()
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${body}`)
}

/** PostgreSQL's own search: every product with all words, ordered by its own rank. */
const searchBare = (db: Db, text: string) => {
  const query = `'${bareQuery(text)}'::tsquery`
  return db.execute(
    `select id, name from products where is_visible and terms @@ ${query} order by ts_rank(terms, ${query}) desc, id desc limit ${PAGE}`,
  )
}
