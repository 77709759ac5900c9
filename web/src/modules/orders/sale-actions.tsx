import type { Sale } from '@feria/contract/orders/schemas'
import { HandOver } from './hand-over/hand-over.tsx'
import classes from './orders.module.css'
import { RefundSale } from './refund-sale.tsx'
import { SendOrder } from './send-order.tsx'

/** The seller's actions on a sale that is under way; a claim has its own. What is collected is handed over, everything else sent first. */
export const SaleActions = ({ sale, isFree }: { sale: Sale; isFree: boolean }) => {
  const isSent = sale.status === 'enviada'
  if (!isSent && sale.status !== 'pendiente') return null
  const isCollected = sale.delivery.kind === 'pickup'
  return (
    <div className={classes.buttons}>
      {isCollected && <HandOver sale={sale} isMain />}
      {!isSent && <SendOrder orderId={sale.orderId} isMain={!isCollected} />}
      {!isCollected && <HandOver sale={sale} isMain={isSent} />}
      {!isSent && <RefundSale sale={sale} isFree={isFree} />}
    </div>
  )
}
