import { and, not, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { rowsOf } from '../../engines/db/database.ts'
import { isAmong } from '../../engines/db/lists.ts'
import { versionColumn } from './prepared-texts.ts'
import { categories, products } from './tables.ts'
import type { Level, Search } from './text-match.ts'

/** A product that may fit a search. */
export interface Candidate {
  id: string
  version: string
  name: string
  categoryId: number | null
  categoryName: string | null
  isSold: boolean
  /** The database's estimate of how well it fits. */
  roughly: number
}

/** The most products gathered: enough to include the best, few enough for any size of catalogue. */
export const GATHERED = 300
const GATHERED_SQL = sql.raw(String(GATHERED))
const columns = sql`${products.id}, ${versionColumn} as version, ${products.name}, ${products.categoryId} as "categoryId",
  ${products.soldAt} is not null as "isSold"`

/** As `language/` values a sold product. */
const orSold = (value: SQL): SQL => sql`${value} * (case when ${products.soldAt} is null then 1 else 0.8 end)`

/** How many strong forms stand in telling places, from 0 to 1. */
const telling = ({ telling }: Search): SQL => sql`ts_rank(${products.tiers}, ${telling}::tsquery)`

/** How many forms there are at all; a word says less in a long text. */
const anywhere = ({ any }: Search): SQL =>
  sql`ts_rank(${products.terms}, ${any}::tsquery) / (1 + coalesce(octet_length(${products.details}), 0) / 500.0)`

/**
 * The rows of a query. Where many fit, the newest are scanned until there are enough: «is true» keeps the index out, which would first
 * collect all that fit.
 */
const rowsFor = (where: SQL | undefined, value: SQL, matches: SQL, isCommon: boolean): SQL => {
  const condition = and(where, isCommon ? sql`(${matches}) is true` : matches)
  const order = isCommon ? sql`order by ${products.id} desc` : sql``
  return sql`select ${columns}, ${orSold(value)} as roughly from ${products} where ${condition} ${order} limit ${GATHERED_SQL}`
}

const inTiers = (query: string): SQL => sql`${products.tiers} @@ ${query}::tsquery`
const inTerms = (query: string): SQL => sql`${products.terms} @@ ${query}::tsquery`

const withCategories = (rows: SQL): SQL => sql`
  select found.*, ${categories.name} as "categoryName" from (${rows}) found
  left join ${categories} on ${categories.id} = found."categoryId"
  order by found.roughly desc, found.id desc limit ${GATHERED_SQL}`

const read = async (ctx: Ctx, statement: SQL): Promise<Candidate[]> => rowsOf<Candidate>(await ctx.db.execute(statement))

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
 * Products that have all words of a level and are not found yet, in one statement: tier after tier until there are enough, so that those
 * that fit best are among them whatever the size of the catalogue, ordered by how well they fit.
 */
export const gather = (ctx: Ctx, search: Search, level: Level, where: SQL | undefined, found: { id: string }[]): Promise<Candidate[]> => {
  const isNew = and(where, besides(found))
  const parts: SQL[] = []
  const names: SQL[] = []
  const before: SQL[] = []
  const add = (value: SQL, matches: SQL, isCommon: boolean) => {
    const counts = names.map((name) => sql`(select count(*) from ${name})`)
    const isNeeded = counts.length > 0 ? sql`${sql.join(counts, sql` + `)} < ${GATHERED_SQL}` : undefined
    const others = before.map((one) => sql`not (${one})`)
    const name = sql.raw(`tier_${names.length}`)
    const worth = sql`${value} * ${level.part}::real`
    parts.push(sql`${name} as materialized (${rowsFor(and(isNeeded, isNew, ...others), worth, matches, isCommon)})`)
    names.push(name)
  }
  for (const [at, { query, isCommon }] of level.tiers.entries()) {
    const matches = inTiers(query)
    add(sql`(${sql.raw(String(level.tiers.length - at + 2))} + ${telling(search)})`, matches, isCommon)
    before.push(matches)
  }
  add(sql`(2 + ${anywhere(search)})`, inTerms(level.strong.query), level.strong.isCommon)
  before.push(inTerms(level.strong.query))
  add(sql`(1 + ${anywhere(search)})`, inTerms(level.query), level.isCommon)
  const all = names.map((name) => sql`select * from ${name}`)
  return read(ctx, sql`with ${sql.join(parts, sql`, `)} ${withCategories(sql.join(all, sql` union all `))}`)
}

/** Products that another condition finds, like nearness in meaning, behind all that have words of the search. */
export const gatherNear = (ctx: Ctx, search: Search, near: SQL, where: SQL | undefined, found: { id: string }[]) =>
  read(ctx, withCategories(rowsFor(and(where, besides(found)), anywhere(search), near, false)))
