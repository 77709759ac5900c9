import { createHash } from 'node:crypto'
import type { PageHead } from '@feria/contract/rendering'
import { MAX_UPLOAD_PIXELS } from '@feria/contract/uploads/values'
import { z } from 'zod'
import type { Ctx } from '../../core/context.ts'
import { AppError, fail } from '../../core/errors.ts'
import { mayBuy } from '../catalogue/catalogue.module.ts'
import { formatProductPrice } from '../payments/payments.module.ts'
import { readPicture } from '../uploads/uploads.module.ts'
import { findShared, shareUrlOf } from './queries.ts'
import { breakdownOf } from './rules.ts'
import { drawnCards } from './tables.ts'

/** Change it with the drawing of cards, so that no older one is shown. */
const DRAWING = '1'
const SIZE = { width: 1200, height: 630 }

/** What a shared link shows; null for a removed one, and for a hidden product. */
const readShown = async (ctx: Ctx, id: string) => {
  const found = z.uuid().safeParse(id).success ? await findShared(ctx, id).catch(unlessGone) : null
  if (!found?.product.isVisible) return null
  const { link, product, reseller } = found
  const { BRAND_NAME: brand } = ctx.config
  const { priceMinor, currency } = product
  const totalMinor = priceMinor === null ? null : breakdownOf(priceMinor, link.permille).totalMinor
  const price = formatProductPrice(totalMinor, currency)
  const note = mayBuy(product, undefined) ? `Te lo ofrece ${reseller.name}` : 'Ya no está disponible'
  const shown = { title: product.name, price: price.replace(',00 ', ' '), note, brand, imageUrl: product.imageUrl }
  const version = createHash('sha256')
    .update(JSON.stringify([DRAWING, shown]))
    .digest('hex')
    .slice(0, 16)
  return { ...shown, version }
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
    image: { url: `${url}/image.jpg?v=${shown.version}`, ...SIZE, alt: shown.title },
  }
}

const drawing = new Map<string, Promise<Buffer>>()

/**
 * The card of a link as a JPEG, for anybody. It is drawn once per price, name and picture, and replaces the previous one. Fails with
 * `reselling.link-not-found` for a link that is not shown.
 */
export const drawLink = async (ctx: Ctx, id: string): Promise<{ bytes: Buffer; version: string }> => {
  const shown = await readShown(ctx, id)
  if (!shown) return fail('reselling.link-not-found')
  const { version, imageUrl, ...words } = shown
  const key = `cards/${id}/${version}.jpg`
  const kept = await ctx.engines.files.read(key)
  if (kept) return { bytes: kept, version }
  const draw = async () => {
    const picture = imageUrl ? await readPicture(ctx, imageUrl) : null
    const bytes = await ctx.engines.pictures.draw({ ...words, picture }, MAX_UPLOAD_PIXELS)
    const drawnAt = ctx.now()
    // Before the file exists: everything in the store is recorded, so that it can be deleted.
    await ctx.db.insert(drawnCards).values({ linkId: id, drawnAt }).onConflictDoUpdate({ target: drawnCards.linkId, set: { drawnAt } })
    await ctx.engines.files.remove(`cards/${id}`)
    await ctx.engines.files.put(key, bytes)
    return bytes
  }
  // Concurrent requests wait for the same drawing.
  const before = drawing.get(key)
  const now = before ?? draw().finally(() => drawing.delete(key))
  if (!before) drawing.set(key, now)
  return { bytes: await now, version }
}
