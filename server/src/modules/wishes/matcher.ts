import type { Ctx } from '../../core/context.ts'
import type { Query } from '../../language/query/query.ts'
import type { Rarity } from '../../language/scoring/score.ts'
import { type MatchCandidate, rarityNow } from '../catalogue/catalogue.module.ts'
import type { CandidateWish } from './candidates.ts'
import { type MatchScore, type ProductToMatch, readOffered, scoreMatch, wishQuery } from './match.rules.ts'
import { textOfWish } from './rules.ts'

/** A wish and a product that match. */
export interface NewMatch extends MatchScore {
  wishId: string
  productId: string
  buyerId: string
  sellerId: string
  distanceKm: number | null
}

/** Wishes repeat their words, and parsing takes longer than scoring, so this many parsed texts are cached. */
const KEPT_QUERIES = 10_000
let kept = new Map<string, Query>()

const queryOf = (text: string): Query => {
  const known = kept.get(text)
  if (known) return known
  const query = wishQuery(text)
  if (kept.size >= KEPT_QUERIES) kept = new Map()
  kept.set(text, query)
  return query
}

/** A product parsed once, to be scored against many wishes. */
export const offer = (product: MatchCandidate): ProductToMatch => readOffered(product, product)

/** Whether a product matches a wish, how well and why; null when it does not. */
export const matchOne = (
  ctx: Ctx,
  wish: CandidateWish,
  product: MatchCandidate,
  offered: ProductToMatch,
  rarity: Rarity | undefined,
): NewMatch | null => {
  const { geo } = ctx.engines
  const here = wish.lat === null || wish.lon === null ? null : { lat: wish.lat, lon: wish.lon }
  const there = here && geo.locate(product.location, here)
  const distanceKm = here && there ? geo.kilometres(here, there) : null
  const judged = scoreMatch({ ...wish, query: queryOf(wish.corrected ?? textOfWish(wish)) }, offered, distanceKm, rarity)
  return judged && { ...judged, wishId: wish.id, productId: product.id, buyerId: wish.userId, sellerId: product.userId, distanceKm }
}

/** The wishes that a product matches, published or not, with how well and why, in their order. The product is parsed once. */
export const matchAmong = async (
  ctx: Ctx,
  product: MatchCandidate,
  candidates: CandidateWish[],
): Promise<{ wish: CandidateWish; found: NewMatch }[]> => {
  const rarity = await rarityNow(ctx)
  const offered = offer(product)
  return candidates.flatMap((wish) => {
    const found = matchOne(ctx, wish, product, offered, rarity)
    return found ? [{ wish, found }] : []
  })
}

/** The best first, ties in their order. */
export const bestFirst = (found: NewMatch[]): NewMatch[] =>
  found.toSorted((a, b) => Number(b.coincidence === 'MATCH') - Number(a.coincidence === 'MATCH') || b.score - a.score)
