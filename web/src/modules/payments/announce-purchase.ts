import type { Order } from '@feria/contract/orders/schemas'
import { showAlert } from '../../lib/alert-box.ts'
import { writeToTexts } from '../chat/write-to-texts.ts'
import { amountOf, chargeOfOrder } from './charge.ts'
import { texts } from './texts.ts'

/** Where the buyer goes after the alert; /history marks the purchase that was just made. */
export interface AfterPurchase {
  to: string
  state?: { bought: string }
}

type Bought = Pick<Order, 'number' | 'totalPrice' | 'currency' | 'due' | 'delivery'>

/** What is known of what was bought, in sentences: number and amount, what happens next, and when the money is paid out. */
export const explainPurchase = (order: Bought | null): string => {
  const labels = texts.card.bought
  if (!order) return labels.next.agreed
  const { totalPrice: total, currency, due } = order
  const isFree = total === 0
  const sum = isFree ? null : amountOf(chargeOfOrder(order), { total, currency, due })
  return [labels.what(order.number, sum), labels.next[order.delivery.kind], ...(isFree ? [] : [labels.held])].join('\n\n')
}

/** The stated alert of a purchase, from which its buyer may also write to the seller. Resolves to where the buyer goes now. */
export const announcePurchase = async (order: Order | null): Promise<AfterPurchase> => {
  let to: string | null = null
  const act = () => {
    to = `/chat/${order?.room}`
  }
  const more = order?.room ? { more: { label: writeToTexts.seller, act } } : {}
  await showAlert(explainPurchase(order), { title: texts.card.success, ...more })
  if (to) return { to }
  return { to: '/history', ...(order ? { state: { bought: order.id } } : {}) }
}
