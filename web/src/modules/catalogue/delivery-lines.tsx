import type { Delivery } from '@feria/contract/catalogue/schemas'
import type { Currency } from '@feria/contract/money'
import { formatPrice } from '../../lib/format.ts'
import classes from './product-page.module.css'

/** Apart from the texts of the page, which come with every first visit. */
const labels = {
  heading: 'Cómo llega',
  pickup: 'Retiro en persona',
  pickupIn: (area: string) => `Retiro en persona: ${area}`,
  parcel: (price: string) => `Envío por ${price}`,
  free: 'Envío gratis',
  agreed: 'A acordar con quien vende',
}

/** The ways in which a product arrives, each in a line. */
export const linesOf = ({ pickup, pickupArea, parcelPrice, agreed }: Delivery, currency: Currency): string[] => [
  ...(pickup ? [pickupArea ? labels.pickupIn(pickupArea) : labels.pickup] : []),
  ...(parcelPrice === null ? [] : [parcelPrice === 0 ? labels.free : labels.parcel(formatPrice(parcelPrice, currency, { tag: true }))]),
  ...(agreed ? [labels.agreed] : []),
]

interface Props {
  delivery: Delivery
  /** Of the product, and so of its parcel. */
  currency: Currency
}

/** «Cómo llega», on the page of a product. */
export const DeliveryLines = ({ delivery, currency }: Props) => (
  <section className={classes.delivery} aria-label={labels.heading}>
    <h2>{labels.heading}</h2>
    <ul>
      {linesOf(delivery, currency).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </section>
)
