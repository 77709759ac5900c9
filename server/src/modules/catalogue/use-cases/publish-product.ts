import type { Answer, api, Input } from '@feria/contract'
import { v7 as newId } from 'uuid'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { emit } from '../../../core/events.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { checkNotSuspended, countAct } from '../../accounts/accounts.module.ts'
import { locationColumns, ownPlace } from '../around.ts'
import { checkProduct, checkTexts, comparableNow, deliveryInput, minorOrNull, type NewProduct, usePictures } from '../product-input.ts'
import { getOwnProduct } from '../queries.ts'
import { picturesOf } from '../rules.ts'
import { products } from '../tables.ts'
import { learnWords, searchColumns } from '../terms.ts'

/** The default stock. */
const DEFAULT_STOCK = 1

/**
 * Publishes a product of the member, visible at once. Members only; the seller is always the caller. Refuses ways out of Feria in its
 * texts, an unknown category, a minimum sale price above the price and others' pictures. No price means «A convenir»; no stock means 1.
 */
export const publishProduct = (ctx: Ctx, { body }: Input<typeof api.catalogue.publish>): Promise<Answer<typeof api.catalogue.publish>> =>
  withTransaction(ctx, async (ctx) => {
    checkTexts(body)
    const now = ctx.now()
    const images = picturesOf(body.imageUrl, body.images)
    const product: NewProduct = {
      id: newId({ msecs: now.getTime() }),
      userId: memberOf(ctx).id,
      categoryId: body.categoryId,
      name: body.name,
      description: body.description,
      details: body.details,
      brand: body.brand,
      condition: body.condition,
      ...locationColumns(ctx.engines, body.location, await ownPlace(ctx)),
      currency: body.currency,
      priceMinor: minorOrNull(body.price),
      originalPriceMinor: minorOrNull(body.originalPrice),
      minSalePriceMinor: minorOrNull(body.minSalePrice),
      comparableMinor: await comparableNow(ctx, minorOrNull(body.price), body.currency),
      stock: body.stock ?? DEFAULT_STOCK,
      imageUrl: images[0] ?? null,
      images,
      negotiationConditions: body.negotiationConditions,
      geolocationRange: body.geolocationRange,
      pricePreference: body.pricePreference,
      ...deliveryInput(body.delivery),
      createdAt: now,
      updatedAt: now,
      ...searchColumns(body),
    }
    await checkProduct(ctx, { ...product, priceMinor: product.priceMinor ?? null, minSalePriceMinor: product.minSalePriceMinor ?? null })
    await usePictures(ctx, images)
    await countAct(ctx, 'listing')
    await ctx.db.insert(products).values(product)
    await checkNotSuspended(ctx)
    await learnWords(ctx, body)
    await emit(ctx, 'catalogue.changed', { productId: product.id })
    return getOwnProduct(ctx, product.id)
  })
