import type { Sale } from '@feria/contract/orders/schemas'
import classes from './orders.module.css'
import { RefundSale } from './refund-sale.tsx'
import { SendOrder } from './send-order.tsx'

/** The seller's actions on a sale not shipped yet; a claim has its own. */
export const SaleActions = ({ sale, isFree }: { sale: Sale; isFree: boolean }) =>
  sale.status === 'pendiente' ? (
    <div className={classes.buttons}>
      <SendOrder orderId={sale.orderId} />
      <RefundSale sale={sale} isFree={isFree} />
    </div>
  ) : null
