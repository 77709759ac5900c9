import { randomUUID } from 'node:crypto'

/** A kept card in Mercado Pago's format. */
interface Card {
  id: string
  customer_id: string
  expiration_month: number
  expiration_year: number
  first_six_digits: string
  last_four_digits: string
  payment_method: { id: string; name: string; payment_type_id: string; thumbnail: string }
  security_code: { length: number; card_location: string }
  issuer: { id: number; name: string }
  cardholder: { name: string }
}

interface CustomerAnswer {
  status: number
  body: unknown
}

const refused = (status: number, code: string, message: string): CustomerAnswer => ({
  status,
  body: { message, error: status === 404 ? 'not_found' : 'bad_request', status, cause: [{ code, description: message }] },
})

/** Customers, their cards and the tokens of those, as Mercado Pago documents them. */
export const createCustomers = () => {
  const customers = new Map<string, string>()
  const cards = new Map<string, Card>()
  /** Tokens of kept cards, each with the card's customer. */
  const tokens = new Map<string, string>()
  let last = 8_940_397_939_000

  const create = ({ email }: Record<string, unknown>): CustomerAnswer => {
    if (typeof email !== 'string') return refused(400, '104', 'invalid email')
    if (customers.has(email)) return refused(400, '101', 'the customer already exist')
    customers.set(email, `${++last}-${randomUUID().slice(0, 8)}`)
    return { status: 201, body: { id: customers.get(email), email, cards: [], live_mode: false } }
  }
  const search = (email: string | null): CustomerAnswer => {
    const results = [...customers].filter(([known]) => known === email).map(([email, id]) => ({ id, email }))
    return { status: 200, body: { paging: { limit: 10, offset: 0, total: results.length }, results } }
  }
  const keep = (customerId: string, { token }: Record<string, unknown>): CustomerAnswer => {
    if (![...customers.values()].includes(customerId)) return refused(404, '102', 'the customer does not exist')
    if (!/^tok_APRO_/.test(String(token))) return refused(400, '140', 'invalid card_token_id')
    const card: Card = {
      id: String(++last),
      customer_id: customerId,
      expiration_month: 11,
      expiration_year: 2030,
      first_six_digits: '450995',
      last_four_digits: '3704',
      payment_method: { id: 'visa', name: 'visa', payment_type_id: 'credit_card', thumbnail: 'https://http2.mlstatic.com/visa.gif' },
      security_code: { length: 3, card_location: 'back' },
      issuer: { id: 310, name: 'Banco de prueba' },
      cardholder: { name: 'APRO' },
    }
    cards.set(card.id, card)
    return { status: 201, body: card }
  }

  return {
    tokens,
    /** What the tokeniser gives a browser for a kept card and its security code; null for a card that is not there. */
    tokenize: (cardId: string): string | null => {
      const card = cards.get(cardId)
      if (!card) return null
      const token = `tok_APRO_${randomUUID()}`
      tokens.set(token, card.customer_id)
      return token
    },
    answer: (call: string, query: URLSearchParams, body: Record<string, unknown>): CustomerAnswer => {
      const [, customerId = '', cardId = ''] = /^\w+ \/v1\/customers\/([\w-]+)\/cards\/?(\w*)$/.exec(call) ?? []
      if (call === 'POST /v1/customers') return create(body)
      if (call === 'GET /v1/customers/search') return search(query.get('email'))
      if (call.startsWith('POST')) return keep(customerId, body)
      const card = cards.get(cardId)
      if (card?.customer_id !== customerId) return refused(404, '103', 'the card does not exist')
      if (call.startsWith('DELETE')) cards.delete(cardId)
      return { status: 200, body: card }
    },
  }
}
