import { randomUUID } from 'node:crypto'
import type { Dice } from './dice.ts'
import { type Filled, PASSWORD } from './fill.ts'
import { kinds } from './kinds.ts'
import { sendPhoto } from './send-photo.ts'

/** An action of visitors or members. */
export interface LoadAction {
  name: string
  /** How many of a hundred actions are of this kind. */
  share: number
  /** Runs it once; resolves to what was unexpected, e.g. `order 500`, else undefined. */
  act(): Promise<string | undefined>
}

const PAGE = 20
const ADDED_SHARE = 0.7
const json = { 'content-type': 'application/json' }
/** A card of the sandbox that is approved. */
export const card = { number: '4509 9535 6623 3704', name: 'APRO', expiry: '11/30', cvc: '123' }

interface Mixed {
  url: string
  filled: Filled
  /** Of members who sell nothing. */
  tokens: string[]
  photo: Buffer
  /** Public pages of products that visitors open; none for calls alone. */
  pages: string[]
  dice: Dice
}

/** A realistic mix: many reads, some searches, few logins, purchases and pictures. */
export const mixOf = ({ url, filled: { ids, units, emails }, tokens, photo, pages, dice }: Mixed): LoadAction[] => {
  const left = units.values()
  const get = (path: string) => fetch(url + path)
  // As browsers do over https.
  const page = (path: string) => fetch(url + path, { headers: { 'accept-encoding': 'br' } })
  const post = (path: string, body: object, headers = {}) =>
    fetch(url + path, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) })
  const login = { password: PASSWORD }
  const favourite = () => {
    const headers = { authorization: dice.pick(tokens) }
    return fetch(`${url}/api/v1/favorites/${dice.pick(ids)}`, { method: dice.chance(ADDED_SHARE) ? 'PUT' : 'DELETE', headers })
  }
  const search = () => {
    const { noun, brands } = dice.pick(kinds)
    const text = dice.chance(0.5) ? noun : `${noun} ${dice.pick(brands)}`
    return get(`/api/v1/products?limit=${PAGE}&view=card&search=${encodeURIComponent(text.toLowerCase())}`)
  }
  const order = async () => {
    const unit = left.next().value
    if (!unit) throw new Error('Every unit of every product is sold: the bench needs more of them.')
    const token = await post('/sandbox/card-tokens', card)
    if (token.status !== 200) return wrong('card token', token, 200)
    const { id: cardToken } = (await token.json()) as { id: string }
    const headers = { authorization: dice.pick(tokens), 'idempotency-key': randomUUID() }
    const wanted = { products: [{ productId: unit.id }], cardToken, paymentMethod: 'credit' }
    return wrong('order', await post('/api/v1/orders', wanted, headers), 201)
  }
  const one = (name: string, share: number, ask: () => Promise<Response>): LoadAction => ({
    name,
    share,
    act: async () => wrong(name, await ask(), 200),
  })
  const calls = [
    one('list of 20', 38, () => get(`/api/v1/products?limit=${PAGE}&view=card${dice.chance(0.5) ? '&sort=price' : ''}`)),
    one('one product', 32, () => get(`/api/v1/products/${dice.pick(ids)}`)),
    one('search', 12, search),
    one('favourite', 9, favourite),
    one('login', 4, () => post('/api/v1/auth/login', { ...login, email: dice.pick(emails) })),
    { name: 'order (card token, then order)', share: 4, act: order },
    one('upload of 12 megapixels', 1, () => sendPhoto(url, dice.pick(tokens), photo)),
  ]
  if (pages.length === 0) return calls
  return [
    ...calls,
    one('page of a product', 20, () => page(dice.pick(pages))),
    one('page of a list', 10, () => page(`/explorar?max_price=${dice.whole(1000, 100_000)}`)),
  ]
}

/** Reads the whole response, so that its connection is free again. */
const wrong = async (what: string, answer: Response, expected: number): Promise<string | undefined> => {
  const text = await answer.text()
  return answer.status === expected ? undefined : `${what} ${answer.status} ${text.slice(0, 100)}`
}
