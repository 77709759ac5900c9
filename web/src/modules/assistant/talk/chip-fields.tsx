import type { Chips } from '@feria/contract/assistant/schemas'
import { conditions } from '@feria/contract/catalogue/values'
import { currencies } from '@feria/contract/money'
import { readPrice } from '@feria/contract/read-money'
import { NativeSelect, TextInput } from '@mantine/core'
import { asTyped } from '../../../lib/as-typed.ts'
import { PriceField } from '../../catalogue/selling/price-field.tsx'
import { texts } from '../texts.ts'
import type { ChipKind } from './chip-words.ts'

const labels = texts.chips

/** The form values of a chip's sheet. */
export interface ChipValues {
  what: string
  minPrice: string
  maxPrice: string
  currency: Chips['currency']
  place: string
  radiusKm: string
  condition: string
  without: string
}

export type ChipErrors = Partial<Record<keyof ChipValues, string>>

export const valuesOf = (chips: Chips): ChipValues => ({
  what: chips.what,
  minPrice: asTyped(chips.minPrice),
  maxPrice: asTyped(chips.maxPrice),
  currency: chips.currency,
  place: chips.place ?? '',
  radiusKm: asTyped(chips.radiusKm),
  condition: chips.condition ?? '',
  without: chips.without.join(', '),
})

/** The errors of the form, by field. */
export const errorsOf = (kind: ChipKind, values: ChipValues): ChipErrors => {
  if (kind === 'what') return values.what.trim() ? {} : { what: labels.needsWhat }
  if (kind === 'place') {
    const km = values.radiusKm.trim()
    return km === '' || (/^\d{1,4}$/.test(km) && Number(km) >= 1 && Number(km) <= 2000) ? {} : { radiusKm: labels.badRadius }
  }
  if (kind !== 'price') return {}
  const [least, most] = [readPrice(values.minPrice, values.currency), readPrice(values.maxPrice, values.currency)]
  const errors: ChipErrors = {}
  if (least === undefined || least === 0) errors.minPrice = labels.badPrice
  if (most === undefined || most === 0) errors.maxPrice = labels.badPrice
  if (typeof least === 'number' && typeof most === 'number' && least > most) errors.minPrice = labels.badRange
  return errors
}

/** The chips with the form's values. A changed product has no category until it is parsed again. */
export const chipsWith = (kind: ChipKind, values: ChipValues, chips: Chips): Chips => {
  if (kind === 'what')
    return { ...chips, what: values.what.trim(), categoryId: values.what.trim() === chips.what ? chips.categoryId : null }
  if (kind === 'price') {
    const { currency } = values
    const read = (text: string) => readPrice(text, currency) ?? null
    return { ...chips, minPrice: read(values.minPrice), maxPrice: read(values.maxPrice), currency }
  }
  if (kind === 'place')
    return { ...chips, place: values.place.trim() || null, radiusKm: values.radiusKm.trim() ? Number(values.radiusKm) : null }
  if (kind === 'condition') return { ...chips, condition: conditions.find((one) => one === values.condition) ?? null }
  const words = values.without.split(',').map((one) => one.trim().slice(0, 60))
  return { ...chips, without: words.filter(Boolean).slice(0, 8) }
}

interface Props {
  kind: ChipKind
  values: ChipValues
  errors: ChipErrors
  onChange: (changes: Partial<ChipValues>) => void
}

/** The fields of one chip. */
export const ChipFields = ({ kind, values, errors, onChange }: Props) => {
  const field = (name: keyof ChipValues) => ({
    value: values[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => onChange({ [name]: event.currentTarget.value }),
  })
  if (kind === 'what') return <TextInput label={labels.what} maxLength={200} data-autofocus {...field('what')} />
  if (kind === 'condition') {
    const all = [{ value: '', label: labels.any }, ...conditions.map((one) => ({ value: one, label: one }))]
    return <NativeSelect label={labels.condition} data={all} data-autofocus {...field('condition')} />
  }
  if (kind === 'without')
    return <TextInput label={labels.withoutWords} description={labels.withoutHint} maxLength={200} data-autofocus {...field('without')} />
  if (kind === 'place')
    return (
      <>
        <TextInput label={labels.place} placeholder={labels.placeHint} maxLength={120} data-autofocus {...field('place')} />
        <TextInput label={labels.radius} description={labels.radiusHint} inputMode="numeric" autoComplete="off" {...field('radiusKm')} />
      </>
    )
  return (
    <>
      <PriceField label={labels.minPrice} currency={values.currency} data-autofocus {...field('minPrice')} />
      <PriceField label={labels.maxPrice} currency={values.currency} {...field('maxPrice')} />
      <NativeSelect
        label={labels.currency}
        data={currencies.map((one) => ({ value: one, label: labels.currencies[one] }))}
        {...field('currency')}
      />
    </>
  )
}
