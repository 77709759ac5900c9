import { isPrice } from '@feria/contract/money'
import type { WishFields } from '@feria/contract/wishes/schemas'
import { MAX_WISH_SIZE } from '@feria/contract/wishes/values'
import type { Ctx } from '../../core/context.ts'
import { readWish } from '../../language/wishes/grammar.ts'
import { readSize } from '../../language/wishes/size.ts'
import { textOfWish } from './rules.ts'

type Limits = Required<Pick<WishFields, 'name' | 'modelo' | 'localization' | 'maxPrice' | 'currency' | 'radiusKm' | 'size' | 'condition'>>

/**
 * A new wish with what its words say of price, place, size and condition in its fields, where those say nothing: «bici hasta 200 lucas»
 * has a maximum price. Name and model stay as they are. Only for a new one: what a member takes off later stays off, whatever the words.
 */
export const withSpokenLimits = <Fields extends Limits>(ctx: Pick<Ctx, 'engines'>, fields: Fields): Fields => {
  const text = textOfWish(fields)
  const read = readWish(text, (place) => ctx.engines.geo.locate(place) !== null)
  const isPriced = fields.maxPrice === null && read.maxPrice !== null && isPrice(read.maxPrice)
  const isPlaced = fields.localization === null && read.place !== null
  const size = readSize(text)
  return {
    ...fields,
    ...(isPriced ? { maxPrice: read.maxPrice, currency: read.currency } : {}),
    ...(isPlaced ? { localization: read.place, radiusKm: fields.radiusKm ?? read.radiusKm } : {}),
    condition: fields.condition ?? read.condition,
    size: fields.size ?? (size && size.length <= MAX_WISH_SIZE ? size : null),
  }
}
