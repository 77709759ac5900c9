import { isDeepStrictEqual } from 'node:util'
import type { Answer, api, Input } from '@feria/contract'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { emit } from '../../../core/events.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { locationColumns, ownPlace } from '../around.ts'
import { checkProduct, checkTexts, comparableNow, deliveryInput, minorOrNull, usePictures } from '../product-input.ts'
import { getOwnProduct, lockOwn } from '../queries.ts'
import { picturesOf } from '../rules.ts'
import { products } from '../tables.ts'
import { learnWords, searchColumns } from '../terms.ts'
import { forgetProof } from './send-proof-photo.ts'

/**
 * Updates the given fields of the member's product; `sold: true` marks it as sold, which is final. Owner only. Refuses what publishing
 * refuses, and to sell a sold product; a sold product can still be edited.
 */
export const editProduct = (ctx: Ctx, { params, body }: Input<typeof api.catalogue.edit>): Promise<Answer<typeof api.catalogue.edit>> =>
  withTransaction(ctx, async (ctx) => {
    checkTexts(body)
    const before = await lockOwn(ctx, params.id)
    if (body.sold && before.soldAt) fail('catalogue.already-sold')
    const now = ctx.now()
    const name = body.name ?? before.name
    const description = body.description ?? before.description
    const details = body.details === undefined ? before.details : body.details
    const brand = body.brand === undefined ? before.brand : body.brand
    const texts = { name, description, details, brand }
    const currency = body.currency ?? before.currency
    const priceMinor = body.price === undefined ? before.priceMinor : minorOrNull(body.price)
    const minSalePriceMinor = body.minSalePrice === undefined ? before.minSalePriceMinor : minorOrNull(body.minSalePrice)
    await checkProduct(ctx, { categoryId: body.categoryId, priceMinor, minSalePriceMinor })
    const images = editedPictures(before.images, body)
    if (images)
      await usePictures(
        ctx,
        images.filter((image) => !before.images.includes(image)),
      )
    await ctx.db
      .update(products)
      .set({
        ...texts,
        currency,
        priceMinor,
        minSalePriceMinor,
        comparableMinor: await comparableNow(ctx, priceMinor, currency),
        ...(body.originalPrice === undefined ? {} : { originalPriceMinor: minorOrNull(body.originalPrice) }),
        ...(body.stock === undefined ? {} : { stock: body.stock ?? 0 }),
        ...(images ? { images, imageUrl: images[0] ?? null } : {}),
        ...(body.sold ? { soldAt: now } : {}),
        ...(body.delivery && deliveryInput(body.delivery)),
        categoryId: body.categoryId,
        condition: body.condition,
        ...(body.location === undefined ? {} : locationColumns(ctx.engines, body.location, await ownPlace(ctx))),
        negotiationConditions: body.negotiationConditions,
        geolocationRange: body.geolocationRange,
        pricePreference: body.pricePreference,
        updatedAt: now,
        embeddedBy: null,
        ...searchColumns({ ...texts, condition: body.condition ?? before.condition }),
      })
      .where(eq(products.id, params.id))
    // The photo shows what it was.
    const showsOthers = images !== undefined && !isDeepStrictEqual(images, before.images)
    if (showsOthers || name !== before.name) await forgetProof(ctx, params.id)
    await learnWords(ctx, texts)
    await emit(ctx, 'catalogue.changed', { productId: params.id })
    return getOwnProduct(ctx, params.id)
  })

/** A new single URL replaces the main picture and keeps the rest; a new list replaces them all; undefined changes nothing. */
const editedPictures = (
  before: string[],
  body: { imageUrl?: string | null | undefined; images?: string[] | undefined },
): string[] | undefined => {
  if (body.images !== undefined) return picturesOf(body.imageUrl, body.images)
  if (body.imageUrl === undefined || body.imageUrl === before[0]) return undefined
  return picturesOf(body.imageUrl, before.slice(1))
}
