import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Ctx } from '../../core/context.ts'
import type { Events } from '../../core/event-map.ts'
import { EMAIL_PICTURE } from '../../platform/email/email.ts'
import { sendEmail } from '../../platform/email/send-email.ts'
import { unsubscribePathOf } from '../../platform/unsubscribe.ts'
import { users } from '../accounts/tables.ts'
import { products } from '../catalogue/tables.ts'
import { formatProductPrice } from '../payments/payments.module.ts'
import { thumbnailsOf } from '../uploads/uploads.module.ts'
import { offers, prospectConsents } from './tables.ts'
import { refusalToken } from './use-cases/refuse-offers.ts'

const [buyers, sellers] = [alias(users, 'buyer'), alias(users, 'seller')]

/** An offer as emails and notifications describe it; undefined once its product or a member is gone. For `notifications`. */
export const findOfferNews = async (ctx: Ctx, offerId: string) => {
  const [found] = await ctx.db
    .select({
      id: offers.id,
      status: offers.status,
      sentAt: offers.sentAt,
      answeredAt: offers.answeredAt,
      reasons: offers.reasons,
      productId: products.id,
      productName: products.name,
      productImage: products.imageUrl,
      priceMinor: products.priceMinor,
      currency: products.currency,
      seller: { id: sellers.id, name: sellers.name },
      buyer: { id: buyers.id, name: buyers.name, email: buyers.email },
      isWilling: prospectConsents.isOn,
    })
    .from(offers)
    .innerJoin(products, eq(products.id, offers.productId))
    .innerJoin(sellers, eq(sellers.id, offers.sellerId))
    .innerJoin(buyers, eq(buyers.id, offers.buyerId))
    .leftJoin(prospectConsents, and(eq(prospectConsents.userId, offers.buyerId), eq(prospectConsents.isOn, true)))
    .where(eq(offers.id, offerId))
  return found
}

/** Emails an offer to the member, with the reasons and the link that refuses all further ones. Not to members who refused meanwhile. */
export const mailOffer = async (ctx: Ctx, { offerId }: Events['prospecting.offered']): Promise<void> => {
  const news = await findOfferNews(ctx, offerId)
  if (!news?.isWilling || news.status !== 'pendiente') return
  const { buyer, seller, productName, productImage, priceMinor, currency, reasons } = news
  const pictures = await thumbnailsOf(ctx, [productImage], EMAIL_PICTURE)
  await sendEmail(ctx, {
    to: buyer.email,
    name: buyer.name,
    subject: `${seller.name} te ofrece «${productName}»`,
    preheader: 'Decile que sí o que no.',
    paragraphs: [`${seller.name} publicó «${productName}» y cree que te puede interesar.`],
    items: [{ name: productName, detail: formatProductPrice(priceMinor, currency), picture: pictures.get(productImage ?? '') }],
    list: { title: 'Esto es lo que vio de vos:', entries: reasons },
    button: { lead: 'Miralo y decile que sí o que no:', label: 'Ver la oferta', path: `/matches/${news.id}?oferta=1` },
    unsubscribe: {
      text: 'Te escribimos porque aceptaste recibir ofertas. Si no querés que quienes venden te encuentren,',
      label: 'tocá acá, sin iniciar sesión',
      path: `/ofertas/no?token=${encodeURIComponent(await refusalToken(ctx, buyer.id))}`,
      oneClickPath: await unsubscribePathOf(ctx, 'ofertas', buyer.id),
    },
  })
}
