import { asc, isNotNull } from 'drizzle-orm'
import type { Actor, Ctx } from '../core/context.ts'
import { openSandbox } from '../engines/payments/sandbox.ts'
import { products } from '../modules/catalogue/tables.ts'
import { moveOrder, placeOrder } from '../modules/orders/orders.module.ts'
import { buyOnce, moveOnce } from './buy-once.ts'
import { demoProducts } from './demo-products.ts'

const PURCHASES = 30
const DAY_MS = 86_400_000
/** Days from a product's publication to its purchase, and from the purchase to its delivery. */
const UNTIL_BOUGHT = 2
const UNTIL_ARRIVED = 6
/** The latest purchases are still open: the very last ones are not shipped yet. */
const WAITING = 2
const ON_THEIR_WAY = 4

/** The idempotency key of a product's purchase. */
const keyOf = (productId: string): string => `demo-trade-${productId}`

/**
 * Demo buyers have bought from many sellers over the months, always products with several units, so that purchases, sales, contacts and
 * reports are not empty. The latest ones are on their way or not shipped yet.
 */
export const tradeSome = async (ctx: Ctx, members: Actor[], buyers: Actor[]): Promise<void> => {
  const all = await ctx.db
    .select({ id: products.id, name: products.name, userId: products.userId, createdAt: products.createdAt })
    .from(products)
    .where(isNotNull(products.priceMinor))
    .orderBy(asc(products.id))
  // By the demo's own stock, since purchases reduce it.
  const several = all.filter(({ name }) => demoProducts.some((product) => product.name === name && product.stock > 1))
  const step = Math.max(1, several.length / PURCHASES)
  const chosen = several.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step)).slice(0, PURCHASES)
  const card = openSandbox(ctx.db, ctx.now)
  for (const [at, product] of chosen.entries()) {
    const buyer = buyers[at % buyers.length] ?? null
    const seller = members.find(({ id }) => id === product.userId) ?? null
    const boughtAt = Math.min(product.createdAt.getTime() + UNTIL_BOUGHT * DAY_MS, ctx.now().getTime())
    const token = await card.tokenize({ number: card.testCards[0]?.number ?? '', name: 'APRO', expiry: '11/30', cvc: '123' })
    const body = { products: [{ productId: product.id, quantity: 1 as const }], cardToken: token?.id, paymentMethod: 'credit' as const }
    const order = await buyOnce(
      { ...ctx, now: () => new Date(boughtAt), actor: buyer, idempotencyKey: keyOf(product.id) },
      ctx.now,
      (ctx) => placeOrder(ctx, { params: undefined, query: undefined, body }),
    )
    const move = (actor: Actor | null, status: 'enviada' | 'completada', days: number) => (id: string) =>
      moveOrder(
        { ...ctx, actor, now: () => new Date(Math.min(boughtAt + days * DAY_MS, ctx.now().getTime())) },
        {
          params: { id },
          query: undefined,
          body: { status, tracking: status === 'enviada' ? 'Correo, envío de ejemplo' : null },
        },
      )
    const left = chosen.length - at
    if (left > WAITING) await moveOnce(order, 'enviada', move(seller, 'enviada', 1))
    if (left > WAITING + ON_THEIR_WAY) await moveOnce(order, 'completada', move(buyer, 'completada', UNTIL_ARRIVED))
  }
}
