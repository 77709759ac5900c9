import type { Order } from '@feria/contract/orders/schemas'
import { ORDER_QUANTITY } from '@feria/contract/orders/values'
import * as api from '@feria/contract/routes'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call, explain } from '../../lib/call.ts'
import { newKey } from '../../lib/new-key.ts'
import { useDraft } from '../../lib/use-draft.ts'
import { routeKey } from '../../lib/use-route.ts'
import { type Basket, seenOf } from './basket.ts'
import { CHANGED_BY_PAYMENT } from './payment-changes.ts'
import { isOtherPrice, keepsKey } from './purchase-key.ts'
import type { Target } from './purchase-target.ts'
import { startBody, startCheckout } from './start-checkout.ts'
import { texts } from './texts.ts'

/**
 * Places a free order, without card or charge, with one click. A second click while it runs does nothing, and a retry after a failure,
 * even across a reload, is the same order until it is known whether it was placed. Calls `onOtherPrice` if it is no longer free;
 * nothing was ordered then.
 */
export const useFreeOrder = ({ kind, id, t }: Target, onOtherPrice: () => void) => {
  const client = useQueryClient()
  const kept = useDraft(`free:${id}`, { key: '' })
  const key = useRef(kept.initial.key)
  const [isBusy, setIsBusy] = useState(false)
  const isRunning = useRef(false)
  const [failure, setFailure] = useState<string | null>(null)

  const place = (basket: Basket): Promise<Order | string> => {
    key.current ||= newKey()
    kept.save({ key: key.current })
    // An order reserved when it still had a price exists already.
    if (basket.orderId) return startCheckout(startBody(basket, basket.orderId), key.current)
    const options = { headers: { 'idempotency-key': key.current } }
    if (kind === 'resale') return call(api.reselling.buy, { params: { id }, body: { t, ...seenOf(basket) } }, options)
    const products: { productId: string; quantity: typeof ORDER_QUANTITY }[] = [{ productId: id, quantity: ORDER_QUANTITY }]
    return call(api.orders.place, { body: { products, ...seenOf(basket) } }, options)
  }
  const forgetKey = () => {
    key.current = ''
    kept.clear()
  }
  /** The order, as far as it is known, and null if nothing was ordered; it stays busy, since the page is left. */
  const order = async (basket: Basket): Promise<{ order: Order | null } | null> => {
    if (isRunning.current) return null
    isRunning.current = true
    setIsBusy(true)
    setFailure(null)
    try {
      const placed = await place(basket)
      forgetKey()
      for (const route of CHANGED_BY_PAYMENT) void client.invalidateQueries({ queryKey: [routeKey(route)] })
      return { order: typeof placed === 'string' ? null : placed }
    } catch (error) {
      if (!keepsKey(error)) forgetKey()
      setFailure(explain(error, texts.free.failed))
      if (isOtherPrice(error)) onOtherPrice()
      isRunning.current = false
      setIsBusy(false)
      return null
    }
  }
  return { order, isBusy, failure }
}
