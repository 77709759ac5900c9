import { conditions } from '@feria/contract/catalogue/values'
import type { Currency } from '@feria/contract/money'
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { ComponentType, ReactNode } from 'react'
import { PictureField } from '../../uploads/picture-field.tsx'
import { useCategories } from '../use-categories.ts'
import { DeliveryFields } from './delivery-fields.tsx'
import classes from './forms.module.css'
import type { OfferValues } from './offer-values.ts'
import type { PriceHintProps } from './parts.ts'
import { PriceField } from './price-field.tsx'
import { texts } from './texts.ts'

const labels = texts.offer

type Form = UseFormReturnType<OfferValues>

const Basics = ({ form, onBusy }: { form: Form; onBusy: (isBusy: boolean) => void }) => {
  const categories = useCategories()
  const choose = { value: '', label: labels.choose, disabled: true }
  return (
    <section className={classes.sheet}>
      <h2>{labels.basics}</h2>
      <TextInput label={labels.name} required {...form.getInputProps('name')} />
      <div className={classes.pair}>
        <NativeSelect
          label={texts.form.category}
          required
          data={[choose, ...categories.map(({ id, name }) => ({ value: String(id), label: name }))]}
          {...form.getInputProps('categoryId')}
        />
        <NativeSelect label={labels.condition} required data={[choose, ...conditions]} {...form.getInputProps('condition')} />
      </div>
      <TextInput
        label={texts.form.location}
        placeholder={texts.form.locationHint}
        autoComplete="address-level2"
        required
        {...form.getInputProps('location')}
      />
      <Textarea label={labels.description} description={labels.descriptionHint} required {...form.getInputProps('description')} />
      <PictureField
        value={form.values.images}
        onChange={(images) => form.setFieldValue('images', images)}
        onBusy={onBusy}
        error={form.errors.images}
      />
    </section>
  )
}

interface MoneyProps extends Pick<PriceHintProps, 'onBand'> {
  form: Form
  currency: Currency
  PriceHint: ComponentType<PriceHintProps>
}

const Money = ({ form, currency, PriceHint, onBand }: MoneyProps) => (
  <section className={classes.sheet}>
    <h2>{labels.money}</h2>
    <div className={classes.pair}>
      <div className={classes.priced}>
        <PriceField
          label={labels.price}
          hint={labels.priceHint}
          currency={currency}
          onCurrency={(currency) => form.setFieldValue('currency', currency)}
          isProductPrice
          {...form.getInputProps('price')}
        />
        <PriceHint {...form.values} currency={currency} onTake={(price) => form.setFieldValue('price', price)} onBand={onBand} />
      </div>
      <TextInput
        label={labels.stock}
        inputMode="numeric"
        autoComplete="off"
        description={labels.stockHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...form.getInputProps('stock')}
      />
      <PriceField label={labels.minPrice} hint={texts.form.minPriceHint} currency={currency} {...form.getInputProps('minSalePrice')} />
    </div>
  </section>
)

const Arrival = ({ form }: { form: Form }) => (
  <section className={classes.sheet}>
    <DeliveryFields form={form} />
  </section>
)

const More = ({ form }: { form: Form }) => (
  <details className={`${classes.sheet} ${classes.more}`}>
    <summary>{labels.more}</summary>
    <div className={classes.form}>
      <Textarea label={labels.details} {...form.getInputProps('details')} />
      <TextInput label={labels.negotiation} placeholder={labels.negotiationHint} {...form.getInputProps('negotiationConditions')} />
      <div className={classes.pair}>
        <TextInput label={labels.range} inputMode="numeric" autoComplete="off" {...form.getInputProps('geolocationRange')} />
      </div>
    </div>
  </details>
)

interface Props extends Pick<PriceHintProps, 'onBand'> {
  form: Form
  onBusy: (isBusy: boolean) => void
  PriceHint: ComponentType<PriceHintProps>
  /** Rendered under the fields: messages and the button. */
  children: ReactNode
}

/** Every field of /new-product, required ones first; rarely needed ones are under «Más opciones». */
export const OfferFields = ({ form, onBusy, PriceHint, onBand, children }: Props) => (
  <>
    <Basics form={form} onBusy={onBusy} />
    <div className={classes.column}>
      <Money form={form} currency={form.values.currency as Currency} PriceHint={PriceHint} onBand={onBand} />
      <Arrival form={form} />
      <More form={form} />
      {children}
    </div>
  </>
)
