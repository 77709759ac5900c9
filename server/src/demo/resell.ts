import { and, desc, eq, gt, isNotNull, isNull, ne, notInArray } from 'drizzle-orm'
import type { Actor, Ctx } from '../core/context.ts'
import { openSandbox } from '../engines/payments/sandbox.ts'
import { products } from '../modules/catalogue/tables.ts'
import { moveOrder } from '../modules/orders/orders.module.ts'
import {
  buyThrough,
  contactReseller,
  createLink,
  generatePayment,
  startWhatsapp,
  validateTransaction,
} from '../modules/reselling/reselling.module.ts'
import { resaleLinks } from '../modules/reselling/tables.ts'
import { buyOnce, moveOnce } from './buy-once.ts'

const DAY_MS = 86_400_000
/** A service cannot be handed over. */
const SERVICES = 9
/** Commissions of the two links: one gets a contact, the other purchases. */
const [ASKED_RATE, BOUGHT_RATE] = [0.1, 0.15]
const nothing = { params: undefined, query: undefined }

interface Parties {
  reseller: Actor
  buyer: Actor
  members: Actor[]
}

/**
 * One demo member resells two products of others: a contact at one link, another awaiting the payment URL, and two purchases, one
 * delivered and one on its way.
 */
export const resellSome = async (demo: Ctx, { reseller, buyer, members }: Parties): Promise<void> => {
  // The demo's phone numbers are invented: nothing is ever sent to them.
  const ctx: Ctx = { ...demo, engines: { ...demo.engines, whatsapp: null } }
  const as = (actor: Actor | null, daysAgo: number): Ctx => {
    const now = new Date(ctx.now().getTime() - daysAgo * DAY_MS)
    return { ...ctx, actor, now: () => now }
  }
  const [first, second] = (await chosenBefore(ctx, reseller.id)) ?? (await choose(ctx, [reseller.id, buyer.id]))
  if (!first || !second) return
  const link = (productId: string, commissionRate: number, daysAgo: number) =>
    createLink(as(reseller, daysAgo), { ...nothing, body: { productId, commissionRate } })
  const [asked, bought] = [await link(first.id, ASKED_RATE, 12), await link(second.id, BOUGHT_RATE, 20)]

  const contact = (name: string, phone: string, daysAgo: number) =>
    contactReseller(as(null, daysAgo), { query: undefined, params: { id: asked.id }, body: { name, phone, consent: true } })
  await contact('Camila', '11 5555-0134', 1)
  const waiting = { query: undefined, body: undefined, params: { id: (await contact('Don Osvaldo', '351 555-0178', 4)).id } }
  for (const step of [validateTransaction, startWhatsapp, generatePayment]) await step(as(reseller, 3), waiting)

  const card = openSandbox(ctx.db, ctx.now)
  const buy = async (daysAgo: number) => {
    const token = await card.tokenize({ number: card.testCards[0]?.number ?? '', name: 'APRO', expiry: '11/30', cvc: '123' })
    const body = { cardToken: token?.id, paymentMethod: 'credit' as const }
    return buyOnce({ ...as(buyer, daysAgo), idempotencyKey: `demo-resale-${daysAgo}` }, ctx.now, (ctx) =>
      buyThrough(ctx, { query: undefined, params: { id: bought.id }, body }, null),
    )
  }
  const seller = members.find(({ id }) => id === second.userId) ?? null
  const move = (actor: Actor | null, status: 'enviada' | 'completada', daysAgo: number) => (id: string) =>
    moveOrder(as(actor, daysAgo), { query: undefined, params: { id }, body: { status, tracking: null } })
  const arrived = await buy(15)
  await moveOnce(arrived, 'enviada', move(seller, 'enviada', 14))
  await moveOnce(arrived, 'completada', move(buyer, 'completada', 11))
  const coming = await buy(2)
  await moveOnce(coming, 'enviada', move(seller, 'enviada', 1))
}

/** The products of the two links, if both exist: purchases change which would be chosen. */
const chosenBefore = async (ctx: Ctx, resellerId: string) => {
  const linked = await ctx.db
    .select({ id: products.id, userId: products.userId, permille: resaleLinks.permille })
    .from(resaleLinks)
    .innerJoin(products, eq(products.id, resaleLinks.productId))
    .where(eq(resaleLinks.resellerId, resellerId))
  const both = [ASKED_RATE, BOUGHT_RATE].flatMap((rate) => linked.find(({ permille }) => permille === rate * 1000) ?? [])
  return both.length === 2 ? both : null
}

/** Two products of others with several units. */
const choose = (ctx: Ctx, not: string[]) =>
  ctx.db
    .select({ id: products.id, userId: products.userId })
    .from(products)
    .where(
      and(
        gt(products.stock, 3),
        eq(products.isVisible, true),
        isNull(products.soldAt),
        isNotNull(products.priceMinor),
        ne(products.priceMinor, 0),
        ne(products.categoryId, SERVICES),
        notInArray(products.userId, not),
      ),
    )
    .orderBy(desc(products.id))
    .limit(2)
