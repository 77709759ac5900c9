import type { Category } from '@feria/contract/catalogue/schemas'
import type { Ctx } from '../../../core/context.ts'
import { findLocal } from './find-local.ts'

const ASKED = 12

/**
 * The category that most products with a similar name have, weighted by score; null when none fits well enough, by a score from 0 to 1.
 */
export const suggestCategory = async (ctx: Ctx, name: string, leastScore: number): Promise<Category | null> => {
  const { items } = await findLocal(ctx, { text: name, filters: {}, limit: ASKED })
  const votes = new Map<number, { category: Category; score: number }>()
  for (const { product, score } of items) {
    if (!product.category || score < leastScore) continue
    const known = votes.get(product.category.id)?.score ?? 0
    votes.set(product.category.id, { category: product.category, score: known + score })
  }
  const [best] = [...votes.values()].sort((a, b) => b.score - a.score || a.category.id - b.category.id)
  return best?.category ?? null
}
