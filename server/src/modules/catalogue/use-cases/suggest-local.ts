import { fold } from '@feria/contract/fold'
import type { Suggestion } from '@feria/contract/search/schemas'
import { asc, like } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import type { Ranked } from '../candidates.ts'
import { readRankedCards } from '../ranked-page.ts'
import { findRanking } from '../rankings.ts'
import { categories } from '../tables.ts'

const MAX_CATEGORIES = 2
const MAX_SEARCHES = 3
/** How many products are examined for completions. */
const ASKED = 40
const MIN_LETTERS = 2

/** Suggestions for the start of a search, the most useful first: completions, categories, then available products. Anyone may call. */
export const suggestLocal = async (ctx: Ctx, { q, limit }: { q: string; limit: number }): Promise<Suggestion[]> => {
  const typed = fold(q)
  if (typed.length < MIN_LETTERS) return []
  const found = await findRanking(ctx, { text: q, filters: { in_stock: true }, isTyping: true })
  const ranked = found?.ranking.ranked.slice(0, ASKED) ?? []
  const searches = goOn(typed, ranked)
  const named = await findCategories(ctx, typed)
  const shown = await readRankedCards(ctx, ranked.slice(0, limit))
  const items = shown.map(({ id, name, imageUrl }): Suggestion => ({ kind: 'producto', text: name, url: `/products/${id}`, imageUrl }))
  return [...searches, ...named, ...items].slice(0, limit)
}

const findCategories = async (ctx: Ctx, typed: string): Promise<Suggestion[]> => {
  const pattern = `%${typed.replaceAll(/[%_\\]/g, '')}%`
  const rows = await ctx.db
    .select({ name: categories.name })
    .from(categories)
    .where(like(categories.folded, pattern))
    .orderBy(asc(categories.name))
    .limit(MAX_CATEGORIES)
  return rows.map(({ name }) => ({ kind: 'categoría', text: name, url: null, imageUrl: null }))
}

/** Completions of a text from the names of its results: its last word completed, or followed by the next word. */
const goOn = (typed: string, ranked: Ranked[]): Suggestion[] => {
  const counts = new Map<string, number>()
  for (const one of ranked) {
    const name = ` ${fold(one.name)} `
    const at = name.indexOf(` ${typed}`)
    if (at < 0) continue
    const rest = name.slice(at + 1 + typed.length)
    const [ending = '', following = ''] = rest.split(' ')
    const whole = typed + ending
    for (const text of ending ? [whole] : following.length > 2 ? [`${whole} ${following}`] : [])
      counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  return [...counts]
    .sort(([a, m], [b, n]) => n - m || a.localeCompare(b))
    .slice(0, MAX_SEARCHES)
    .map(([text]) => ({ kind: 'búsqueda', text, url: null, imageUrl: null }))
}
