import { idInPage } from '@feria/contract/catalogue/address'
import { conditionOf } from '@feria/contract/catalogue/values'
import { toMinor } from '@feria/contract/money'
import { NIL } from 'uuid'
import type { Ctx } from '../../core/context.ts'
import { fail } from '../../core/errors.ts'
import { getProduct, getSeller } from '../catalogue/catalogue.module.ts'
import { formatProductPrice } from '../payments/payments.module.ts'
import { drawCard } from '../uploads/uploads.module.ts'
import { getPublicWish } from '../wishes/wishes.module.ts'

/** What a call is given for the page of an address; an id that is not there is nobody's. */
const inputOf = (page: string) => ({ params: { id: idInPage(page) ?? NIL }, query: undefined, body: undefined })

/** The card of a product's public page: name, price, condition and place. Fails with `catalogue.not-found` for a hidden one. */
export const drawProductCard = async (ctx: Ctx, page: string) => {
  const input = inputOf(page)
  const product = await getProduct(ctx, { ...input, query: {} })
  const { name, price, currency, location, imageUrl, sold } = product
  const place = [conditionOf(product), location].filter(Boolean).join(' · ')
  return drawCard(ctx, 'product', input.params.id, {
    title: name,
    price: formatProductPrice(price === null ? null : toMinor(price), currency).replace(',00 ', ' '),
    note: sold ? 'Ya se vendió' : place,
    brand: ctx.config.BRAND_NAME,
    imageUrl,
  })
}

/** The card of a seller's page: name, picture and year of joining. Fails with `catalogue.seller-not-found` for one without a page. */
export const drawSellerCard = async (ctx: Ctx, page: string) => {
  const input = inputOf(page)
  const { seller } = await getSeller(ctx, input)
  if (!seller) return fail('catalogue.seller-not-found')
  const { BRAND_NAME: brand } = ctx.config
  const note = `En ${brand} desde ${new Date(seller.createdAt).getFullYear()}`
  return drawCard(ctx, 'seller', input.params.id, {
    title: seller.name,
    price: 'Mirá lo que vende',
    note,
    brand,
    imageUrl: seller.imageUrl,
  })
}

/** The card of a public wish: what is looked for, and in which province. Fails with `wishes.not-found` for one that is not public now. */
export const drawWishCard = async (ctx: Ctx, page: string) => {
  const input = inputOf(page)
  const { wish } = await getPublicWish(ctx, input)
  if (!wish) return fail('wishes.not-found')
  const note = `Se busca en ${wish.province ?? wish.country}`
  return drawCard(ctx, 'wish', input.params.id, {
    title: wish.name,
    price: '¿Lo tenés?',
    note,
    brand: ctx.config.BRAND_NAME,
    imageUrl: null,
  })
}
