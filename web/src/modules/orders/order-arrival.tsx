import type { Currency } from '@feria/contract/money'
import type { OrderDelivery } from '@feria/contract/orders/delivery-schemas'
import type { OrderStatus } from '@feria/contract/orders/values'
import { formatPrice } from '../../lib/format.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { AddressLines } from '../payments/delivery/address-lines.tsx'
import { addressLines } from '../payments/delivery/delivery.ts'
import classes from './orders.module.css'
import { texts } from './texts.ts'

const labels = texts.arrival

interface Props {
  delivery: OrderDelivery
  currency: Currency
  status: OrderStatus
  /** Whose page it is: the seller copies the address. */
  side: 'buyer' | 'seller'
}

/** «Cómo llega» of a purchase or a sale: the way, what it cost, and where to. */
export const OrderArrival = ({ delivery: { kind, price, pickupArea, address }, currency, status, side }: Props) => (
  <section className={classes.sheet}>
    <h2 className={classes.heading}>{labels.heading}</h2>
    <p>
      <strong>{labels.kinds[kind]}</strong>
      {kind === 'parcel' && <> · {price === 0 ? labels.free : formatPrice(price, currency, { tag: true })}</>}
    </p>
    {kind === 'pickup' && <p>{pickupArea ?? labels.noArea}</p>}
    {kind !== 'parcel' && <p className={classes.quiet}>{labels.hints[kind]}</p>}
    {address && (
      <div className={classes.codeLine}>
        <AddressLines address={address} />
        {side === 'seller' && <CopyButton text={addressLines(address).join('\n')} what={labels.copied} />}
      </div>
    )}
    {kind === 'parcel' && !address && status !== 'reservada' && <p className={classes.quiet}>{labels.gone}</p>}
  </section>
)
