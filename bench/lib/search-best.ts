import type { Condition } from '@feria/contract/catalogue/values'
import type { Currency } from '@feria/contract/money'
import type { Ctx } from '../../server/src/core/context.ts'
import { type Db, rowsOf } from '../../server/src/engines/db/database.ts'
import { rarityOf } from '../../server/src/language/scoring/score.ts'
import { searchScore } from '../../server/src/language/searches/search-score.ts'
import { priceTest } from '../../server/src/language/searches/spoken-price.ts'
import { prepareProduct } from '../../server/src/modules/catalogue/prepared-texts.ts'
import { latestRate, READ_DETAILS } from '../../server/src/modules/catalogue/queries.ts'
import { findRanking } from '../../server/src/modules/catalogue/rankings.ts'
import { inThousandths } from '../../server/src/modules/catalogue/ties.ts'
import type { Dice } from './dice.ts'

/** How many of the queries found the best of all products, and the texts of those that did not. */
export interface BestFound {
  queries: number
  found: number
  missed: string[]
  /** By how much the value of a place was below that of the best, at most; from 0 to 1. */
  shortfall: number
}

const QUERIES = 100
const BEST = 20
/** Values that differ by less are the same place. */
const SAME = 1e-9
/** As the server orders what is of no kind and has not all words. */
const MIN_VALUE = 0.05
/** As `language/` values a sold product. */
const SOLD = 0.8

interface Original {
  name: string
  description: string
  details: string | null
  condition: Condition | null
  category: string | null
  isSold: boolean
  priceMinor: number | null
  currency: Currency
  comparableMinor: number | null
}

/**
 * Searches for words out of products' names and texts, and scores every product in full for each: a search has found the best when its
 * first 20 have the values of the 20 best of all. Copies have the texts of their originals, so that those are scored, each for all its
 * copies.
 */
export const measureBest = async (db: Db, ctx: Ctx, dice: Dice, copies: number): Promise<BestFound> => {
  const originals = rowsOf<Original>(
    await db.execute(`
      select p.name, p.description, left(p.details, ${READ_DETAILS}) as details, p.condition, c.name as category,
        p.sold_at is not null as "isSold", p.price_minor::float8 as "priceMinor", p.currency,
        p.comparable_minor::float8 as "comparableMinor"
      from bench_products p left join categories c on c.id = p.category_id where p.is_visible`),
  )
  const prepared = originals.map((original) => ({ original, text: prepareProduct(original), worth: original.isSold ? SOLD : 1 }))
  const rate = await latestRate(ctx)
  const missed: string[] = []
  let shortfall = 0
  for (let n = 0; n < QUERIES; n++) {
    const text = wordsOf(dice, dice.pick(originals), n)
    const found = await findRanking(ctx, { text, filters: {} })
    if (!found) throw new Error(`«${text}» has no word`)
    const { search, ranking } = found
    const rarity = (term: string) => rarityOf(search.sample.counts.get(term) ?? 0, search.sample.size)
    const wanted = { ...search.asked, query: search.query }
    // What breaks a spoken price comes last. A copy has a price of its own, so that of such searches only the order of the others is seen.
    const isOutside = priceTest(search.asked.price, rate)
    const within = prepared.filter(({ original }) => !isOutside(original))
    const all = within.map(({ original, text, worth }) => ({ ...searchScore(wanted, text, original, rarity), worth }))
    // What is neither of the kind nor has all words is no result beside what is.
    const met = all.filter(({ isMet, value, worth }) => isMet && value * worth >= MIN_VALUE)
    const values = (met.length > 0 ? met : all).map(({ value, worth }) => inThousandths(value * worth))
    const best = values
      .sort((a, b) => b - a)
      .slice(0, BEST)
      .flatMap((value) => Array<number>(copies).fill(value))
    const short = Math.max(...best.slice(0, BEST).map((value, at) => value - (ranking.ranked[at]?.value ?? 0)))
    if (short > SAME) missed.push(text)
    shortfall = Math.max(shortfall, short)
  }
  return { queries: QUERIES, found: QUERIES - missed.length, missed, shortfall }
}

/** One to four words: of the name, of the name and the details, or of the details alone. */
const wordsOf = (dice: Dice, { name, description, details }: Original, n: number): string => {
  const named = name.split(' ').filter((word) => word.length > 2)
  const described = `${description} ${details ?? ''}`.split(/[^\p{L}\p{N}-]+/u).filter((word) => word.length > 4)
  const [noun = ''] = named
  const ways = [
    [noun],
    named.slice(0, 2),
    named,
    [noun, dice.pick(described)],
    [noun, dice.pick(described), dice.pick(described)],
    [dice.pick(described)],
  ]
  return (ways[n % ways.length] ?? []).join(' ').toLowerCase()
}
