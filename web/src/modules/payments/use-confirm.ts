import type { Order } from '@feria/contract/orders/schemas'
import type { CardData } from '@feria/contract/payments/values'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { announcePurchase } from './announce-purchase.ts'
import type { Payable } from './checkout-gate.tsx'
import { returnAddress } from './purchase-target.ts'
import type { KeptPayment } from './tokenize.ts'
import type { Failure, usePurchase } from './use-purchase.ts'

interface Around {
  /** Refetches the price; an existing order keeps its own. */
  askAgain: () => Promise<void>
  /** Finds the order that an earlier attempt has placed. */
  findOrder: () => Promise<string | null>
}

/**
 * The press that pays, and what follows it: the success with its alert, the page that follows a payment of unknown outcome, the new price
 * or the field that was refused. Resolves to the order or the failure; to null for a press while it runs.
 */
export const useConfirm = ({ pay, forgetFailure }: ReturnType<typeof usePurchase>, { askAgain, findOrder }: Around) => {
  const navigate = useNavigate()
  const [hasPriceChanged, setHasPriceChanged] = useState(false)
  const [bought, setBought] = useState<Order | null>(null)

  const afterFailure = async ({ kind, refused }: Failure): Promise<void> => {
    // Nothing was ordered: what was refused is said beside its field.
    if (refused) return forgetFailure()
    if (kind === 'price') {
      await askAgain()
      forgetFailure()
      return setHasPriceChanged(true)
    }
    // After a declined card the order exists: show until when it is reserved and the amount it has fixed.
    const orderId = await findOrder()
    // The return page follows the order and shows the outcome.
    if (kind === 'unsure' && orderId) navigate(returnAddress(orderId), { replace: true })
  }
  const confirm = async (payable: Payable, card: CardData | KeptPayment, keepCard = false): Promise<Order | Failure | null> => {
    setHasPriceChanged(false)
    const order = await pay(payable, card, keepCard)
    if (order && 'kind' in order) await afterFailure(order)
    else if (order) setBought(order)
    return order
  }
  /** Leaves the page of what was bought. */
  const leave = async (order: Order): Promise<void> => {
    if (order.isPaymentPending) return navigate(returnAddress(order.id), { replace: true })
    const { to, state } = await announcePurchase(order)
    return navigate(to, { replace: true, state })
  }
  return { confirm, leave, hasPriceChanged, bought }
}
