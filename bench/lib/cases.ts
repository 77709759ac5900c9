import { randomUUID } from 'node:crypto'
import type { Request } from 'autocannon'
import { type Filled, PASSWORD } from './fill.ts'

/** A measured case: the same requests go to Feria and to the bare server. */
export interface Case {
  name: string
  /** The minimum share of the bare server's requests per second that Feria should reach, and of its processor time a request. */
  goal?: number
  /** Requests per operation; all of them are timed together. */
  steps: number
  /** What one connection sends, repeatedly. */
  requests: (connection: number) => Request[]
  /** What both servers must return alike. */
  essence: (answer: unknown, asked: Request) => unknown
}

interface Named {
  id: string
  name: string
}

const PAGE = 20
/** Products that one connection requests in turn: 32 connections request nearly all of 10,000. */
const IDS_OF_A_CONNECTION = 300
/** Of the bare server's rate, and of its processor time a request. */
const GOALS = { list: 0.6, detail: 0.7 }
const json = { 'content-type': 'application/json' }

const namesOf = (answer: unknown) => (answer as Named[]).map(({ id, name }) => [id, name])

const list = (name: string, query: string, goal?: number): Case => ({
  name,
  ...(goal === undefined ? {} : { goal }),
  steps: 1,
  requests: () => [{ path: `/api/v1/products?limit=${PAGE}&view=card${query}` }],
  essence: namesOf,
})

/** Public reads; they change nothing. */
export const readsOf = (ids: string[]): Case[] => [
  list('list of 20, newest first', '', GOALS.list),
  list('list of 20 by price', '&sort=price', GOALS.list),
  {
    name: 'one product by id',
    goal: GOALS.detail,
    steps: 1,
    requests: (connection) => {
      const from = (connection * IDS_OF_A_CONNECTION) % ids.length
      return ids.slice(from, from + IDS_OF_A_CONNECTION).map((id) => ({ path: `/api/v1/products/${id}` }))
    },
    essence: (answer) => namesOf([answer]),
  },
]

/** Members' actions, orders last, since they change the stock. */
export const actionsOf = (filled: Filled): Case[] => [
  {
    name: 'login (argon2id)',
    steps: 1,
    requests: (connection) => [
      {
        method: 'POST',
        path: '/api/v1/auth/login',
        headers: json,
        body: JSON.stringify({ email: filled.emails[connection % filled.emails.length], password: PASSWORD }),
      },
    ],
    essence: (answer) => (answer as { user: Named }).user.id,
  },
  orderCase(filled),
]

/** A whole purchase: the card for a token, then the order with its own idempotency key, on a product in stock. */
const orderCase = ({ units, buyerTokens }: Filled): Case => {
  const left = units.values()
  return {
    name: 'whole order (card token, then order)',
    steps: 2,
    requests: (connection) => {
      const authorization = buyerTokens[connection % buyerTokens.length] ?? ''
      let cardToken = ''
      const card = { number: '4509 9535 6623 3704', name: 'APRO', expiry: '11/30', cvc: '123' }
      return [
        {
          method: 'POST',
          path: '/sandbox/card-tokens',
          headers: json,
          body: JSON.stringify(card),
          onResponse: (status, body) => {
            cardToken = status === 200 ? JSON.parse(body).id : ''
          },
        },
        {
          method: 'POST',
          path: '/api/v1/orders',
          setupRequest: (request) => {
            const unit = left.next().value
            if (!unit) throw new Error('Every unit of every product is sold: the bench needs more of them.')
            const body = JSON.stringify({ products: [{ productId: unit.id }], cardToken, paymentMethod: 'credit' })
            return { ...request, headers: { ...json, authorization, 'idempotency-key': randomUUID() }, body }
          },
        },
      ]
    },
    essence: (answer, asked) => {
      if (asked.path === '/sandbox/card-tokens') return 'a token'
      const order = answer as { status: string; totalPrice: number; products: { productId: string }[] }
      const { products } = JSON.parse(String(asked.body)) as { products: { productId: string }[] }
      const unit = units.find(({ id }) => id === products[0]?.productId)
      const isAsAsked = order.products.length === 1 && order.products[0]?.productId === unit?.id && order.totalPrice === unit?.totalPrice
      if (!isAsAsked) throw new Error(`An order is not what was asked for: ${JSON.stringify(answer)}`)
      return order.status
    },
  }
}
