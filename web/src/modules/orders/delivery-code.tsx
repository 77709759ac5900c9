import type { Order } from '@feria/contract/orders/schemas'
import { CopyButton } from '../../ui/copy-button.tsx'
import classes from './orders.module.css'
import { texts } from './texts.ts'

const labels = texts.order

/**
 * The delivery code of a purchase through a resale link, with its warning: anyone who knows it can release the funds. Nothing once
 * it is no longer needed.
 */
export const DeliveryCode = ({
  order: { deliveryCode: code, status, totalPrice },
}: {
  order: Pick<Order, 'deliveryCode' | 'status' | 'totalPrice'>
}) => {
  if (code === null || !['pendiente', 'enviada'].includes(status)) return null
  return (
    <section className={classes.sheet} aria-labelledby="delivery-code">
      <h2 id="delivery-code" className={classes.heading}>
        {labels.code}
      </h2>
      <div className={classes.codeLine}>
        <strong className={classes.code}>{code}</strong>
        <CopyButton text={code} what={labels.codeOf} />
      </div>
      <p className={classes.quiet}>{totalPrice === 0 ? texts.free.codeHint : labels.codeHint}</p>
    </section>
  )
}
