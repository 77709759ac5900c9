import { type Condition, conditions } from '@feria/contract/catalogue/values'
import type { Currency } from '@feria/contract/money'
import { and, not, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { rowsOf } from '../../engines/db/database.ts'
import { isAmong } from '../../engines/db/lists.ts'
import { BROKEN_TERM } from '../../language/scoring/tiers.ts'
import { conditionFactor, keptByState } from '../../language/searches/search-score.ts'
import { ENOUGH, GATHERED } from './rarity.ts'
import { products } from './tables.ts'
import type { Level, Matching, Search } from './text-match.ts'
import { breakTie, type TieFacts, tieColumns, tieOrder } from './ties.ts'

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
  /** Which of the levels that were read together it is of. */
  level: number
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
  // A limit that the planner does not see: it would rather scan the table from wherever the last scan ended, and find others each time.
  const limit = isCommon ? GATHERED_SQL : sql`(select ${GATHERED_SQL})`
  return sql`select ${columns}, ${value} as base from ${from} where ${condition} ${order} limit ${limit}`
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
const ordered = async (
  ctx: Ctx,
  { asked, strongQuery }: Search,
  rows: SQL,
  { part = sql`1`, level = sql`0`, parts = sql``, most = GATHERED } = {},
): Promise<Candidate[]> => {
  const fits = sql`${sql.raw(String(WORDS))} + found.base + ts_rank(found.tiers, ${strongQuery}::tsquery)`
  const value = sql`(${fits}) * (${part})::real * ${keptOf(asked)}`
  const statement = sql`${parts} select found.id, found.version, found.name, found."categoryId", found."isSold",
    found."priceMinor", found.currency, found."comparableMinor", found.condition, found."isBroken", found.quality, found."isInStock",
    found."publishedAt", categories.name as "categoryName", ${value} as roughly, ${level} as level
    from (${rows}) found left join categories on categories.id = found."categoryId"
    order by roughly desc, ${tieOrder} limit ${sql.raw(String(most))}`
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
 * The most that one walk reads, and what is tried in one if fewer are estimated: to place so many by tiers costs less than a walk for each
 * tier, and a walk in vain a tenth of what all tiers do where they hold too few.
 */
const FEW = 2 * GATHERED

/** How many of the newest products tell how many pass the filters. */
const TRIED = 500

/**
 * About the share of products that pass filters, never nothing, since few may still do. Where filters leave few, all tiers would be walked
 * through in search of enough.
 */
export const passingOf = async (ctx: Ctx, where: SQL | undefined): Promise<number> => {
  if (!where) return 1
  const newest = sql`(select * from products order by id desc limit ${sql.raw(String(TRIED))}) products`
  const counted = await ctx.db.execute(sql`select count(*)::int as tried, count(*) filter (where ${where})::int as passed from ${newest}`)
  const { tried = 0, passed = 0 } = rowsOf<{ tried: number; passed: number }>(counted)[0] ?? {}
  return tried === 0 ? 1 : Math.max(passed, 1) / tried
}

/** What is gathered for a search. */
export interface Gathering {
  search: Search
  where: SQL | undefined
  /** About the share of all products that pass it. */
  passing: number
  /** What was found before, which is left out. */
  found: Candidate[]
  /** Levels that turned out to have more products than one walk reads. */
  many: Set<Level>
}

/**
 * The levels that are read in one walk through the index, since few products are estimated in the loosest of them and not enough in those
 * before: each level, and each tier of a level, would walk through the same long lists again.
 */
const fewOf = (levels: Level[], { search, passing, many }: Gathering): Level[] => {
  const about = ({ share }: Level) => share * search.sample.total * passing
  const end = levels.findIndex((level, at) => {
    const before = levels[at - 1]
    return many.has(level) || about(level) >= FEW || (before && (!level.isLooser || about(before) >= ENOUGH))
  })
  return levels.slice(0, end < 0 ? levels.length : end)
}

/**
 * Products that have all words of a level and are not found yet, ordered by how well they fit: those that fit best are among them,
 * whatever the size of the catalogue. Reads those of looser levels, too, where that costs nothing more: one list for each level that was
 * read.
 */
export const gather = async (ctx: Ctx, gathering: Gathering, level: Level, looser: Level[] = []): Promise<Candidate[][]> => {
  const isNew = besides(gathering.found)
  for (let few = fewOf([level, ...looser], gathering); few.length > 0; few = few.filter((one) => !gathering.many.has(one))) {
    const all = await gatherAll(ctx, gathering.search, few, and(gathering.where, isNew))
    if (all.length < FEW) return few.map((_, at) => all.filter((one) => one.level === at))
    // What has this many of those that were read has more than one walk reads, most likely.
    const isMany = (_: Level, at: number) => at === few.length - 1 || all.filter((one) => one.level <= at).length >= GATHERED
    for (const one of few.filter(isMany)) gathering.many.add(one)
  }
  return [await gatherByTiers(ctx, gathering, level, isNew)]
}

const queriesOf = (level: Level): Matching[] => [...level.tiers, level.strong, level]

/** The earlier the tier the more, down to one; outside the tiers the words count wherever they are. */
const baseOf = (search: Search, { tiers }: Level, at: number): SQL => {
  const base = sql.raw(`${tiers.length + 2 - at}::real`)
  return at < tiers.length ? base : sql`${base} + ${anywhere(search)}`
}

/** In one walk through the index, each product by the first level and its first tier that it is in. */
const gatherAll = (ctx: Ctx, search: Search, levels: Level[], filters: SQL | undefined): Promise<Candidate[]> => {
  const loosest = levels.at(-1)
  const first = sql.join(
    levels.map((level, at) => sql`when ${matchesOf(level, level)} then ${sql.raw(String(at))}`),
    sql` `,
  )
  const bases = levels.map((level, at) => {
    const tiers = queriesOf(level).map((one, tier) => sql`when ${matchesOf(level, one)} then ${baseOf(search, level, tier)}`)
    return sql`when ${sql.raw(String(at))} then case ${sql.join(tiers, sql` `)} end`
  })
  const parts = levels.map(({ part }, at) => sql.raw(`when ${at} then ${part}`))
  const all = sql`select *, xmin, case ${first} end as level from products
    where ${and(filters, loosest && matchesOf(loosest, loosest))} limit ${sql.raw(String(FEW))}`
  const rows = sql`select ${columns}, level, case level ${sql.join(bases, sql` `)} end as base from (${all}) products`
  return ordered(ctx, search, rows, { part: sql`case level ${sql.join(parts, sql` `)} end`, level: sql`level`, most: FEW })
}

/** Where nothing else is asked for, things that are not broken. */
const isAskedState = ({ asked }: Search): SQL => (asked.standing === 'broken' ? isBroken : not(isBroken))

/** Rows of one tier of a level. */
interface Tier extends Pick<Rows, 'value' | 'matches' | 'isCommon'> {
  /** What else they have to be. */
  and: SQL[]
  /** The estimated share of all products. */
  share: number
}

/** What each tier has that those before it do not: first what is in the state that is asked for, then the rest. */
const tiersOf = (search: Search, level: Level): Tier[] => {
  const isAsked = isAskedState(search)
  const queries = queriesOf(level)
  let before: Matching | undefined
  let all: Matching | undefined
  const tiers = queries.map((one, at) => {
    // Each tier contains the ones before it, but for the forms that are not strong.
    const others = [...new Set([before, all])].flatMap((other) => (other ? sql`not (${matchesOf(level, other)})` : []))
    before = one
    if (one.isOfAllForms) all = one
    return { ...one, value: baseOf(search, level, at), matches: matchesOf(level, one), and: [isAsked, ...others] }
  })
  // Wherever the words stand in what is broken, what works has them better.
  const rest = { ...level, value: baseOf(search, level, queries.length - 1), matches: matchesOf(level, level), and: [not(isAsked)] }
  return [...tiers, rest]
}

/** Tier after tier until there are enough; those that hold enough by the estimate alone, since to plan a tier costs half a millisecond. */
const gatherByTiers = async (ctx: Ctx, gathering: Gathering, level: Level, isNew: SQL | undefined): Promise<Candidate[]> => {
  const { search, passing } = gathering
  const tiers = tiersOf(search, level)
  const likely = tiers.findIndex(({ share }) => share * search.sample.total * passing >= FEW) + 1
  const first = await gatherTiers(ctx, gathering, level, likely > 0 ? tiers.slice(0, likely) : tiers, isNew)
  if (likely === 0 || first.length >= GATHERED) return first
  const others = await gatherTiers(ctx, gathering, level, tiers.slice(likely), isNew, first.length)
  return [...first, ...others].sort((a, b) => b.roughly - a.roughly || breakTie(a, b)).slice(0, GATHERED)
}

/** In one statement; `had` were gathered before. */
const gatherTiers = (ctx: Ctx, { search, where }: Gathering, level: Level, tiers: Tier[], isNew: SQL | undefined, had = 0) => {
  const parts = tiers.map(({ value, matches, isCommon, and: more }, at) => {
    const sum = tiers.slice(0, at).map((_, n) => `(select count(*) from tier_${n})`)
    const isNeeded = at > 0 ? sql.raw(`${sum.join(' + ')} < ${GATHERED - had}`) : undefined
    const rows = rowsFor({ filters: where, value, matches, isCommon, and: and(isNeeded, isNew, ...more) })
    return sql`${sql.raw(`tier_${at}`)} as materialized (${rows})`
  })
  const all = sql.raw(tiers.map((_, n) => `select * from tier_${n}`).join(' union all '))
  return ordered(ctx, search, all, { part: sql.raw(String(level.part)), parts: sql`with ${sql.join(parts, sql`, `)}` })
}

const matchesOf = ({ tiers }: Level, one: Matching): SQL => (tiers.includes(one) ? inTiers(one.query) : inTerms(one.query))

/** Products that another condition finds, like nearness in meaning, behind all that have words of the search. */
export const gatherNear = (ctx: Ctx, search: Search, near: SQL, where: SQL | undefined, found: { id: string }[]) =>
  ordered(ctx, search, rowsFor({ filters: where, value: anywhere(search), matches: near, and: besides(found) }))
