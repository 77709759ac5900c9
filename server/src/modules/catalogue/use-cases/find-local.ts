import type { Product } from '@feria/contract/catalogue/schemas'
import { toMajor } from '@feria/contract/money'
import type { SearchReading, Snippet } from '@feria/contract/search/schemas'
import type { Ctx } from '../../../core/context.ts'
import type { Query } from '../../../language/query/query.ts'
import { snippet } from '../../../language/query/snippet.ts'
import { readCursor, writeCursor } from '../../../platform/paging.ts'
import type { Ranked, Ranking } from '../candidates.ts'
import type { Filters } from '../filters.ts'
import { readPrepared } from '../prepared-texts.ts'
import { minorOrNull } from '../product-input.ts'
import { latestRate, toProduct } from '../queries.ts'
import { depthSchema, readRows } from '../ranked-page.ts'
import { findRanking } from '../rankings.ts'
import { comparable } from '../rules.ts'
import { understand } from '../understood.ts'
import { listProducts } from './list-products.ts'

/** One of our products in a search result. */
export interface LocalFinding {
  product: Product
  /** From 0 to 1. */
  score: number
  snippet: Snippet
  /** Equal for offers of the same model; null when unknown. */
  model: string | null
  /** In major units of USD at the latest rate. */
  comparable: number | null
  /** Whether it breaks the price that the text names: such products come last. */
  isOutsidePrice: boolean
}

export interface FoundLocal {
  items: LocalFinding[]
  next: string | null
  /** The number of results; null when there are more than were examined. */
  total: number | null
  /** The text with its typos corrected; null when there were none. */
  corrected: string | null
  /** True when nothing fits the whole text. */
  isRelaxed: boolean
  /** The words of the asked variant that nobody has, where the results are the nearest ones; null otherwise. */
  missing: string[] | null
  categories: { id: number; name: string; count: number }[]
}

interface LocalSearch {
  text: string | undefined
  filters: Filters
  limit: number
  cursor?: string | undefined
}

/** How many characters of the details a snippet is taken from. */
const PASSAGE_DETAILS = 1200

const nothing: FoundLocal = { items: [], next: null, total: 0, corrected: null, isRelaxed: false, missing: null, categories: [] }

/**
 * Our products that fit a text, best first, by page, with their categories; without a text the newest that pass the filters. Anyone may
 * call; hidden products never show. Refuses a minimum above the maximum and cursors that we did not write.
 */
export const findLocal = async (ctx: Ctx, { text, filters, limit, cursor }: LocalSearch): Promise<FoundLocal> => {
  if (!text?.trim()) return listNewest(ctx, { filters, limit, cursor })
  const { offset } = readCursor(depthSchema, cursor) ?? { offset: 0 }
  const found = await findRanking(ctx, { text, filters, isForgiving: true })
  if (!found) return nothing
  const { search, ranking } = found
  const page = ranking.ranked.slice(offset, offset + limit)
  const next = offset + limit < ranking.ranked.length ? writeCursor({ offset: offset + limit }) : null
  return {
    items: await readFindings(ctx, search.query, page),
    next,
    total: ranking.isComplete ? ranking.ranked.length : null,
    corrected: search.corrected,
    isRelaxed: ranking.isRelaxed,
    missing: missingOf(ranking),
    categories: countCategories(ranking),
  }
}

/**
 * How a list's search is understood, with its filters: as `findLocal` reads it, without the products. Anyone may call; refuses what the
 * list refuses.
 */
export const readLocal = async (ctx: Ctx, asked: Filters): Promise<SearchReading> => {
  const { spoken, filters } = understand(ctx, asked)
  const found = await findRanking(ctx, { text: filters.search ?? '', filters })
  if (!found) return { corrected: null, isRelaxed: false, spoken, missing: null, categories: [] }
  const { search, ranking } = found
  return {
    corrected: search.corrected,
    isRelaxed: ranking.isRelaxed,
    spoken,
    missing: missingOf(ranking),
    categories: countCategories(ranking),
  }
}

const listNewest = async (ctx: Ctx, { filters, limit, cursor }: Omit<LocalSearch, 'text'>): Promise<FoundLocal> => {
  const { items, next } = await listProducts(ctx, { query: { ...filters, search: undefined, limit, cursor } })
  const rate = await latestRate(ctx)
  const inUsd = ({ price, currency }: Product) => majorOrNull(comparable(minorOrNull(price), currency, rate))
  const found = items.map((product) => ({ product, score: 1, snippet: [], model: null, comparable: inUsd(product), isOutsidePrice: false }))
  return { ...nothing, items: found, next, total: next || cursor ? null : found.length }
}

const majorOrNull = (minor: number | null): number | null => (minor === null ? null : toMajor(minor))

const readFindings = async (ctx: Ctx, query: Query, page: Ranked[]): Promise<LocalFinding[]> => {
  const rows = await readRows(ctx, page, PASSAGE_DETAILS)
  const texts = await readPrepared(
    ctx,
    page.flatMap(({ id }) => rows.get(id) ?? []),
  )
  return page.flatMap(({ id, value, isOutsidePrice }) => {
    const row = rows.get(id)
    if (!row) return []
    return {
      product: toProduct(row),
      score: value,
      snippet: snippet(query, [row.description, row.passage].filter(Boolean).join(' · ')),
      model: texts.get(row.id)?.model ?? null,
      comparable: majorOrNull(row.comparableMinor),
      isOutsidePrice,
    }
  })
}

/** Only what every examined product lacks: of a market with more of them nothing is claimed. */
const missingOf = ({ missing, isComplete }: Ranking): string[] | null => (isComplete && missing && missing.length > 0 ? missing : null)

const countCategories = ({ ranked }: Ranking): FoundLocal['categories'] => {
  const counted = new Map<number, { id: number; name: string; count: number }>()
  for (const { categoryId: id, categoryName: name } of ranked) {
    if (id === null || name === null) continue
    const known = counted.get(id) ?? { id, name, count: 0 }
    counted.set(id, { ...known, count: known.count + 1 })
  }
  return [...counted.values()].sort((a, b) => b.count - a.count || a.id - b.id)
}
