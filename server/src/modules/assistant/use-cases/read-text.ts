import type { Answer, api, Input } from '@feria/contract'
import { RELEVANCE_FLOOR } from '@feria/contract/search/values'
import type { Ctx } from '../../../core/context.ts'
import { readBrand } from '../../../language/titles/brand.ts'
import { suggestCategory } from '../../catalogue/catalogue.module.ts'
import { readChips } from '../lines.ts'

/**
 * Reads a wish, or the name of a product to publish, from its text, by rules alone. The category of a product is that of products with a
 * similar name; a wish has none. Anyone may call; nothing is stored.
 */
export const readText = async (ctx: Ctx, { body }: Input<typeof api.assistant.read>): Promise<Answer<typeof api.assistant.read>> => {
  const read = { ...readChips(ctx, body.text), brand: readBrand(body.text) }
  if (body.of === 'wish') return read
  const category = await suggestCategory(ctx, read.what || body.text, RELEVANCE_FLOOR)
  return { ...read, categoryId: category?.id ?? null }
}
