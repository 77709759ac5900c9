import { setTimeout as sleep } from 'node:timers/promises'
import { card } from './load-mix.ts'

/** What happened while a step ran. */
export interface Counts {
  answers: number
  /** Answers that ask for patience with a sentence: too busy, or a purchase whose payment is not known yet. */
  busy: number
  /** Anything else that was not expected, and the first of it. */
  errors: number
  firstError: string
  /** The longest time in which nothing was published, in milliseconds. */
  silentMs: number
}

/** What was answered, and so must be there at the end. */
interface Answered {
  orders: Map<string, string>
  products: Set<string>
}

export interface Load {
  answered: Answered
  /** The counts since the last call. */
  take(): Counts
  stop(): Promise<void>
}

const BUYERS = 6
const READERS = 6
const PUBLISHERS = 2
const PAUSE_MS = 20
/** What is published. */
export const offered = {
  name: 'Bicicleta playera rodado 26',
  description: 'Playera con canasto',
  categoryId: 4,
  condition: 'Usado',
  location: 'Rosario, Santa Fe',
  price: 150.5,
  stock: 2,
}
const none = (): Counts => ({ answers: 0, busy: 0, errors: 0, firstError: '', silentMs: 0 })

interface Who {
  url: string
  seller: string
  buyer: string
  /** What is bought: a product with enough units. */
  productId: string
}

/** Members who read, publish and buy without pause until they are stopped. A purchase is repeated with its key until it is answered. */
export const startLoad = ({ url, seller, buyer, productId }: Who): Load => {
  const answered: Answered = { orders: new Map(), products: new Set() }
  let counts = none()
  let [lastAt, isOver] = [performance.now(), false]

  const ask = async (method: string, path: string, { body, token, key }: { body?: object; token?: string; key?: string } = {}) => {
    const headers = {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: token } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    }
    const sent = fetch(url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
    const { status, text } = await sent.then(
      async (answer) => ({ status: answer.status, text: await answer.text() }),
      (error: Error) => ({ status: 0, text: `${error.message} ${error.cause ?? ''}` }),
    )
    counts.answers++
    const isPatience = [503, 409].includes(status) && /"error":"(busy|payments\.unavailable|orders\.in-progress)"/.test(text)
    if (isPatience) counts.busy++
    else if (status < 200 || status >= 300) {
      counts.errors++
      counts.firstError ||= `${method} ${path} ${status} ${text.slice(0, 200)}`
    }
    await sleep(PAUSE_MS)
    return status >= 200 && status < 300 ? (JSON.parse(text) as { id: string }) : undefined
  }

  const read = async (n: number) => {
    const paths = ['/api/v1/products?limit=20&view=card', `/api/v1/products/${productId}`, '/api/v1/products?search=bici']
    for (let turn = n; !isOver; turn++) await ask('GET', paths[turn % paths.length] ?? '')
  }
  const publish = async () => {
    while (!isOver) {
      const made = await ask('POST', '/api/v1/products', { body: offered, token: seller })
      if (!made) continue
      answered.products.add(made.id)
      counts.silentMs = Math.max(counts.silentMs, performance.now() - lastAt)
      lastAt = performance.now()
    }
  }
  const buy = async (n: number) => {
    for (let turn = 0; !isOver; turn++) {
      const key = `ensayo-${n}-${turn}`
      for (let order: { id: string } | undefined; !order && !isOver; ) {
        const made = await ask('POST', '/sandbox/card-tokens', { body: card })
        if (!made) continue
        const body = { products: [{ productId }], cardToken: made.id, paymentMethod: 'credit' }
        order = await ask('POST', '/api/v1/orders', { body, token: buyer, key })
        if (order) answered.orders.set(key, order.id)
      }
    }
  }
  const times = (count: number, work: (n: number) => Promise<void>) => Array.from({ length: count }, (_, n) => work(n))
  const working = Promise.all([...times(READERS, read), ...times(PUBLISHERS, publish), ...times(BUYERS, buy)])
  return {
    answered,
    take: () => {
      const taken = { ...counts, silentMs: Math.max(counts.silentMs, performance.now() - lastAt) }
      counts = none()
      return taken
    },
    stop: async () => {
      isOver = true
      await working
    },
  }
}
