import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Currency, toMajor, toMinor } from '@feria/contract/money'
import { MercadoPagoConfig, Payment, PaymentRefund, Preference } from 'mercadopago'
import { AppConfig } from 'mercadopago/dist/utils/config/index.js'
import { mercadoPagoCards } from './mercadopago-cards.ts'
import { inTime, isUnsure, statusOf } from './mercadopago-errors.ts'
import { methodIdOf } from './mercadopago-methods.ts'
import type {
  ChargeFailure,
  ChargeRequest,
  CheckoutRequest,
  PaymentStatus,
  Payments,
  PaymentWebhook,
  ProviderPayment,
  RawWebhook,
  RefundOutcome,
} from './payments.ts'

export interface MercadoPagoSettings {
  accessToken: string
  publicKey: string
  /** Of the application's webhooks, which are signed with it. */
  /** Any of which a webhook may be signed with. */
  webhookSecrets: string[]
  /** Where webhooks and browsers return to. */
  publicUrl: string
  /** The base URL of the API; another one only for tests. */
  apiUrl?: string | undefined
  now: () => Date
}

const API = 'https://api.mercadopago.com'
const CHECKOUT_ORIGINS = ['https://www.mercadopago.com.ar', 'https://sandbox.mercadopago.com.ar', 'https://mpago.la']
/** Webhooks are retried for four days; an older one is a replay. */
const OLDEST_NOTICE_MS = 7 * 86_400_000

/** The provider's statuses as ours. In mediation the buyer disputes it: the money is still with us. */
const statuses: Record<string, PaymentStatus> = {
  pending: 'pending',
  in_process: 'pending',
  authorized: 'pending',
  approved: 'approved',
  in_mediation: 'approved',
  rejected: 'rejected',
  cancelled: 'cancelled',
  refunded: 'refunded',
  charged_back: 'charged-back',
}

type Answered = Awaited<ReturnType<Payment['get']>>

const toPayment = (payment: Answered): ProviderPayment => ({
  providerId: String(payment.id),
  reference: payment.external_reference ?? '',
  status: statuses[payment.status ?? ''] ?? 'pending',
  detail: payment.status_detail ?? '',
  amountMinor: toMinor(payment.transaction_amount ?? 0),
  currency: payment.currency_id as Currency,
  refundedMinor: toMinor(payment.transaction_amount_refunded ?? 0),
  brand: payment.payment_method_id ?? '',
  lastFour: payment.card?.last_four_digits ?? '',
})

/**
 * Mercado Pago: cards by `/v1/payments`, the hosted page by Checkout Pro preferences, of which only `init_point` is used. It charges
 * pesos. The reference is the idempotency key, so that a retried charge is not made twice.
 */
