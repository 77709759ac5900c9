import type { PriceBand } from '@feria/contract/assistant/schemas'
import { conditions, FORM_CLOSE_MS, MAX_PICTURES } from '@feria/contract/catalogue/values'
import type { Currency } from '@feria/contract/money'
import * as api from '@feria/contract/routes'
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { type UseFormReturnType, useForm } from '@mantine/form'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { useDraft } from '../../../lib/use-draft.ts'
import { useAction } from '../../../lib/use-route.ts'
import { focusFirst } from '../../../ui/focus-first.ts'
import { Fold } from '../../../ui/fold.tsx'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import { PictureField } from '../../uploads/picture-field.tsx'
import { useCategories } from '../use-categories.ts'
import { agreesToPrice } from './agree-to-price.ts'
import { CurrencyQuestion } from './currency-question.tsx'
import { DeliveryFields } from './delivery-fields.tsx'
import { DELIVERY_FIELDS, deliveryChecks } from './delivery-values.ts'
import classes from './forms.module.css'
import { BrandField, DealFields } from './more-fields.tsx'
import type { PriceHintProps } from './parts.ts'
import { PriceField } from './price-field.tsx'
import { priceOrNull } from './product-checks.ts'
import { failureOf, productErrors } from './product-errors.ts'
import { bodyOf, emptyProduct, type ProductValues, productChecks } from './product-values.ts'
import { ReadMark } from './read-mark.tsx'
import { texts } from './texts.ts'
import { useTitleReading } from './use-title-reading.ts'

const labels = texts.form
const FIELDS = Object.keys(emptyProduct)
/** Of what a title says, the fields that the quick form has. */
const QUICK_READ = ['categoryId', 'location'] as const
const LISTS = [api.catalogue.mine, api.catalogue.list, api.catalogue.shelves, api.catalogue.get, api.catalogue.similar]

interface Props {
  /** Null for a new product. */
  id: string | null
  /** The form's initial values, without its draft. */
  base: ProductValues
  draft: ReturnType<typeof useDraft<ProductValues>>
  PriceHint: ComponentType<PriceHintProps>
  /** Called with a function that clears the draft while there are unsaved changes, with null when there are none. */
  onDirty: (forget: (() => void) | null) => void
  onCancel: () => void
  /** Called 1.5 s after a success; of a new product after its id. */
  onDone: () => void
  onPublished: (id: string) => void
}

const isSame = (a: ProductValues, b: ProductValues) =>
  FIELDS.every((name) => JSON.stringify(a[name as 'name']) === JSON.stringify(b[name as 'name']))

/** Not asked for a new product here, but an existing one may have it. */
const EditedCondition = ({ form }: { form: UseFormReturnType<ProductValues> }) => (
  <NativeSelect
    label={texts.offer.condition}
    data={[{ value: '', label: labels.noCondition }, ...conditions]}
    {...form.getInputProps('condition')}
  />
)

const REST = ['brand', 'delivery', 'further', 'negotiationConditions', 'geolocationRange'] as const
const isShown = ({ brand, further, negotiationConditions, geolocationRange, delivery }: ProductValues): boolean =>
  [brand, further, negotiationConditions, geolocationRange].some((text) => text !== '') ||
  JSON.stringify(delivery) !== JSON.stringify(emptyProduct.delivery)

/** What the full form asks besides. */
const EditedRest = ({ form }: { form: UseFormReturnType<ProductValues> }) => (
  <Fold summary={texts.offer.more} hint={texts.offer.editHint} isFilled={isShown(form.values)} errors={form.errors} names={REST}>
    <BrandField form={form} />
    <DeliveryFields form={form} />
    <DealFields form={form} details={form.values.isWritten ? 'further' : null} />
  </Fold>
)

