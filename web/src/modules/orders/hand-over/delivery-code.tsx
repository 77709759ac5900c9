import type { Order } from '@feria/contract/orders/schemas'
import { CopyButton } from '../../../ui/copy-button.tsx'
import orders from '../orders.module.css'
import classes from './hand-over.module.css'
import { LazyDeliveryQr } from './lazy-delivery-qr.ts'
import { texts } from './texts.ts'

/**
 * The delivery code of a purchase, as numbers and QR, with its warning: anyone who knows it can complete it. Nothing once it is no longer
 * needed.
 */
export const DeliveryCode = ({ order }: { order: Pick<Order, 'id' | 'deliveryCode' | 'delivery' | 'status' | 'totalPrice'> }) => {
  const { id, deliveryCode: code, delivery, status, totalPrice } = order
  if (code === null || !['pendiente', 'enviada'].includes(status)) return null
  return (
    <section className={orders.sheet} aria-labelledby="delivery-code">
      <h2 id="delivery-code" className={orders.heading}>
        {texts.code}
      </h2>
      <div className={classes.shown}>
        <div className={classes.words}>
          <div className={orders.codeLine}>
            <strong className={classes.code}>{code}</strong>
            <CopyButton text={code} what={texts.codeOf} />
          </div>
          <p className={classes.warning}>{texts.warning}</p>
          <p className={orders.quiet}>
            {totalPrice === 0 ? texts.hints.free : texts.hints.paid} {delivery.kind === 'parcel' && texts.hints.parcel}
          </p>
        </div>
        <div className={classes.qr}>
          <LazyDeliveryQr orderId={id} code={code} />
        </div>
      </div>
    </section>
  )
}
