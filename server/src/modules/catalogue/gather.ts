import { type Condition, conditions } from '@feria/contract/catalogue/values'
import type { Currency } from '@feria/contract/money'
import { and, not, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { rowsOf } from '../../engines/db/database.ts'
import { isAmong } from '../../engines/db/lists.ts'
import { BROKEN_TERM } from '../../language/scoring/tiers.ts'
import { conditionFactor, keptByState } from '../../language/searches/search-score.ts'
import { GATHERED } from './rarity.ts'
import { products } from './tables.ts'
import type { Level, Matching, Search } from './text-match.ts'
import { type TieFacts, tieColumns, tieOrder } from './ties.ts'

/** A product that may fit a search. */
export interface Candidate extends TieFacts {
  version: string
  name: string
  categoryId: number | null
  categoryName: string | null
  isSold: boolean
  priceMinor: number | null
  currency: Currency
  /** In USD cents; null without a rate. */
  comparableMinor: number | null
  condition: Condition | null
  isBroken: boolean
  /** The database's estimate of how well it fits. */
  roughly: number
}

/** The most of the newest products that are scanned for what many have: those that fit must not be looked for in all of a large market. */
const SCANNED = 20_000
const GATHERED_SQL = sql.raw(String(GATHERED))
const SCANNED_SQL = sql.raw(String(SCANNED))
const broken = `products.tiers @@ '''${BROKEN_TERM}'''::tsquery`
const isBroken = sql.raw(broken)
// One piece of text: a search writes these columns ten times.
const columns = sql.raw(
  'products.id, products.xmin::text as version, products.name, products.category_id as "categoryId", ' +
    'products.sold_at is not null as "isSold", products.tiers, products.price_minor as "priceMinor", products.currency, ' +
    `products.comparable_minor as "comparableMinor", products.condition, ${broken} as "isBroken", ${tieColumns}`,
)

/** How many forms there are at all; a word says less in a long text. */
const anywhere = ({ any }: Search): SQL =>
  sql`ts_rank(products.terms, ${any}::tsquery) / (1 + coalesce(octet_length(products.details), 0) / 500.0)`

/** The rows of a query among those that pass the filters. */
interface Rows {
  filters: SQL | undefined
  value: SQL
  matches: SQL
  isCommon?: boolean
  /** What else they have to be. */
  and?: SQL | undefined
}

/**
 * Where many fit, the newest are scanned until there are enough: a part of its own keeps the index out, which would first collect all that
 * fit.
 */
const rowsFor = ({ filters, value, matches, isCommon = false, and: more }: Rows): SQL => {
  const newest = sql`(select *, xmin from products where ${filters ?? sql`true`} order by id desc limit ${SCANNED_SQL}) products`
  const from = isCommon ? newest : sql`products`
  const condition = and(isCommon ? undefined : filters, more, matches)
  const order = sql.raw(isCommon ? 'order by products.id desc' : '')
  return sql`select ${columns}, ${value} as base from ${from} where ${condition} ${order} limit ${GATHERED_SQL}`
}

const inTiers = (query: string): SQL => sql`products.tiers @@ ${query}::tsquery`
const inTerms = (query: string): SQL => sql`products.terms @@ ${query}::tsquery`

/**
 * How much having the words is worth beside where they stand, in tiers: what has all of them stands before what has some in its name, as
 * `language/` values them.
 */
const WORDS = 36

/** What an offer keeps of its score by what the database knows of it, as `language/` values it. */
const keptOf = ({ standing, condition: wanted }: Search['asked']): SQL => {
  const state = keptByState(standing)
  const ways = conditions.map((one) => `when '${one}' then ${conditionFactor(wanted, one)}`).join(' ')
  return sql.raw(
    'case when found."isSold" then 0.8 else 1 end * ' +
      `case when found."isBroken" then ${state.broken} else ${state.other} end * case found.condition ${ways} else 1 end`,
  )
}

/** Rows in order: within a tier by how many strong forms stand in telling places. */
const ordered = async (ctx: Ctx, { asked, strongQuery }: Search, rows: SQL, part = 1, parts = sql``): Promise<Candidate[]> => {
  const fits = sql`${sql.raw(String(WORDS))} + found.base + ts_rank(found.tiers, ${strongQuery}::tsquery)`
  const value = sql`(${fits}) * ${part}::real * ${keptOf(asked)}`
  const statement = sql`${parts} select found.id, found.version, found.name, found."categoryId", found."isSold",
    found."priceMinor", found.currency, found."comparableMinor", found.condition, found."isBroken", found.quality, found."isInStock",
    found."publishedAt", categories.name as "categoryName", ${value} as roughly
    from (${rows}) found left join categories on categories.id = found."categoryId"
    order by roughly desc, ${tieOrder} limit ${GATHERED_SQL}`
  return rowsOf<Candidate>(await ctx.db.execute(statement))
}

const besides = (found: { id: string }[]): SQL | undefined =>
  found.length > 0
    ? not(
        isAmong(
          products.id,
          found.map(({ id }) => id),
        ),
      )
    : undefined

/**
 * Where fewer than this are estimated, as if words had nothing to do with each other, they are looked for in one walk through the index:
 * each tier would walk through the same long lists again. Measured with a million products; a failed attempt costs less than a tier.
 * How many have a single word is known.
 */
const FEW = 1000
const fewOf = ({ isSingle }: Level): number => (isSingle ? GATHERED : FEW)

/**
 * Products that have all words of a level and are not found yet, ordered by how well they fit: those that fit best are among them,
 * whatever the size of the catalogue.
 */
export const gather = async (
  ctx: Ctx,
  search: Search,
  level: Level,
  where: SQL | undefined,
  found: { id: string }[],
): Promise<Candidate[]> => {
  const isNew = besides(found)
  if (level.share * search.sample.total < fewOf(level)) {
    const all = await gatherAll(ctx, search, level, and(where, isNew))
    if (all.length < GATHERED) return all
  }
  return gatherByTiers(ctx, search, level, where, isNew)
}

const queriesOf = (level: Level): Matching[] => [...level.tiers, level.strong, level]

/** The earlier the tier the more, down to one; outside the tiers the words count wherever they are. */
const baseOf = (search: Search, { tiers }: Level, at: number): SQL => {
  const base = sql.raw(`${tiers.length + 2 - at}::real`)
  return at < tiers.length ? base : sql`${base} + ${anywhere(search)}`
}

/** In one walk through the index, each product by the first tier that it is in. */
const gatherAll = (ctx: Ctx, search: Search, level: Level, filters: SQL | undefined): Promise<Candidate[]> => {
  const bases = queriesOf(level).map((one, at) => sql`when ${matchesOf(level, one)} then ${baseOf(search, level, at)}`)
  const all = sql`select *, xmin from products where ${and(filters, matchesOf(level, level))} limit ${GATHERED_SQL}`
  return ordered(ctx, search, sql`select ${columns}, case ${sql.join(bases, sql` `)} end as base from (${all}) products`, level.part)
}

/** Where nothing else is asked for, things that are not broken. */
const isAskedState = ({ asked }: Search): SQL => (asked.standing === 'broken' ? isBroken : not(isBroken))

/** Tier after tier until there are enough, in one statement: first what is in the state that is asked for, then the rest. */
const gatherByTiers = (ctx: Ctx, search: Search, level: Level, where: SQL | undefined, isNew: SQL | undefined): Promise<Candidate[]> => {
  const parts: SQL[] = []
  const isAsked = isAskedState(search)
  const queries = queriesOf(level)
  const add = (one: Matching, value: SQL, ...more: SQL[]) => {
    const sum = parts.map((_, n) => `(select count(*) from tier_${n})`).join(' + ')
    const isNeeded = sum ? sql.raw(`${sum} < ${GATHERED}`) : undefined
    const matches = matchesOf(level, one)
    const rows = rowsFor({ filters: where, value, matches, isCommon: one.isCommon, and: and(isNeeded, isNew, ...more) })
    parts.push(sql`${sql.raw(`tier_${parts.length}`)} as materialized (${rows})`)
  }
  let before: Matching | undefined
  let all: Matching | undefined
  for (const [at, one] of queries.entries()) {
    // Each tier contains the ones before it, but for the forms that are not strong.
    const others = [...new Set([before, all])].flatMap((other) => (other ? sql`not (${matchesOf(level, other)})` : []))
    add(one, baseOf(search, level, at), isAsked, ...others)
    before = one
    if (one.isOfAllForms) all = one
  }
  // Wherever the words stand in what is broken, what works has them better.
  add(level, baseOf(search, level, queries.length - 1), not(isAsked))
  const tiers = sql.raw(parts.map((_, n) => `select * from tier_${n}`).join(' union all '))
  return ordered(ctx, search, tiers, level.part, sql`with ${sql.join(parts, sql`, `)}`)
}

const matchesOf = ({ tiers }: Level, one: Matching): SQL => (tiers.includes(one) ? inTiers(one.query) : inTerms(one.query))

/** Products that another condition finds, like nearness in meaning, behind all that have words of the search. */
export const gatherNear = (ctx: Ctx, search: Search, near: SQL, where: SQL | undefined, found: { id: string }[]) =>
  ordered(ctx, search, rowsFor({ filters: where, value: anywhere(search), matches: near, and: besides(found) }))
