import { useEffect, useRef, useState } from 'react'
import { CallError } from '../../lib/call.ts'
import { newKey } from '../../lib/new-key.ts'
import type { Basket } from './basket.ts'
import { isOtherPrice, keepsKey } from './purchase-key.ts'
import { followable, startBody, startCheckout } from './start-checkout.ts'
import { texts } from './texts.ts'

/** The server's own message for a refusal, the specified one for everything else. */
const explainStart = (error: unknown): string =>
  error instanceof CallError && error.status >= 400 && error.status < 500 && error.reason ? error.reason : texts.payment.startFailed

interface Reserving {
  /** The order of the basket, placed unless an earlier attempt has done so. */
  reserve: (basket: Basket) => Promise<string>
  /** Refetches the price. */
  askAgain: () => Promise<void>
}

/**
 * Places the order of a basket, then sends the browser to the provider's page. A second click while it starts does nothing; a retry
 * reuses the same attempt. A changed price is announced and shown.
 */
export const useCheckout = (origins: string[], { reserve, askAgain }: Reserving) => {
  const key = useRef('')
  const isRunning = useRef(false)
  const [isStarting, setIsStarting] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const end = () => {
    isRunning.current = false
    setIsStarting(false)
  }
  // Coming back from the provider's page, the browser may restore this one as it was left.
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => persisted && end()
    addEventListener('pageshow', shown)
    return () => removeEventListener('pageshow', shown)
  })
  const go = async (basket: Basket) => {
    const orderId = basket.orderId ?? (await reserve(basket))
    key.current ||= newKey()
    const address = followable(await startCheckout(startBody(basket, orderId), key.current), location.origin, origins)
    if (address === null) throw new CallError(502)
    location.assign(address)
  }
  const start = async (basket: Basket): Promise<void> => {
    if (isRunning.current) return
    isRunning.current = true
    setIsStarting(true)
    setFailure(null)
    try {
      await go(basket)
    } catch (error) {
      if (!keepsKey(error)) key.current = ''
      setFailure(explainStart(error))
      if (isOtherPrice(error)) void askAgain()
      end()
    }
  }
  return { start, isStarting, failure }
}
