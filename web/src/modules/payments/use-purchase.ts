import type { Request } from '@feria/contract'
import { sentence } from '@feria/contract/errors'
import type { Order } from '@feria/contract/orders/schemas'
import { ORDER_QUANTITY } from '@feria/contract/orders/values'
import type { CardData, CardType } from '@feria/contract/payments/values'
import * as api from '@feria/contract/routes'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { CallError, call, explain } from '../../lib/call.ts'
import { newKey } from '../../lib/new-key.ts'
import { useDraft } from '../../lib/use-draft.ts'
import { routeKey } from '../../lib/use-route.ts'
import { type Basket, seenOf } from './basket.ts'
import { type CardStep, cardSteps } from './card-rules.ts'
import type { Payable } from './checkout-gate.tsx'
import { CHANGED_BY_PAYMENT } from './payment-changes.ts'
import { isCardRefusal, isOtherPrice, keepsKey, outcomeOf } from './purchase-key.ts'
import type { Target } from './purchase-target.ts'
import { texts } from './texts.ts'
import { isKept, type KeptPayment, tokenize } from './tokenize.ts'

export interface Failure {
  text: string
  /**
   * `final`: cannot be paid at all; `card`: not with this card; `price`: the price has changed; `retry`: not now; `unsure`: the
   * outcome is unknown.
   */
  kind: 'final' | 'card' | 'price' | 'retry' | 'unsure'
  /** The card field that the tokenizer refused, before anything was ordered. */
  refused?: { step: CardStep; text: string }
}

/** How a purchase is paid, as the server takes it. */
type Paid = Request<typeof api.orders.pay>['body']

/** The first step of the form that the tokenizer refused, and why. */
const refusedStep = (error: unknown): Failure['refused'] => {
  const fields = error instanceof CallError ? error.fields : {}
  const step = cardSteps.find((one) => fields[one])
  return step && { step, text: fields[step] ?? '' }
}

/** The outcome of the payment is unknown: the order waits for the provider. */
const isUnsure = (error: unknown): boolean => error instanceof CallError && error.code === 'payments.unavailable' && error.status === 503

const kindOf = (error: unknown): Failure['kind'] => {
  if (isCardRefusal(error)) return 'card'
  if (isOtherPrice(error)) return 'price'
  if (isUnsure(error)) return 'unsure'
  return error instanceof CallError && /^(orders|catalogue|reselling)\./.test(error.code) && !keepsKey(error) ? 'final' : 'retry'
}

/**
 * Pays for a product, a resale link's offer or a reserved order with a card. One purchase has one idempotency key, also for another
 * card, and across a reload until the outcome is known, so that nobody pays twice. The card is not passed to the query library, which
 * would keep it in memory: it goes from the form to the provider and nowhere else.
 */
export const usePurchase = ({ kind, id, t }: Target, cardType: CardType) => {
  const client = useQueryClient()
  const kept = useDraft(`purchase:${id}`, { key: '' })
  const key = useRef(kept.initial.key)
  const isRunning = useRef(false)
  const [hasBegun, setHasBegun] = useState(key.current !== '')
  const [isPaying, setIsPaying] = useState(false)
  const [isDone, setIsDone] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)

  useEffect(() => {
    if (!isPaying) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isPaying])

  const forgetKey = () => {
    key.current = ''
    kept.clear()
    setHasBegun(false)
  }
  const payOrder = (paid: Paid): Promise<Order> => {
    setHasBegun(true)
    return call(api.orders.pay, { params: { id }, body: paid })
  }
  const buyProduct = async (card: Paid, basket: Basket): Promise<Order> => {
    key.current ||= newKey()
    kept.save({ key: key.current })
    setHasBegun(true)
    const paid = { ...card, ...seenOf(basket) }
    const products: { productId: string; quantity: typeof ORDER_QUANTITY }[] = [{ productId: id, quantity: ORDER_QUANTITY }]
    const headers = { 'idempotency-key': key.current }
    const bought =
      kind === 'resale'
        ? call(api.reselling.buy, { params: { id }, body: { ...paid, t } }, { headers })
        : call(api.orders.place, { body: { ...paid, products } }, { headers })
    return bought.catch((error: unknown) => {
      // The order of a declined card has its own URL after a reload; its outcome is known.
      if (isCardRefusal(error)) kept.clear()
      else if (!keepsKey(error)) forgetKey()
      throw error
    })
  }
  const place = async ({ basket, options }: Payable, card: CardData | KeptPayment, keepCard: boolean): Promise<Order> => {
    const cardToken = await tokenize(options, card)
    const paid = isKept(card)
      ? { cardToken, cardId: card.kept.id, paymentMethod: card.kept.cardType }
      : { cardToken, paymentMethod: cardType, ...(keepCard ? { keepCard } : {}) }
    const order = await (kind === 'order' ? payOrder(paid) : buyProduct(paid, basket))
    const outcome = outcomeOf(order)
    if (outcome === 'open') throw new CallError(503, { error: 'payments.unavailable', message: sentence('payments.unavailable') })
    if (outcome === 'over') {
      forgetKey()
      throw new CallError(409, { error: 'payments.unavailable', message: texts.card.expired })
    }
    // `hasBegun` stays true: what was just bought may be sold out now, and this page stays until its last message.
    key.current = ''
    kept.clear()
    return order
  }

  /**
   * Pays with a typed card, which the provider keeps if that is asked for, or with a kept one. Resolves to the order, or to
   * the failure, which is also in `failure`. A second click while it runs does nothing and resolves to null.
   */
  const pay = async (payable: Payable, card: CardData | KeptPayment, keepCard = false): Promise<Order | Failure | null> => {
    if (isRunning.current) return null
    isRunning.current = true
    setIsPaying(true)
    setFailure(null)
    try {
      const order = await place(payable, card, keepCard)
      setIsDone(true)
      for (const route of CHANGED_BY_PAYMENT) void client.invalidateQueries({ queryKey: [routeKey(route)] })
      return order
    } catch (error) {
      const refused = refusedStep(error)
      const failed = { text: explain(error, texts.card.failed), kind: kindOf(error), ...(refused ? { refused } : {}) }
      setFailure(failed)
      return failed
    } finally {
      isRunning.current = false
      setIsPaying(false)
    }
  }
  return {
    pay,
    isPaying,
    isDone,
    failure,
    /** True from the first attempt until the purchase is refused. */
    hasBegun,
    /** True if an attempt before this visit ended without a response. */
    wasUnsure: kept.initial.key !== '',
    forgetFailure: () => setFailure(null),
  }
}
