import { api } from '@feria/contract'
import { sentence } from '@feria/contract/errors'
import { ORDER_QUANTITY } from '@feria/contract/limits'
import type { Order } from '@feria/contract/orders'
import type { CardData } from '@feria/contract/payments'
import type { CardType } from '@feria/contract/words'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { CallError, call, explain } from '../../lib/call.ts'
import { useDraft } from '../../lib/use-draft.ts'
import { routeKey } from '../../lib/use-route.ts'
import { keepsKey, newKey, outcomeOf } from './purchase-key.ts'
import { texts } from './texts.ts'
import { tokenize } from './tokenize.ts'

const CHANGED = [api.orders.list, api.orders.me, api.catalogue.get, api.catalogue.list, api.catalogue.shelves, api.catalogue.similar]

interface Failure {
  text: string
  /** True when the product cannot be bought: another card would not help. */
  isFinal: boolean
}

const failureOf = (error: unknown): Failure => ({
  text: explain(error, texts.card.failed),
  isFinal: error instanceof CallError && /^(orders|catalogue)\./.test(error.code) && !keepsKey(error),
})

/**
 * Buys one unit of a product with a card. One purchase has one key until a refusal ends it, also over a reload, so that nobody pays twice.
 * The card is not handed to the query library, which would keep it in memory: it goes from the form to the provider and nowhere else.
 */
export const usePurchase = (productId: string, cardType: CardType) => {
  const client = useQueryClient()
  const kept = useDraft(`purchase:${productId}`, { key: '' })
  const key = useRef(kept.initial.key)
  const isRunning = useRef(false)
  const [hasBegun, setHasBegun] = useState(key.current !== '')
  const [isPaying, setIsPaying] = useState(false)
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
  const place = async (tokenUrl: string, card: CardData): Promise<Order> => {
    const token = await tokenize(tokenUrl, card)
    if (key.current === '') {
      key.current = newKey()
      kept.save({ key: key.current })
      setHasBegun(true)
    }
    const products: { productId: string; quantity: typeof ORDER_QUANTITY }[] = [{ productId, quantity: ORDER_QUANTITY }]
    const body = { products, cardToken: token.id, paymentMethod: cardType }
    const order = await call(api.orders.place, { body }, { headers: { 'idempotency-key': key.current } }).catch((error: unknown) => {
      if (!keepsKey(error)) forgetKey()
      throw error
    })
    const outcome = outcomeOf(order.status)
    if (outcome === 'open') throw new CallError(503, { error: 'payments.unavailable', message: sentence('payments.unavailable') })
    if (outcome === 'over') {
      forgetKey()
      throw new CallError(409, { error: 'payments.rejected', message: texts.card.expired })
    }
    // Begun stays true: what was just bought may be sold out now, and this page goes on until its last word is said.
    key.current = ''
    kept.clear()
    return order
  }

  /** Pays; answers the order, or null after a failure, which then stands in `failure`. A second press while it runs does nothing. */
  const pay = async (tokenUrl: string, card: CardData): Promise<Order | null> => {
    if (isRunning.current) return null
    isRunning.current = true
    setIsPaying(true)
    setFailure(null)
    try {
      const order = await place(tokenUrl, card)
      for (const route of CHANGED) void client.invalidateQueries({ queryKey: [routeKey(route)] })
      return order
    } catch (error) {
      setFailure(failureOf(error))
      return null
    } finally {
      isRunning.current = false
      setIsPaying(false)
    }
  }
  return {
    pay,
    isPaying,
    failure,
    /** True from the first try until a refusal. */
    hasBegun,
    /** True when a try before this visit ended without an answer. */
    wasUnsure: kept.initial.key !== '',
    forgetFailure: () => setFailure(null),
  }
}
