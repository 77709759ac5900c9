import { conditions, SERVICES } from '@feria/contract/catalogue/values'
import type { Currency } from '@feria/contract/money'
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { Fold } from '../../../ui/fold.tsx'
import { PictureField } from '../../uploads/picture-field.tsx'
import { useCategories } from '../use-categories.ts'
import { CurrencyQuestion } from './currency-question.tsx'
import { DeliveryFields } from './delivery-fields.tsx'
import classes from './forms.module.css'
import { BrandField, DealFields } from './more-fields.tsx'
import { hasMore, MORE_FIELDS, type OfferValues } from './offer-values.ts'
import type { PriceHintProps } from './parts.ts'
import { PriceField } from './price-field.tsx'
import { ReadMark } from './read-mark.tsx'
import { texts } from './texts.ts'
import { isRead } from './title-reading.ts'

const labels = texts.offer

type Form = UseFormReturnType<OfferValues>

interface PhotosProps {
  form: Form
  onBusy: (isBusy: boolean) => void
  /** What fills in the form from the photos. */
  draft: ReactNode
}

const Photos = ({ form, onBusy, draft }: PhotosProps) => (
  <section className={classes.sheet}>
    <PictureField
      value={form.values.images}
      onChange={(images) => form.setFieldValue('images', images)}
      onBusy={onBusy}
      error={form.errors.images}
      isInviting
    />
    <div>{draft}</div>
  </section>
)

/** Whether a service is offered: its condition, which is asked for and shows nowhere, is filled in. */
const useService = (form: Form, categories: ReturnType<typeof useCategories>): boolean => {
  const { categoryId, condition } = form.values
  const isService = categories.find(({ id }) => String(id) === categoryId)?.name === SERVICES
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is another object with each value.
  useEffect(() => {
    if (isService && !condition) form.setFieldValue('condition', conditions[0])
  }, [isService, condition])
  return isService
}

const Basics = ({ form }: { form: Form }) => {
  const categories = useCategories()
  const isService = useService(form, categories)
  const choose = { value: '', label: labels.choose, disabled: true }
  return (
    <section className={classes.sheet}>
      <h2>{labels.basics}</h2>
      <TextInput label={labels.name} required {...form.getInputProps('name')} />
      <div className={classes.pair}>
        <ReadMark form={form} field="categoryId">
          <NativeSelect
            label={texts.form.category}
            required
            data={[choose, ...categories.map(({ id, name }) => ({ value: String(id), label: name }))]}
            {...form.getInputProps('categoryId')}
          />
        </ReadMark>
        <ReadMark form={form} field="condition">
          <NativeSelect
            label={labels.condition}
            description={isService && labels.serviceCondition}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            required
            data={[choose, ...conditions]}
            {...form.getInputProps('condition')}
          />
        </ReadMark>
      </div>
      <ReadMark form={form} field="location">
        <TextInput
          label={texts.form.location}
          placeholder={texts.form.locationHint}
          autoComplete="address-level2"
          required
          {...form.getInputProps('location')}
        />
      </ReadMark>
      <Textarea label={labels.description} description={labels.descriptionHint} rows={3} required {...form.getInputProps('description')} />
    </section>
  )
}

interface MoneyProps extends Pick<PriceHintProps, 'onBand'> {
  form: Form
  currency: Currency
  PriceHint: ComponentType<PriceHintProps>
}

const Money = ({ form, currency, PriceHint, onBand }: MoneyProps) => {
  const change = (currency: Currency) => form.setFieldValue('currency', currency)
  return (
    <section className={classes.sheet}>
      <h2>{labels.money}</h2>
      <div className={classes.priced}>
        <PriceField
          label={labels.price}
          hint={labels.priceHint}
          currency={currency}
          onCurrency={change}
          isProductPrice
          {...form.getInputProps('price')}
        />
        <CurrencyQuestion price={form.values.price} currency={currency} onCurrency={change} />
        <PriceHint {...form.values} currency={currency} onTake={(price) => form.setFieldValue('price', price)} onBand={onBand} />
      </div>
    </section>
  )
}

/** What is under «Más opciones»; the brand by name, if the title said it. */
const moreHintOf = (values: OfferValues): string => (isRead(values, 'brand') ? labels.brandHint(values.brand) : labels.moreHint)

const More = ({ form, currency }: { form: Form; currency: Currency }) => (
  <Fold summary={labels.more} hint={moreHintOf(form.values)} isFilled={hasMore(form.values)} errors={form.errors} names={MORE_FIELDS}>
    <ReadMark form={form} field="brand">
      <BrandField form={form} />
    </ReadMark>
    <div className={classes.pair}>
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
    <DeliveryFields form={form} />
    <DealFields form={form} details="details" />
  </Fold>
)

interface Props extends Pick<PriceHintProps, 'onBand'>, PhotosProps {
  PriceHint: ComponentType<PriceHintProps>
  /** Rendered under the fields: messages and the button. */
  children: ReactNode
}

/** Every field of /new-product: photos, then the required ones and the price; those that can be left out are under «Más opciones». */
export const OfferFields = ({ form, onBusy, draft, PriceHint, onBand, children }: Props) => {
  const currency = form.values.currency as Currency
  return (
    <>
      <div className={classes.column}>
        <Photos form={form} onBusy={onBusy} draft={draft} />
        <Basics form={form} />
      </div>
      <div className={classes.column}>
        <Money form={form} currency={currency} PriceHint={PriceHint} onBand={onBand} />
        <More form={form} currency={currency} />
        {children}
      </div>
    </>
  )
}
