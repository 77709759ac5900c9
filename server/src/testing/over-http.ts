import { PASSWORD } from './people.ts'

export interface HttpAnswer<T> {
  status: number
  body: T
}

interface CallOptions {
  body?: object | undefined
  token?: string | undefined
  /** The Idempotency-Key of a purchase. */
  key?: string | undefined
}

/** A card of the sandbox that is approved. */
const CARD = { number: '4509953566233704', name: 'APRO', expiry: '11/30', cvc: '123' }

/** Calls of servers in processes of their own; `url` is that of whichever is to take the next one. */
export const callsTo = (url: () => string) => {
  /** Resolves to the answer, whatever it says; rejects when there is none. */
  const call = async <T>(method: string, path: string, { body, token, key }: CallOptions = {}): Promise<HttpAnswer<T>> => {
    const headers = {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: token } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    }
    const answer = await fetch(url() + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
    return { status: answer.status, body: (await answer.json()) as T }
  }
  return {
    call,
    /** Registers a member; resolves to their session's token. */
    register: async (name: string): Promise<string> => {
      const body = { name, email: `${name}@feria.example`, password: PASSWORD }
      return (await call<{ token: string }>('POST', '/api/v1/auth/register', { body })).body.token
    },
    /** Buys one unit with a card of the sandbox, under a key. */
    buy: async <T>(productId: string, token: string, key: string): Promise<HttpAnswer<T>> => {
      const card = await call<{ id: string }>('POST', '/sandbox/card-tokens', { body: CARD })
      const body = { products: [{ productId }], cardToken: card.body.id, paymentMethod: 'credit' }
      return call<T>('POST', '/api/v1/orders', { body, token, key })
    },
  }
}
