import { setTimeout as sleep } from 'node:timers/promises'
import type { ProductFields } from '@feria/contract/catalogue/schemas'
import { io, type Socket } from 'socket.io-client'
import { startPostgres } from '../../scripts/lib/postgres.mjs'
import type { Db } from '../../server/src/engines/db/database.ts'
import { openDatabase } from '../../server/src/engines/db/open-database.ts'
import { places } from './believable.ts'
import { createDice, type Dice } from './dice.ts'
import { addMembers, addSessions, fill } from './fill.ts'
import { keepOriginals, multiplyProducts } from './fill-search.ts'
import { addWishes, fillWishes, multiplyWishes, wishRow } from './fill-wishes.ts'
import { kinds } from './kinds.ts'
import { ROOMY } from './market.ts'
import { type Probed, startFeriaProbed, temporaryFolder } from './servers.ts'

/** The publications at one size. Times are milliseconds, for each publication with both sides notified. */
export interface WishesSize {
  wishes: number
  products: number
  sent: number
  /** Publications whose seller or buyer was never notified of the match. */
  missed: number
  /** Publications that were refused. */
  refused: number
  /** The names of those not notified. */
  silent: string[]
  answered: number[]
  latencies: number[]
  /** Matches that were stored, of all publications. */
  matches: number
  /** CPU seconds of Feria during the publications. */
  cpuSeconds: number
}

export interface WishesMeasured {
  postgres: string
  seconds: number
  sizes: WishesSize[]
}

/** Publications a second. */
export const RATE = 5
const WARM_UP = 20
const LARGE = 100
const ROUGH_LARGE = 3
const TIMEOUT_MS = 30_000
const CONNECTED_AT_ONCE = 20

/** A buyer who looks for one model and the seller who publishes it. */
interface Pair {
  seller: string
  buyer: string
  product: ProductFields
}

/**
 * Publishes five products a second and waits until their sellers and buyers are notified of their match, at 10,000 and at a million
 * wishes and products.
 */
export const measureWishes = async (seconds: number, isRough: boolean): Promise<WishesMeasured> => {
  const server = await startPostgres({ settings: ROOMY })
  const start = async () =>
    startFeriaProbed({ DATABASE_URL: server.url, DATA_DIR: await temporaryFolder(), DEMO: 'no', RATE_LIMITS: 'false' })
  let feria = await start()
  const { ids } = await fill(server.url)
  const { db, close } = await openDatabase({ url: server.url, dir: '' })
  await keepOriginals(db)
  console.log('Making the first wishes …')
  await fillWishes(db)
  const sizes = [await measureSize(feria, db, { wishes: 10_000, products: ids.length }, seconds)]
  await feria.stop()
  const times = isRough ? ROUGH_LARGE : LARGE
  console.log(`Making ${times} times as many products and wishes …`)
  const products = await multiplyProducts(db, times)
  const wishes = await multiplyWishes(db, times)
  feria = await start()
  sizes.push(await measureSize(feria, db, { wishes, products }, seconds))
  await feria.stop()
  await close()
  await server.stop()
  return { postgres: server.version, seconds, sizes }
}

const measureSize = async (feria: Probed, db: Db, size: { wishes: number; products: number }, seconds: number): Promise<WishesSize> => {
  const count = Math.round(seconds * RATE)
  const pairs = await makePairs(db, `t${size.wishes}`, WARM_UP + count)
  const received = new Map<string, number[]>()
  const listen = (socket: Socket) =>
    socket.onAny((_name: string, notification: { productName?: string } | undefined) => {
      if (notification?.productName)
        received.set(notification.productName, [...(received.get(notification.productName) ?? []), performance.now()])
    })
  const sockets = await connectAll(
    feria.url,
    pairs.flatMap(({ seller, buyer }) => [seller, buyer]),
    listen,
  )
  await publishAll(feria.url, pairs.slice(0, WARM_UP), received)
  const before = await matchesIn(db)
  const cpu = (await feria.usage('now')).cpuSeconds
  const result = await publishAll(feria.url, pairs.slice(WARM_UP), received)
  const cpuSeconds = (await feria.usage('now')).cpuSeconds - cpu
  for (const socket of sockets) socket.close()
  const measured = { ...size, ...result, matches: (await matchesIn(db)) - before, cpuSeconds }
  console.log(
    `${size.wishes} wishes: ${measured.sent} sent, ${measured.missed} missed ` +
      `${measured.silent.slice(0, 3).join(', ')}, ${measured.refused} refused, ${measured.matches} matches, ` +
      `${cpuSeconds.toFixed(1)} s of processor`,
  )
  if (measured.missed + measured.refused > 0) console.log(feria.lastWords())
  return measured
}

