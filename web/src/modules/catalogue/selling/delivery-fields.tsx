import { MAX_PICKUP_AREA } from '@feria/contract/catalogue/values'
import type { Currency } from '@feria/contract/money'
import { Checkbox, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import classes from './delivery-fields.module.css'
import type { DeliveryValues } from './delivery-values.ts'
import { PriceField } from './price-field.tsx'
import { texts } from './texts.ts'

const labels = texts.delivery

interface Props<Values> {
  form: UseFormReturnType<Values>
}

/** How a product arrives: every way that the seller offers, with its area or its price. */
export const DeliveryFields = <Values extends { currency: string; delivery: DeliveryValues }>({ form }: Props<Values>) => {
  const { delivery, currency } = form.getValues()
  const errorOfAll = form.errors['delivery.agreed'] ?? form.errors.delivery
  return (
    <fieldset className={classes.ways} aria-describedby={errorOfAll ? 'delivery-error' : undefined}>
      <legend>{labels.heading}</legend>
      <Checkbox size="md" label={labels.pickup} {...form.getInputProps('delivery.pickup', { type: 'checkbox' })} />
      {delivery.pickup && (
        <TextInput
          className={classes.inner}
          label={labels.area}
          placeholder={labels.areaHint}
          maxLength={MAX_PICKUP_AREA}
          {...form.getInputProps('delivery.pickupArea')}
        />
      )}
      <Checkbox size="md" label={labels.parcel} {...form.getInputProps('delivery.parcel', { type: 'checkbox' })} />
      {delivery.parcel && (
        <div className={classes.inner}>
          <PriceField
            label={labels.parcelPrice[currency as Currency]}
            currency={currency as Currency}
            hint={labels.parcelHint}
            {...form.getInputProps('delivery.parcelPrice')}
          />
        </div>
      )}
      <Checkbox size="md" label={labels.agreed} {...form.getInputProps('delivery.agreed', { type: 'checkbox' })} error={null} />
      {errorOfAll && (
        <p id="delivery-error" className={classes.error}>
          {errorOfAll}
        </p>
      )}
    </fieldset>
  )
}
