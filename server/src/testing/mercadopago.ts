import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openMercadoPago } from '../engines/payments/mercadopago.ts'
import type { Payments, RawWebhook } from '../engines/payments/payments.ts'
import { createCustomers } from './mercadopago-customers.ts'

/** A payment in Mercado Pago's format. */
interface Payment {
  id: number
  status: string
  status_detail: string
  external_reference: string
  transaction_amount: number
  transaction_amount_refunded: number
  currency_id: string
  payment_method_id: string
  payment_type_id: string
  installments: number
  live_mode: boolean
  card: { last_four_digits: string; first_six_digits: string } | Record<string, never>
  refunds: { id: number; amount: number; status: string }[]
}

const outcomes: Record<string, [status: string, detail: string]> = {
  APRO: ['approved', 'accredited'],
  CONT: ['in_process', 'pending_contingency'],
  FUND: ['rejected', 'cc_rejected_insufficient_amount'],
  CALL: ['rejected', 'cc_rejected_call_for_authorize'],
  OTHE: ['rejected', 'cc_rejected_other_reason'],
}

const bodyOf = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  let text = ''
  for await (const chunk of request) text += chunk
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
}

export interface Loopback {
  url: string
  accessToken: string
  payments: Map<number, Payment>
  /** The requests received: method and path, the idempotency key and the body. */
  requests: { call: string; key: string | undefined; body: Record<string, unknown> }[]
  /** Runs after a request was handled and before its response; if it throws there is no response. */
  beforeAnswer: ((call: string) => Promise<void>) | null
  /** If set, every request is refused with this status. */
  refuses: number | null
  token(name: string): Promise<string>
  /** A token of a kept card; empty for one that is not there. */
  keptToken(cardId: string): Promise<string>
  pay(address: string, step: 'approve' | 'reject' | 'pend'): Promise<void>
  step(providerId: string, step: 'approve' | 'reject' | 'charge-back'): Promise<void>
  notification(providerId: string, key?: string): Promise<RawWebhook>
  close(): Promise<void>
}

/**
 * A local server that responds as Mercado Pago documents it: payments, preferences, searches, refunds, customers and their cards, their
 * errors and signed webhooks.
 */
