import type { Seat } from './chat-talk.ts'
import type { Dice } from './dice.ts'
import { kinds } from './kinds.ts'
import { type LoadAction, mixOf } from './load-mix.ts'
import { offered } from './rehearsal-load.ts'

/**
 * Of a thousand actions in a city. Nobody has measured them yet: they are an assumption (docs/SCALE.md), and an operator's own are in
 * `feria_http_requests_total`.
 */
const shares: Record<string, number> = {
  'list of 20': 280,
  'one product': 260,
  search: 140,
  'page of a product': 100,
  'page of a list': 40,
  favourite: 30,
  login: 5,
  'order (card token, then order)': 4,
  'upload of 12 megapixels': 3,
  conversations: 40,
  message: 50,
  notifications: 40,
  publish: 4,
  wish: 4,
}

/** What members of a city do: what `mixOf` has, and what only members do among themselves. */
export const cityMixOf = (mixed: Parameters<typeof mixOf>[0] & { seats: Seat[] }): LoadAction[] => {
  const { url, tokens, dice, seats } = mixed
  const one = (name: string, expected: number, ask: () => Promise<Response>): LoadAction => ({
    name,
    share: 0,
    act: async () => {
      const answer = await ask()
      const text = await answer.text()
      return answer.status === expected ? undefined : `${name} ${answer.status} ${text.slice(0, 100)}`
    },
  })
  const call = (method: string, path: string, token: string, body?: object) =>
    fetch(`${url}/api/v1${path}`, {
      method,
      headers: { authorization: token, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  const post = (path: string, token: string, body: object) => call('POST', path, token, body)
  const message = () => {
    const { room, token } = dice.pick(seats)
    return post(`/chat/${room}/messages`, token, { content: lineOf(dice) })
  }
  const wanted = () => {
    const { noun, brands, prices } = dice.pick(kinds)
    return { name: noun, modelo: dice.pick(brands), country: 'Argentina', maxPrice: dice.whole(...prices) }
  }
  const own = [
    one('conversations', 200, () => call('GET', '/chat', dice.pick(seats).token)),
    one('message', 201, message),
    one('notifications', 200, () => call('GET', '/notifications', dice.pick(tokens))),
    one('publish', 201, () => post('/products', dice.pick(tokens), { ...offered, name: `${dice.pick(kinds).noun} ${dice.code()}` })),
    one('wish', 201, () => post('/request', dice.pick(tokens), wanted())),
  ]
  return [...mixOf(mixed), ...own].map((action) => ({ ...action, share: shares[action.name] ?? 0 }))
}

const lines = [
  'Hola, ¿sigue disponible?',
  '¿Hacés envíos a Rosario? Puedo pasar a buscarlo el sábado a la tarde si te queda bien.',
  'Dale, gracias',
  '¿Último precio?',
]
const lineOf = (dice: Dice): string => dice.pick(lines)