/** The form of a new or existing product. Input survives a reload. */
export const ProductForm = ({ id, base, draft, PriceHint, onDirty, onCancel, onDone, onPublished }: Props) => {
  const categories = useCategories()
  const [isSending, setIsSending] = useState(false)
  const [band, setBand] = useState<PriceBand | null>(null)
  const [wasRecovered, setWasRecovered] = useState(() => !isSame(draft.initial, base))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const form = useForm<ProductValues>({
    initialValues: draft.initial,
    validate: { ...productChecks, delivery: deliveryChecks },
    onValuesChange: (values) => {
      draft.save(values)
      onDirty(isSame(values, base) ? null : draft.clear)
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a recovered draft counts as unsaved changes from the start.
  useEffect(() => {
    onDirty(wasRecovered ? draft.clear : null)
    return () => onDirty(null)
  }, [])
  const succeed = (product: { id: string }) => {
    draft.clear()
    onDirty(null)
    timer.current = setTimeout(() => {
      if (id === null) onPublished(product.id)
      onDone()
    }, FORM_CLOSE_MS)
  }
  const options = {
    refreshes: LISTS,
    onSuccess: succeed,
    onError: (error: unknown) => form.setErrors(productErrors(error, [...FIELDS, ...DELIVERY_FIELDS])),
  }
  const publish = useAction(api.catalogue.publish, options)
  const edit = useAction(api.catalogue.edit, options)
  const { isPending, isSuccess, error } = id === null ? publish : edit
  const submit = form.onSubmit(
    async (values) => {
      if (isPending || isSuccess || isSending) return
      const onCurrency = (currency: Currency) => form.setFieldValue('currency', currency)
      const before = id === null ? undefined : { price: priceOrNull(base.price, base.currency), currency: base.currency as Currency }
      if (!(await agreesToPrice(bodyOf(values), band, { before, onCurrency }))) return form.getInputNode('price')?.focus()
      const { hasErrors, errors } = form.validate()
      if (hasErrors) return focusFirst(form, errors)
      const body = bodyOf(form.getValues())
      if (id === null) publish.mutate({ body })
      else edit.mutate({ params: { id }, body })
    },
    (errors) => focusFirst(form, errors),
  )
  const filledIn = useTitleReading(form, QUICK_READ, id === null)
  const discardDraft = () => {
    form.setValues(base)
    draft.clear()
    setWasRecovered(false)
  }
  const currency = form.values.currency as Currency
  const changeCurrency = (currency: Currency) => form.setFieldValue('currency', currency)
  const most = MAX_PICTURES - (form.values.imageUrl.trim() === '' ? 0 : 1)
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      {wasRecovered && !isSuccess && (
        <p className={classes.recovered} role="status">
          {labels.recovered}
          <Button variant="subtle" size="compact-md" onClick={discardDraft}>
            {labels.discardDraft}
          </Button>
        </p>
      )}
      <span className="only-read" role="status">
        {filledIn}
      </span>
      <PictureField
        value={form.values.images}
        onChange={(images) => form.setFieldValue('images', images)}
        onBusy={setIsSending}
        error={form.errors.images}
        most={most}
        isInviting
      />
      <div className={classes.pair}>
        <TextInput label={labels.name} required data-autofocus {...form.getInputProps('name')} />
        <TextInput label={labels.model} required={!form.values.isWritten} {...form.getInputProps('description')} />
        <ReadMark form={form} field="categoryId">
          <NativeSelect
            label={labels.category}
            data={[{ value: '', label: labels.noCategory }, ...categories.map((c) => ({ value: String(c.id), label: c.name }))]}
            {...form.getInputProps('categoryId')}
          />
        </ReadMark>
        {id !== null && <EditedCondition form={form} />}
        <ReadMark form={form} field="location">
          <TextInput
            label={labels.location}
            placeholder={labels.locationHint}
            autoComplete="address-level2"
            required
            {...form.getInputProps('location')}
          />
        </ReadMark>
        <div className={classes.priced}>
          <PriceField
            label={labels.price[currency]}
            currency={currency}
            onCurrency={changeCurrency}
            isProductPrice
            required
            {...form.getInputProps('price')}
          />
          <CurrencyQuestion price={form.values.price} currency={currency} onCurrency={changeCurrency} />
          <PriceHint {...form.values} currency={currency} onTake={(price) => form.setFieldValue('price', price)} onBand={setBand} />
        </div>
        <TextInput label={labels.stock} inputMode="numeric" autoComplete="off" required {...form.getInputProps('stock')} />
        <PriceField
          label={labels.minPrice[currency]}
          currency={currency}
          hint={labels.minPriceHint}
          {...form.getInputProps('minSalePrice')}
        />
        <TextInput
          label={labels.imageUrl}
          type="url"
          inputMode="url"
          placeholder={labels.imageUrlHint}
          autoComplete="off"
          {...form.getInputProps('imageUrl')}
        />
      </div>
      <Textarea label={labels.details} required={form.values.isWritten} rows={2} {...form.getInputProps('details')} />
      {id !== null && <EditedRest form={form} />}
      <div className={classes.foot}>
        {isSuccess && <InlineNotice kind="success">{id === null ? labels.created : labels.updated}</InlineNotice>}
        {error && <InlineNotice kind="error">{failureOf(id === null ? labels.createFailed : labels.updateFailed, error)}</InlineNotice>}
        {isSending && <p role="status">{labels.uploading}</p>}
        {Object.keys(form.errors).length > 0 && !error && <InlineNotice kind="error">{labels.hasErrors}</InlineNotice>}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onCancel}>
            {labels.cancel}
          </Button>
          <Button type="submit" loading={isPending} disabled={isSending || isSuccess}>
            {id === null ? labels.create : labels.update}
          </Button>
        </div>
      </div>
    </form>
  )
}
