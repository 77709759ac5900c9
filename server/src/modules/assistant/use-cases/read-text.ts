import type { Answer, api, Input } from '@feria/contract'
import type { Ctx } from '../../../core/context.ts'
import { readCountry } from '../../../language/wishes/country.ts'
import { readSize } from '../../../language/wishes/size.ts'
import { readChips } from '../lines.ts'
import { wishRefusalOf } from '../wish-refusal.rules.ts'

/**
 * Reads a wish from its text, by rules alone: its chips, the size and the country that it names, and, if it is none, why. Anyone may
 * call; nothing is stored.
 */
export const readText = async (ctx: Ctx, { body }: Input<typeof api.assistant.read>): Promise<Answer<typeof api.assistant.read>> => {
  const { country, rest } = readCountry(body.text)
  const chips = readChips(ctx, rest)
  const size = readSize(rest)
  const refusal = wishRefusalOf(body.text, chips.what, ctx.config.PLATFORM_FEE_PERCENT)
  return { ...chips, ...(size && { size }), ...(country && { country }), ...(refusal && { refusal }) }
}
