import type { Delivery } from '@feria/contract/catalogue/schemas'
import type { Currency } from '@feria/contract/money'
import { IconMapPin, IconMessageCircle, IconTruck } from '@tabler/icons-react'
import { formatPrice } from '../../../lib/format.ts'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import classes from '../checkout.module.css'
import { texts } from '../texts.ts'
import { AddressFields } from './address-fields.tsx'
import { kindOf, waysOf } from './delivery.ts'
import type { DeliveryForm } from './use-delivery.ts'

const labels = texts.delivery
const icons = { pickup: IconMapPin, parcel: IconTruck, agreed: IconMessageCircle }

interface Props {
  offer: Delivery
  /** Of the price of the parcel. */
  currency: Currency
  form: DeliveryForm
}

/** «¿Cómo te llega?»: what the seller offers, and the address of a parcel. */
export const DeliveryChoice = ({ offer, currency, form }: Props) => {
  const ways = waysOf(offer)
  const chosen = kindOf(offer, form.values)
  const hints = {
    pickup: offer.pickupArea ?? labels.pickupHint,
    parcel: offer.parcelPrice ? formatPrice(offer.parcelPrice, currency, { tag: true }) : labels.free,
    agreed: labels.agreedHint,
  }
  return (
    <section className={classes.sheet} aria-labelledby="delivery">
      <h2 id="delivery" className={classes.heading}>
        {labels.heading}
      </h2>
      {ways.length > 1 ? (
        <div className={classes.choice} data-path="kind" tabIndex={-1}>
          <ChoiceCards
            legend={labels.heading}
            options={ways.map((value) => ({ value, icon: icons[value], label: labels.kinds[value], hint: hints[value] }))}
            value={chosen}
            onChange={(kind) => form.setFieldValue('kind', kind)}
          />
        </div>
      ) : (
        chosen && (
          <p>
            <strong>{labels.kinds[chosen]}</strong>
            <span className={classes.quiet}>{hints[chosen]}</span>
          </p>
        )
      )}
      {form.errors.kind && <InlineNotice kind="error">{form.errors.kind}</InlineNotice>}
      {chosen === 'parcel' && <AddressFields form={form} />}
    </section>
  )
}
