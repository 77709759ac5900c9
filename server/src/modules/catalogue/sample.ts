import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../engines/db/database.ts'

/** The newest products, for what their terms tell about all. */
export interface Sample {
  /** How many of them have each term. */
  counts: Map<string, number>
  /** Which of them have a term that several have: their places, the newest at 0. */
  places: Map<string, Uint16Array>
  size: number
  /** About how many products there are in all. */
  total: number
}

/** How many of the newest products are sampled. */
export const SAMPLED = 4000

const newest = (columns: string): string => `select ${columns} from products where is_visible order by id desc limit ${SAMPLED}`

/** Reads a sample, which takes the database some 300 ms. */
export const readSample = async (db: Db): Promise<Sample> => {
  const words = await db.execute(sql`select word, ndoc::int as ndoc from ts_stat(${newest('terms || tiers')})`)
  const lists = await db.execute(sql`
    select word, encode(string_agg(int2send(place::int2), ''), 'base64') as places
    from (select terms, row_number() over () - 1 as place from (${sql.raw(newest('terms'))}) newest) newest,
      unnest(tsvector_to_array(terms)) word
    group by word having count(*) > 1`)
  const counted = await db.execute(sql`
    select count(*)::int as size, (select reltuples::int from pg_class where oid = 'products'::regclass) as total
    from (select 1 from products where is_visible limit ${SAMPLED}) newest`)
  const { size = 0, total = 0 } = rowsOf<{ size: number; total: number }>(counted)[0] ?? {}
  return {
    counts: new Map(rowsOf<{ word: string; ndoc: number }>(words).map(({ word, ndoc }) => [word, ndoc])),
    places: new Map(rowsOf<{ word: string; places: string }>(lists).map(({ word, places }) => [word, numbersIn(places)])),
    size,
    // A catalogue that was never analysed is estimated as empty.
    total: Math.max(size, total),
  }
}

const numbersIn = (base64: string): Uint16Array => {
  const bytes = Buffer.from(base64, 'base64')
  return Uint16Array.from({ length: bytes.length / 2 }, (_, at) => bytes.readUInt16BE(2 * at))
}

/** How many products of a sample have one of each of these terms. A term that only one of them has counts for none. */
export const countTogether = (ways: string[][], { places }: Sample): number => {
  const met = new Uint8Array(SAMPLED)
  let together = 0
  for (const [before, terms] of ways.entries()) {
    together = 0
    for (const term of terms) {
      for (const place of places.get(term) ?? []) {
        if (met[place] !== before) continue
        met[place] = before + 1
        together++
      }
    }
    if (together === 0) return 0
  }
  return together
}

/**
 * The estimated share of products that have one of each of these terms: counted where several of the sample do, since a maker's name
 * mostly stands beside the name of what it makes; otherwise as if words were independent, and less than what would be seen.
 */
export const shareTogether = (ways: string[][], sample: Sample): number => {
  const together = countTogether(ways, sample)
  return together > 1 ? together / sample.size : Math.min(shareApart(ways, sample), 1 / sample.size)
}

/** The same as if words were independent, for terms that are not counted together. */
export const shareApart = (ways: string[][], { counts, size }: Sample): number =>
  ways.reduce((part, terms) => {
    const having = Math.max(...terms.map((term) => counts.get(term) ?? 0))
    return part * (size > 0 ? having / size : 0)
  }, 1)