export const openMercadoPago = ({ accessToken, publicKey, webhookSecrets, publicUrl, apiUrl, now }: MercadoPagoSettings): Payments => {
  if (webhookSecrets.length === 0 || webhookSecrets.includes(''))
    throw new Error('MERCADOPAGO_WEBHOOK_SECRET is empty: anybody could announce payments.')
  // The SDK has one base URL for the whole process.
  Object.assign(AppConfig, { BASE_URL: apiUrl ?? API })
  const client = new MercadoPagoConfig({ accessToken })
  const [payments, preferences, refunds] = [new Payment(client), new Preference(client), new PaymentRefund(client)]
  const notificationUrl = `${publicUrl}/api/v1/payments/notifications?source_news=webhooks`
  const isPublic = publicUrl.startsWith('https:')

  return {
    name: 'mercadopago',
    currencies: ['ARS'],
    tokenUrl: `${apiUrl ?? API}/v1/card_tokens?public_key=${encodeURIComponent(publicKey)}`,
    checkoutOrigins: apiUrl ? [new URL(apiUrl).origin] : CHECKOUT_ORIGINS,
    testCards: [],

    charge: async (request: ChargeRequest): Promise<ProviderPayment | ChargeFailure> => {
      const { token, methodId } = methodIdOf(request.token, request.cardType)
      try {
        const body = {
          transaction_amount: toMajor(request.amountMinor),
          token,
          description: request.description,
          installments: 1,
          payment_method_id: request.kept?.methodId ?? methodId,
          payer: request.kept ? { type: 'customer', id: request.kept.customerId } : { email: request.payerEmail },
          external_reference: request.reference,
          ...(isPublic ? { notification_url: notificationUrl } : {}),
        }
        const payment = await inTime((options) =>
          payments.create({ body, requestOptions: { ...options, idempotencyKey: request.reference } }),
        )
        return toPayment(payment)
      } catch (error) {
        return isUnsure(error) ? 'unavailable' : 'bad-token'
      }
    },

    ...mercadoPagoCards(client),

    createCheckout: async ({ reference, amountMinor, currency, description, payerEmail, returnUrl, until }: CheckoutRequest) => {
      const body = {
        items: [{ id: reference, title: description, quantity: 1, currency_id: currency, unit_price: toMajor(amountMinor) }],
        payer: { email: payerEmail },
        external_reference: reference,
        back_urls: { success: returnUrl, pending: returnUrl, failure: returnUrl },
        // Refused for URLs that are not public.
        ...(isPublic ? { auto_return: 'approved', notification_url: notificationUrl } : {}),
        expires: true,
        expiration_date_to: until.toISOString(),
        // Vouchers are paid days later; stock and amount are reserved for minutes.
        payment_methods: { excluded_payment_types: [{ id: 'ticket' }, { id: 'atm' }] },
      }
      const preference = await inTime((options) => preferences.create({ body, requestOptions: { ...options, idempotencyKey: reference } }))
      if (!preference.init_point) throw new Error('The provider opened a checkout without an address.')
      return preference.init_point
    },

    get: async (providerId) => {
      try {
        return toPayment(await inTime((requestOptions) => payments.get({ id: providerId, requestOptions })))
      } catch (error) {
        if (statusOf(error) === 404) return null
        throw error
      }
    },

    find: async (reference) => {
      const { results } = await inTime((requestOptions) =>
        payments.search({ options: { external_reference: reference, sort: 'date_created', criteria: 'asc' }, requestOptions }),
      )
      return (results ?? []).map((result) => toPayment(result as unknown as Answered))
    },

    refund: async (providerId, amountMinor, key): Promise<RefundOutcome> => {
      try {
        const body = { amount: toMajor(amountMinor) }
        await inTime((options) => refunds.create({ payment_id: providerId, body, requestOptions: { ...options, idempotencyKey: key } }))
        return 'done'
      } catch (error) {
        return isUnsure(error) || statusOf(error) === 403 ? 'unavailable' : 'refused'
      }
    },

    readWebhook: async (notification) => readWebhook(notification, webhookSecrets, now()),
  }
}

const first = (value: unknown): string => String(Array.isArray(value) ? value[0] : (value ?? ''))

/** Verifies a webhook by its signature: HMAC-SHA256 over the id in the query, the request id and the time, compared in constant time. */
const readWebhook = ({ headers, query, body }: RawWebhook, secrets: string[], now: Date): PaymentWebhook | null | 'not-signed' => {
  const providerId = first(query['data.id'])
  const requestId = first(headers['x-request-id'])
  const parts = new Map(
    first(headers['x-signature'])
      .split(',')
      .map((part) => part.trim().split('=', 2) as [string, string]),
  )
  const [ts, hash] = [parts.get('ts') ?? '', parts.get('v1') ?? '']
  if (!/^(\d{10}|\d{13})$/.test(ts) || !/^[0-9a-f]{64}$/.test(hash)) return 'not-signed'
  const manifest = [providerId && `id:${providerId};`, requestId && `request-id:${requestId};`, `ts:${ts};`].join('')
  const isBy = (secret: string) => timingSafeEqual(createHmac('sha256', secret).update(manifest).digest(), Buffer.from(hash, 'hex'))
  if (!secrets.some(isBy)) return 'not-signed'
  // Seconds or milliseconds: both occur, and only the number of digits distinguishes them.
  const sentAt = ts.length === 10 ? Number(ts) * 1000 : Number(ts)
  if (Math.abs(now.getTime() - sentAt) > OLDEST_NOTICE_MS) return 'not-signed'
  const type = first(query.type) || String((body as { type?: unknown } | null)?.type ?? '')
  return type === 'payment' && /^\d+$/.test(providerId) ? { key: `${requestId}:${ts}`, providerId } : null
}
