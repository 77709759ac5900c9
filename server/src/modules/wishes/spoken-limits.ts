import { isPrice } from '@feria/contract/money'
import type { WishFields } from '@feria/contract/wishes/schemas'
import { MAX_WISH_SIZE } from '@feria/contract/wishes/values'
import type { Ctx } from '../../core/context.ts'
import { readWish } from '../../language/wishes/grammar.ts'
import { readSize } from '../../language/wishes/size.ts'

type Limits = Required<Pick<WishFields, 'name' | 'modelo' | 'localization' | 'maxPrice' | 'currency' | 'radiusKm' | 'size' | 'condition'>>

/** What one of the two texts of a wish says beside its thing, and the text without that; the text as it is where it says nothing. */
const readText = ({ engines }: Pick<Ctx, 'engines'>, text: string) => {
  const { what, maxPrice, currency, place, radiusKm, condition } = readWish(text, (name) => engines.geo.locate(name) !== null)
  const isPriced = maxPrice !== null && isPrice(maxPrice)
  const hasLimits = isPriced || place !== null || condition !== null
  return {
    price: isPriced ? { maxPrice, currency } : null,
    place: place === null ? null : { localization: place, radiusKm },
    condition,
    rest: hasLimits ? what.charAt(0).toUpperCase() + what.slice(1) : text,
  }
}

/**
 * A new wish with what its words say of price, place, size and condition in its fields, and no longer among its words: «bici hasta 200
 * lucas» is a bike of at most 200,000 pesos. A field that is set goes before the words. Only for a new one: what is changed or taken off
 * later is a person's, whatever the words.
 */
export const withSpokenLimits = <Fields extends Limits>(ctx: Pick<Ctx, 'engines'>, fields: Fields): Fields => {
  const [named, described] = [readText(ctx, fields.name), readText(ctx, fields.modelo)]
  const price = fields.maxPrice === null ? (named.price ?? described.price) : null
  const place = fields.localization === null ? (named.place ?? described.place) : null
  const size = readSize(`${fields.name}, ${fields.modelo}`)
  const name = named.rest || fields.name
  return {
    ...fields,
    name,
    modelo: described.rest || name,
    ...price,
    ...(place ? { localization: place.localization, radiusKm: fields.radiusKm ?? place.radiusKm } : {}),
    condition: fields.condition ?? named.condition ?? described.condition,
    size: fields.size ?? (size && size.length <= MAX_WISH_SIZE ? size : null),
  }
}