const matchesIn = async (db: Db): Promise<number> => {
  const { matches } = await import('../../server/src/modules/wishes/tables.ts')
  return db.$count(matches)
}

/** Separate members for each publication, so that no live notification is rate limited by another one. */
const makePairs = async (db: Db, name: string, count: number): Promise<Pair[]> => {
  const dice = createDice(name.length + count)
  const buyers = await addMembers(db, `${name}-busca`, count)
  const sellers = await addMembers(db, `${name}-publica`, count)
  const tokens = await addSessions(
    db,
    [...buyers, ...sellers].map(({ id }) => id),
  )
  const models = Array.from({ length: count }, (_, i) => aModel(dice, `${dice.code()}${i}`))
  await addWishes(
    db,
    buyers.map(({ id }, i) => wishRow(id, { name: models[i]?.kind ?? '', modelo: models[i]?.model ?? '' })),
  )
  return models.map(({ product }, i) => ({ product, buyer: tokens[i] ?? '', seller: tokens[count + i] ?? '' }))
}

const aModel = (dice: Dice, code: string) => {
  const { noun, brands, prices, categoryId } = dice.pick(kinds)
  const brand = dice.pick(brands)
  const product: ProductFields = {
    name: `${noun} ${brand} ${code}`,
    description: `Modelo ${brand} ${code}, con todos sus accesorios`,
    details: 'Se entrega en mano o se envía por correo a todo el país, con el embalaje original.',
    categoryId,
    condition: 'Usado',
    location: dice.pick(places),
    price: dice.whole(...prices),
  }
  return { kind: `${noun} ${brand}`, model: code, product }
}

const connectAll = async (url: string, tokens: string[], listen: (socket: Socket) => void): Promise<Socket[]> => {
  const sockets: Socket[] = []
  for (let from = 0; from < tokens.length; from += CONNECTED_AT_ONCE) {
    const some = tokens.slice(from, from + CONNECTED_AT_ONCE).map(async (token) => {
      const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false, auth: { token } })
      listen(socket)
      await new Promise<void>((resolve, reject) => {
        socket.once('connect', resolve)
        socket.once('connect_error', reject)
      })
      await socket.timeout(10_000).emitWithAck('joinNotificationChannel', {})
      return socket
    })
    sockets.push(...(await Promise.all(some)))
  }
  return sockets
}

/** Publishes at a fixed rate, however long the responses take, and waits until both sides were notified of everything or the timeout. */
const publishAll = async (url: string, pairs: Pair[], received: Map<string, number[]>) => {
  const sentAt = new Map<string, number>()
  const answered: number[] = []
  let refused = 0
  const from = performance.now()
  const calls = pairs.map(async ({ seller, product }, i) => {
    await sleep(Math.max(0, from + (i * 1000) / RATE - performance.now()))
    const at = performance.now()
    sentAt.set(product.name, at)
    const headers = { authorization: seller, 'content-type': 'application/json' }
    const answer = await fetch(`${url}/api/v1/products`, { method: 'POST', headers, body: JSON.stringify(product) })
    await answer.arrayBuffer()
    answered.push(performance.now() - at)
    if (answer.status !== 201) refused++
  })
  await Promise.all(calls)
  const isNotified = (name: string) => (received.get(name)?.length ?? 0) >= 2
  const until = performance.now() + TIMEOUT_MS
  while (performance.now() < until && !pairs.every(({ product }) => isNotified(product.name))) await sleep(50)
  const both = pairs.filter(({ product }) => isNotified(product.name))
  const latencies = both.map(({ product }) => Math.max(...(received.get(product.name) ?? []).slice(0, 2)) - (sentAt.get(product.name) ?? 0))
  const silent = pairs.flatMap(({ product: { name } }) =>
    isNotified(name) ? [] : [`«${name}» (received by ${received.get(name)?.length ?? 0})`],
  )
  return { sent: pairs.length, missed: silent.length, silent, refused, answered, latencies }
}
