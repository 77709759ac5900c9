import { availableParallelism } from 'node:os'
import type { Delivery } from '@feria/contract/catalogue/schemas'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import type { Actor, Ctx } from '../core/context.ts'
import { findActor, logIn, logOut, proveEmail, provePhone, registerMember, setRole } from '../modules/accounts/accounts.module.ts'
import { users } from '../modules/accounts/tables.ts'
import { latestRate, publishProduct, setRate } from '../modules/catalogue/catalogue.module.ts'
import { products } from '../modules/catalogue/tables.ts'
import { approveIdentity } from '../modules/identities/identities.module.ts'
import { publishRoots } from '../modules/payments/payments.module.ts'
import { storePicture } from '../modules/uploads/uploads.module.ts'
import { type DemoProduct, demoProducts } from './demo-products.ts'
import { draw } from './draw.ts'
import { DEMO_PASSWORD, type DemoPerson, demoAdmin, demoPeople } from './people.ts'
import { lookForSome } from './prospects.ts'
import { resellSome } from './resell.ts'
import { reviewSome } from './review.ts'
import { talkSome } from './talk.ts'
import { tradeSome } from './trade.ts'
import { withdrawSome } from './withdraw.ts'

const DAY_MS = 86_400_000
/** The demo market seems to have grown over half a year, as far back as the reports go. */
const AGE_MS = 170 * DAY_MS
/** Peso cents per dollar; a round figure that nobody takes for the day's rate. */
const ARS_CENTS = 150_000
const JPEG_QUALITY = 92
/** Wide enough for the product's page; at the full 1280 the pictures would take half of the time. */
const WIDTH = 960

/**
 * Fills an empty database with members, about 200 products with drawn pictures and half a year of purchases, all through the members' own
 * use cases. Every step keeps what already exists, so an interrupted one is continued.
 */
export const fillMarket = async (ctx: Ctx, print: (text: string) => void): Promise<void> => {
  if ((await latestRate(ctx)) === null) await setRate(ctx, ARS_CENTS, 'demo')
  const members = new Map<string, Actor>()
  const opened = new Date(ctx.now().getTime() - AGE_MS)
  for (const { name, email } of [...demoPeople, demoAdmin]) await register({ ...ctx, now: () => opened }, name, email)
  await setRole(ctx, demoAdmin.email, 'admin')
  for (const { key, email } of [...demoPeople, demoAdmin]) members.set(key, await enter(ctx, email))
  for (const [n, { key, marks }] of demoPeople.entries()) await verify(ctx, members.get(key), marks, n)
  await publishAll(ctx, members, print)
  print('Preparing the demo market: what its members bought and wrote…')
  const buyers = demoPeople.slice(-2).flatMap(({ key }) => members.get(key) ?? [])
  await tradeSome(ctx, [...members.values()], buyers.reverse())
  await reviewSome(ctx, [...members.values()])
  await talkSome(ctx, members)
  await lookForSome(ctx, members)
  const [buyer, reseller] = demoPeople.slice(-2).map(({ key }) => members.get(key))
  if (buyer && reseller) await resellSome(ctx, { buyer, reseller, members: [...members.values()] })
  const [sellers, admin] = [demoPeople.flatMap(({ key }) => members.get(key) ?? []), members.get(demoAdmin.key)]
  if (admin) await withdrawSome(ctx, { sellers, admin })
  await publishRoots(ctx)
  for (const actor of members.values()) await logOut({ ...ctx, actor })
}

const register = async (ctx: Ctx, name: string, email: string): Promise<void> => {
  const [known] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (known) return proveEmail(ctx, known.id)
  const { user } = await registerMember(ctx, { params: undefined, query: undefined, body: { name, email, password: DEMO_PASSWORD } })
  await proveEmail(ctx, user.id)
}

/** What was verified of a member. Each has an invented mobile of their own, which nobody is sent anything to. */
const verify = async (ctx: Ctx, member: Actor | undefined, marks: DemoPerson['marks'], n: number): Promise<void> => {
  if (!member) return
  if (marks.includes('phone')) await provePhone(ctx, member.id, `+54 9 11 5550 ${String(1000 + n)}`)
  if (marks.includes('identity')) await approveIdentity(ctx, member.id)
}

/** A current session: that of a registration half a year ago has expired, and messages need an open one. */
const enter = async (ctx: Ctx, email: string): Promise<Actor> => {
  const { token } = await logIn(ctx, { params: undefined, query: undefined, body: { email, password: DEMO_PASSWORD, code: null } })
  const actor = await findActor(ctx, token)
  if (!actor) throw new Error(`${email} signed in but is nobody.`)
  return actor
}

const publishAll = async (ctx: Ctx, members: Map<string, Actor>, print: (text: string) => void): Promise<void> => {
  const start = ctx.now().getTime() - AGE_MS
  const order = shuffled(demoProducts)
  const there = new Set(
    (await ctx.db.select({ name: products.name, userId: products.userId }).from(products)).map(({ name, userId }) => `${userId} ${name}`),
  )
  const isThere = ({ seller, name }: DemoProduct) => there.has(`${members.get(seller)?.id} ${name}`)
  const queue = [...order.entries()].filter(([, product]) => !isThere(product))
  if (queue.length > 0) print(`Preparing the demo market: ${queue.length} products, half a minute or so…`)
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [at, product] = next
      const when = new Date(start + (AGE_MS * (at + 1)) / (order.length + 1))
      await publish({ ...ctx, actor: members.get(product.seller) ?? null, now: () => when }, product)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

const publish = async (ctx: Ctx, product: DemoProduct): Promise<void> => {
  const jpeg = await sharp(Buffer.from(draw(product, 0)))
    .resize({ width: WIDTH })
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer()
  const picture = await storePicture(ctx, jpeg)
  const { name, description, details, categoryId, condition, price, originalPrice, minSalePrice, currency, location, stock } = product
  const body = { name, description, details, categoryId, condition, price, originalPrice, minSalePrice, currency, location, stock }
  const extra = {
    imageUrl: picture.url,
    images: [],
    brand: null,
    negotiationConditions: null,
    geolocationRange: null,
    pricePreference: null,
  }
  await publishProduct(ctx, { params: undefined, query: undefined, body: { ...body, ...extra, delivery: deliveryOf(product) } })
}

const SERVICES = 9
/** In dollars; pesos are far above it, so what is priced in them is sent. */
const TOO_DEAR_TO_SEND = 1500
/** One of three, by the price of the product, so that they differ. */
const PARCELS = { USD: [8, 6, 12], ARS: [8500, 6200, 12_000] }

/** Services are agreed on; what is dear is looked at and collected; the rest is collected or sent. */
const deliveryOf = ({ categoryId, price, currency, location }: DemoProduct): Delivery => {
  const isService = categoryId === SERVICES
  const isSent = !isService && !(currency === 'USD' && price > TOO_DEAR_TO_SEND)
  const parcelPrice = isSent ? (PARCELS[currency][price % 3] ?? null) : null
  return { pickup: !isService, pickupArea: isService ? null : location, parcelPrice, agreed: isService }
}

/** A deterministic order that mixes the categories. */
const shuffled = <T>(list: T[]): T[] =>
  list
    .map((item, i) => ({ item, key: (Math.imul(i + 1, 2654435761) >>> 0) / 2 ** 32 }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item)
