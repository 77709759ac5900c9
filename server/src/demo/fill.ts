import { availableParallelism } from 'node:os'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import type { Actor, Ctx } from '../context.ts'
import { rowsOf } from '../engines/db/database.ts'
import { findActor, registerMember, setRole } from '../modules/accounts/accounts.module.ts'
import { publishProduct, setRate } from '../modules/catalogue/catalogue.module.ts'
import { storePicture } from '../modules/uploads/uploads.module.ts'
import { type DemoProduct, demoProducts } from './demo-products.ts'
import { draw } from './draw.ts'
import { demoPeople } from './people.ts'
import { tradeSome } from './trade.ts'

const PASSWORD = 'feria-demo-2026'
const ADMIN = { key: 'admin', name: 'Administración', email: 'admin@feria.example' }
const DAY_MS = 86_400_000
/** The market of the demo seems to have grown over half a year, as far as the reports look back. */
const AGE_MS = 170 * DAY_MS
/** Cents of a peso for one dollar; a round figure that nobody takes for the day's rate. */
const ARS_CENTS = 150_000
const JPEG_QUALITY = 92

export interface DemoAccount {
  email: string
  password: string
}

/**
 * Fills an empty database with a living market: members, about 200 products with drawn pictures, a few purchases.
 * Does so when the settings ask for it, and by itself only for the embedded database outside production. Everything goes through the
 * same use cases as the members' own. Answers the accounts to sign in with; none when there was nothing to fill.
 */
export const fillWithDemo = async (ctx: Ctx, say: (text: string) => void = () => undefined): Promise<DemoAccount[]> => {
  const { DEMO, NODE_ENV } = ctx.config
  const isWanted = DEMO === 'yes' || (DEMO === 'auto' && ctx.engines.db.kind === 'embedded' && NODE_ENV !== 'production')
  if (!isWanted) return []
  const [found] = rowsOf<{ any: boolean }>(await ctx.db.execute(sql`select exists (select from users) as any`))
  if (found?.any) return (await isDemo(ctx)) ? demoAccounts : []
  await setRate(ctx, ARS_CENTS, 'demo')
  const members = new Map<string, Actor>()
  const opened = new Date(ctx.now().getTime() - AGE_MS)
  for (const { key, name, email } of [...demoPeople, ADMIN]) members.set(key, await register({ ...ctx, now: () => opened }, name, email))
  await setRole(ctx, ADMIN.email, 'admin')
  await publishAll(ctx, members, say)
  const buyers = demoPeople.slice(-2).flatMap(({ key }) => members.get(key) ?? [])
  await tradeSome(ctx, [...members.values()], buyers.reverse())
  return demoAccounts
}

const demoAccounts: DemoAccount[] = [demoPeople[0]?.email, demoPeople.at(-1)?.email, ADMIN.email].map((email) => ({
  email: email ?? '',
  password: PASSWORD,
}))

const isDemo = async (ctx: Ctx): Promise<boolean> => {
  const [found] = rowsOf<{ any: boolean }>(await ctx.db.execute(sql`select exists (select from users where email = ${ADMIN.email}) as any`))
  return found?.any ?? false
}

const register = async (ctx: Ctx, name: string, email: string): Promise<Actor> => {
  const { token } = await registerMember(ctx, {
    params: undefined,
    query: undefined,
    body: { name, email, password: PASSWORD },
  })
  const actor = await findActor(ctx, token)
  if (!actor) throw new Error(`${email} registered but is nobody.`)
  return actor
}

const publishAll = async (ctx: Ctx, members: Map<string, Actor>, say: (text: string) => void): Promise<void> => {
  const start = ctx.now().getTime() - AGE_MS
  const order = shuffled(demoProducts)
  let done = 0
  const queue = [...order.entries()]
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [at, product] = next
      const when = new Date(start + (AGE_MS * (at + 1)) / (order.length + 1))
      await publish({ ...ctx, actor: members.get(product.seller) ?? null, now: () => when }, product)
      done++
      if (done % 20 === 0) say(`Preparing the demo market: ${done} of ${order.length} products`)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

const publish = async (ctx: Ctx, product: DemoProduct): Promise<void> => {
  const jpeg = await sharp(Buffer.from(draw(product, 0)))
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer()
  const picture = await storePicture(ctx, jpeg)
  const { name, description, details, categoryId, condition, price, originalPrice, minSalePrice, currency, location, stock } = product
  const body = { name, description, details, categoryId, condition, price, originalPrice, minSalePrice, currency, location, stock }
  const extra = { imageUrl: picture.url, images: [], negotiationConditions: null, geolocationRange: null, pricePreference: null }
  await publishProduct(ctx, { params: undefined, query: undefined, body: { ...body, ...extra } })
}

/** An order that mixes the categories and is the same every time. */
const shuffled = <T>(list: T[]): T[] =>
  list
    .map((item, i) => ({ item, key: (Math.imul(i + 1, 2654435761) >>> 0) / 2 ** 32 }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item)
