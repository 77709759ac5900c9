import type { Answer, api, Input } from '@feria/contract'
import { fold } from '@feria/contract/fold'
import { RELEVANCE_FLOOR } from '@feria/contract/search/values'
import type { Ctx } from '../../../core/context.ts'
import { readBrand } from '../../../language/titles/brand.ts'
import { readCategory } from '../../../language/titles/category.ts'
import { wantedSize } from '../../../language/wishes/children.ts'
import { readCountry } from '../../../language/wishes/country.ts'
import { readIntent } from '../../../language/wishes/intents/intent.ts'
import { readSize } from '../../../language/wishes/size.ts'
import { listCategories, suggestCategory } from '../../catalogue/catalogue.module.ts'
import { readChips } from '../lines.ts'
import { wishRefusalOf } from '../wish-refusal.rules.ts'

/**
 * Reads a wish, or the name of a product to publish, from its text, by rules alone: what is wanted first, chips, brand, size and country.
 * The category of a product is that of products with a similar name, or where there are none that of the thing that it names; a wish has
 * none, and says why if it is no wish. Anyone may call; nothing is stored.
 */
export const readText = async (ctx: Ctx, { body }: Input<typeof api.assistant.read>): Promise<Answer<typeof api.assistant.read>> => {
  const { country, rest } = readCountry(body.text)
  const read = { ...readChips(ctx, rest), brand: readBrand(body.text), size: (body.of === 'wish' ? wantedSize : readSize)(rest), country }
  const wanted = readIntent(body.text)
  const { intent } = wanted
  if (body.of === 'wish') {
    const selling = wanted.selling ? readChips(ctx, wanted.selling).what : ''
    const refusal = wishRefusalOf(wanted, { what: read.what, selling, feePercent: ctx.config.PLATFORM_FEE_PERCENT, text: body.text })
    return { ...read, intent, refusal }
  }
  const category = (await suggestCategory(ctx, read.what || body.text, RELEVANCE_FLOOR)) ?? (await namedCategory(ctx, body.text))
  return { ...read, intent, categoryId: category?.id ?? null, refusal: null }
}

/** The category that a name says by itself, as far as the market still has it. */
const namedCategory = async (ctx: Ctx, text: string) => {
  const named = readCategory(text)
  return named && (await listCategories(ctx)).find(({ name }) => fold(name) === fold(named))
}
