import type { ErrorAnswer } from '@feria/contract/errors'
import { cardTroubles } from '@feria/contract/payments/cards'
import type { KeptCard } from '@feria/contract/payments/schemas'
import type { CardData, CardToken } from '@feria/contract/payments/values'
import { CallError } from '../../lib/call.ts'
import { readAnswer } from '../../lib/read-answer.ts'
import { noCard } from './card-rules.ts'
import type { PaymentOptions } from './checkout-gate.tsx'
import { texts } from './texts.ts'

const TIMEOUT_MS = 30_000

/** A kept card, with the security code that each payment asks for. */
export interface KeptPayment {
  kept: KeptCard
  cvc: string
}

/** True for a kept card; false for one whose data was typed. */
export const isKept = (card: CardData | KeptPayment): card is KeptPayment => 'kept' in card

/** What the provider's tokeniser takes: the data of a card, or its own id of a kept one. */
const bodyOf = (card: CardData | KeptPayment, isForeign: boolean): object => {
  if (!isKept(card)) return isForeign ? mercadoPagoCard(card) : card
  const { kept, cvc } = card
  return isForeign ? { card_id: kept.providerId, security_code: cvc } : { cardId: kept.providerId, cvc }
}

/** A card in the format of Mercado Pago's tokenizer. An invalid date is sent anyway: the provider refuses it. */
export const mercadoPagoCard = ({ number, name, expiry, cvc }: CardData) => {
  const [, month, year] = /^(\d{1,2})\D*(?:20)?(\d{2})$/.exec(expiry.trim()) ?? []
  return {
    card_number: number.replace(/\D/g, ''),
    expiration_month: Number(month ?? 0),
    expiration_year: year ? 2000 + Number(year) : 0,
    security_code: cvc.trim(),
    cardholder: { name: name.trim() },
  }
}

/** The card field that Mercado Pago's tokenizer refuses, by its error codes: missing and invalid values. */
const refusedBy: Record<string, keyof CardData> = {
  '205': 'number',
  E301: 'number',
  '221': 'name',
  '316': 'name',
  '208': 'expiry',
  '209': 'expiry',
  '325': 'expiry',
  '326': 'expiry',
  '224': 'cvc',
  E302: 'cvc',
}

/** A message for each field that Mercado Pago refuses; its own are in English and name fields not seen here. */
export const troublesOf = (card: CardData, answer: unknown, now: Date): Partial<Record<keyof CardData, string>> => {
  const { cause } = (answer ?? {}) as { cause?: { code?: unknown }[] }
  const parts = (Array.isArray(cause) ? cause : []).flatMap(({ code }) => refusedBy[String(code)] ?? [])
  const looks = cardTroubles(card, now)
  return Object.fromEntries(parts.map((part) => [part, looks[part] ?? texts.card.badPart]))
}

interface MercadoPagoToken {
  id: string
  first_six_digits: string
}

const send = async (tokenUrl: string, body: object): Promise<{ response: Response; json: unknown }> => {
  try {
    const response = await fetch(tokenUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return { response, json: await readAnswer(response) }
  } catch {
    throw new CallError(0)
  }
}

/**
 * Exchanges a card for a token that our server charges, at the provider's own URL: the only place that card data is ever sent to,
 * without the member's session. Of a kept card that is its security code. Rejects with CallError.
 */
export const tokenize = async (
  { provider, tokenUrl }: Pick<PaymentOptions, 'provider' | 'tokenUrl'>,
  card: CardData | KeptPayment,
): Promise<string> => {
  const isForeign = provider === 'mercadopago'
  const { response, json } = await send(tokenUrl, bodyOf(card, isForeign))
  if (isForeign) {
    const { id, first_six_digits } = (json ?? {}) as Partial<MercadoPagoToken>
    if (response.ok && id) return `${id}:${first_six_digits ?? ''}`
    const isRefused = response.status >= 400 && response.status < 500
    const fields = troublesOf(isKept(card) ? { ...noCard, cvc: card.cvc } : card, json, new Date())
    throw isRefused
      ? new CallError(400, { error: 'payments.bad-card', message: texts.card.badCard, fields })
      : new CallError(response.status)
  }
  if (response.ok) return (json as CardToken).id
  throw new CallError(response.status, (json ?? undefined) as Partial<ErrorAnswer> | undefined)
}