export const openLoopback = async ({ secret, now }: { secret: string; now: () => Date }): Promise<Loopback> => {
  const payments = new Map<number, Payment>()
  const preferences = new Map<string, { external_reference: string; amount: number; currency: string }>()
  const answered = new Map<string, { status: number; body: unknown }>()
  const customers = createCustomers()
  const accessToken = 'APP_USR-prueba'
  let last = 1_000_000

  const make = (
    fields: Pick<Payment, 'status' | 'status_detail' | 'external_reference' | 'transaction_amount' | 'currency_id'>,
  ): Payment => {
    const payment: Payment = {
      id: ++last,
      transaction_amount_refunded: 0,
      payment_method_id: 'visa',
      payment_type_id: 'credit_card',
      installments: 1,
      live_mode: false,
      card: { last_four_digits: '3704', first_six_digits: '450995' },
      refunds: [],
      ...fields,
    }
    payments.set(payment.id, payment)
    return payment
  }
  const refused = (status: number, code: number, message: string) => ({
    status,
    body: { message, error: 'bad_request', status, cause: [{ code, description: message }] },
  })

  const create = (body: Record<string, unknown>) => {
    const name = /^tok_([A-Z]{4})_/.exec(String(body.token))?.[1]
    const outcome = outcomes[name ?? '']
    const owner = customers.tokens.get(String(body.token))
    const payer = body.payer as { type?: string; id?: string } | undefined
    if (owner !== (payer?.type === 'customer' ? payer.id : undefined)) return refused(400, 2002, 'Customer not found')
    if (!outcome) return refused(400, 2006, 'Card Token not found')
    const [status, status_detail] = outcome
    const { external_reference, transaction_amount } = body as { external_reference: string; transaction_amount: number }
    return { status: 201, body: make({ status, status_detail, external_reference, transaction_amount, currency_id: 'ARS' }) }
  }
  const refund = (id: number, body: Record<string, unknown>) => {
    const payment = payments.get(id)
    if (!payment) return refused(404, 2000, 'Payment not found')
    const amount = Number(body.amount ?? payment.transaction_amount - payment.transaction_amount_refunded)
    const left = Math.round((payment.transaction_amount - payment.transaction_amount_refunded) * 100) / 100
    if (payment.status !== 'approved') return refused(400, 2063, 'The action requested is not valid for the current payment state')
    if (amount > left) return refused(400, 4040, 'Amount attribute must be positive and not exceed the payment')
    payment.transaction_amount_refunded = Math.round((payment.transaction_amount_refunded + amount) * 100) / 100
    payment.status = payment.transaction_amount_refunded === payment.transaction_amount ? 'refunded' : 'approved'
    payment.status_detail = payment.status === 'refunded' ? 'refunded' : 'partially_refunded'
    const made = { id: ++last, payment_id: id, amount, status: 'approved' }
    payment.refunds.push(made)
    return { status: 201, body: made }
  }
  const open = (body: Record<string, unknown>) => {
    const [item] = body.items as { unit_price: number; currency_id: string }[]
    const id = randomUUID()
    preferences.set(id, {
      external_reference: String(body.external_reference),
      amount: item?.unit_price ?? 0,
      currency: item?.currency_id ?? '',
    })
    return {
      status: 201,
      body: { id, init_point: `${url()}/checkout/v1/redirect?pref_id=${id}`, sandbox_init_point: 'https://sandbox.invalid/' },
    }
  }

  const answer = (call: string, path: string, query: URLSearchParams, body: Record<string, unknown>) => {
    if (call === 'POST /v1/payments') return create(body)
    if (call === 'POST /checkout/preferences') return open(body)
    if (path.startsWith('/v1/customers')) return customers.answer(call, query, body)
    if (call === 'GET /v1/payments/search') {
      const results = [...payments.values()].filter((payment) => payment.external_reference === query.get('external_reference'))
      return { status: 200, body: { paging: { total: results.length, limit: 30, offset: 0 }, results } }
    }
    const id = Number(/^\/v1\/payments\/(\d+)/.exec(path)?.[1])
    if (call.endsWith('/refunds')) return refund(id, body)
    const payment = payments.get(id)
    return payment ? { status: 200, body: payment } : refused(404, 2000, 'Payment not found')
  }

  const server = createServer(async (request, reply) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://loopback')
    const path = pathname.replace(/\/$/, '')
    const call = `${request.method} ${path}`
    const body = await bodyOf(request)
    const key = request.headers['x-idempotency-key'] as string | undefined
    loopback.requests.push({ call, key, body })
    const send = ({ status, body }: { status: number; body: unknown }) => {
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    if (request.headers.authorization !== `Bearer ${accessToken}`)
      return send({ status: 401, body: { message: 'invalid_token', status: 401 } })
    if (loopback.refuses !== null) return send(refused(loopback.refuses, 0, 'refused'))
    if (request.method === 'POST' && !key) return send(refused(400, 4292, 'Header X-Idempotency-Key can’t be null'))
    const known = key && request.method === 'POST' ? answered.get(`${call} ${key}`) : undefined
    const response = known ?? answer(call, path, searchParams, body)
    if (key && request.method === 'POST' && response.status < 400) answered.set(`${call} ${key}`, response)
    try {
      await loopback.beforeAnswer?.(call)
      send(response)
    } catch {
      request.socket.destroy()
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const loopback: Loopback = {
    url: url(),
    accessToken,
    payments,
    requests: [],
    beforeAnswer: null,
    refuses: null,
    token: async (name) => `tok_${name}_${randomUUID()}:450995`,
    keptToken: async (cardId) => customers.tokenize(cardId) ?? '',
    pay: async (address, step) => {
      const preference = preferences.get(new URL(address).searchParams.get('pref_id') ?? '')
      if (!preference) throw new Error('There is no such preference.')
      const [status, status_detail] = {
        approve: ['approved', 'accredited'],
        reject: ['rejected', 'cc_rejected_other_reason'],
        pend: ['in_process', 'pending_review_manual'],
      }[step] as [string, string]
      make({
        status,
        status_detail,
        external_reference: preference.external_reference,
        transaction_amount: preference.amount,
        currency_id: preference.currency,
      })
    },
    step: async (providerId, step) => {
      const payment = payments.get(Number(providerId))
      const [status, detail] = {
        approve: ['approved', 'accredited'],
        reject: ['rejected', 'cc_rejected_other_reason'],
        'charge-back': ['charged_back', 'in_process'],
      }[step] as [string, string]
      if (payment) Object.assign(payment, { status, status_detail: detail })
    },
    notification: async (providerId, key = randomUUID()) => {
      const ts = String(Math.floor(now().getTime() / 1000))
      const v1 = createHmac('sha256', secret).update(`id:${providerId};request-id:${key};ts:${ts};`).digest('hex')
      return {
        headers: { 'x-signature': `ts=${ts},v1=${v1}`, 'x-request-id': key },
        query: { 'data.id': providerId, type: 'payment' },
        body: { id: 1, live_mode: false, type: 'payment', action: 'payment.updated', api_version: 'v1', data: { id: providerId } },
      }
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
  return loopback
}

/** A Mercado Pago engine for such a loopback, with the same secret and clock. */
export const paymentsOf = ({ accessToken, url }: Loopback, { secret, now }: { secret: string; now: () => Date }): Payments =>
  openMercadoPago({
    accessToken,
    publicKey: 'APP_USR-publica',
    webhookSecrets: [secret],
    publicUrl: 'https://feria.example',
    apiUrl: url,
    now,
  })
