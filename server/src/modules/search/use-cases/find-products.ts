import type { Answer, api, Input } from '@feria/contract'
import { platforms } from '@feria/contract/catalogue/values'
import { byFit } from '@feria/contract/search/compare'
import type { SearchLine } from '@feria/contract/search/schemas'
import type { Ctx } from '../../../core/context.ts'
import { searchLines } from '../lines.ts'

const withoutProducts = ({ platform, state, total, next }: SearchLine) => ({ platform, state, total, next })

/**
 * Searches the requested platforms and returns the results, best first, once all have answered or failed. Anyone may call. Empty without
 * a text and a category; refuses a minimum above the maximum.
 */
export const findProducts = async (ctx: Ctx, { query }: Input<typeof api.search.find>): Promise<Answer<typeof api.search.find>> => {
  const lines: SearchLine[] = []
  for await (const line of searchLines(ctx, query)) lines.push(line)
  return {
    products: lines.flatMap(({ products }) => products).sort(byFit),
    platforms: lines.map(withoutProducts).sort((one, other) => platforms.indexOf(one.platform) - platforms.indexOf(other.platform)),
    reading: lines.find(({ reading }) => reading)?.reading ?? null,
    rate: lines[0]?.rate ?? null,
  }
}
