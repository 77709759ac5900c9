import type { PageHead } from '@feria/contract/rendering'
import { z } from 'zod'
import type { Ctx } from '../../core/context.ts'
import { AppError, fail } from '../../core/errors.ts'
import { mayBuy } from '../catalogue/catalogue.module.ts'
import { formatProductPrice } from '../payments/payments.module.ts'
import { CARD_SIZE, type CardContent, drawCard, versionOf } from '../uploads/uploads.module.ts'
import { findShared, shareUrlOf } from './queries.ts'
import { breakdownOf } from './rules.ts'

/** What a shared link shows; null for a removed one, and for a hidden product. */
const readShown = async (ctx: Ctx, id: string): Promise<CardContent | null> => {
  const found = z.uuid().safeParse(id).success ? await findShared(ctx, id).catch(unlessGone) : null
  if (!found?.product.isVisible) return null
  const { link, product, reseller } = found
  const { priceMinor, currency } = product
  const totalMinor = priceMinor === null ? null : breakdownOf(priceMinor, link.permille).totalMinor
  return {
    title: product.name,
    price: formatProductPrice(totalMinor, currency).replace(',00 ', ' '),
    note: mayBuy(product, undefined) ? `Te lo ofrece ${reseller.name}` : 'Ya no está disponible',
    brand: ctx.config.BRAND_NAME,
    imageUrl: product.imageUrl,
  }
}

const unlessGone = (error: unknown): null => {
  if (error instanceof AppError && error.code === 'reselling.link-not-found') return null
  throw error
}

/** The link preview of a link's page: title, description and card. Null for a link that is not shown. */
export const headOfLink = async (ctx: Ctx, id: string): Promise<PageHead | null> => {
  const shown = await readShown(ctx, id)
  if (!shown) return null
  const url = shareUrlOf(ctx, id)
  return {
    title: `${shown.title} · ${shown.brand}`,
    description: `${shown.price}. ${shown.note}. En ${shown.brand} el dinero se libera cuando tenés el producto.`,
    url,
    image: { url: `${url}/image.jpg?v=${versionOf(shown)}`, ...CARD_SIZE, alt: shown.title },
  }
}

/** The card of a link as a JPEG, for anybody. Fails with `reselling.link-not-found` for a link that is not shown. */
export const drawLink = async (ctx: Ctx, id: string) => {
  const shown = await readShown(ctx, id)
  return shown ? drawCard(ctx, 'link', id, shown) : fail('reselling.link-not-found')
}
