import { conditions, MAX_NEAR } from '@feria/contract/catalogue/values'
import { type ReactNode, useId } from 'react'
import { asTyped } from '../../lib/as-typed.ts'
import { formatNumber } from '../../lib/format.ts'
import { PlainInput, PlainSelect } from '../../ui/plain-field.tsx'
import { currencyOptions } from './currency-options.ts'
import classes from './filters.module.css'
import { type Narrowing, radiiWith, USUAL_RADIUS_KM } from './narrowing.ts'
import { narrowingTexts as labels } from './narrowing-texts.ts'

export interface FilterFieldsProps {
  /** Whether it must be in stock is asked only where what is not can be shown. */
  filters: Narrowing & { inStock?: boolean }
  /** Why the prices narrow nothing. */
  priceError?: string | null
  /** Why nothing is measured from the place. */
  placeError?: string | null
  /** A remark on the stock. */
  stockNote?: string | undefined
  /** The fields of one page alone; they come first. */
  children?: ReactNode
}

const PriceFields = ({ filters: { minPrice, maxPrice, currency }, priceError }: Pick<FilterFieldsProps, 'filters' | 'priceError'>) => {
  const id = useId()
  const about = {
    inputMode: 'decimal',
    autoComplete: 'off',
    'aria-invalid': Boolean(priceError) || undefined,
    'aria-describedby': id,
  } as const
  return (
    <fieldset className={classes.set}>
      <legend className={classes.legend}>{labels.price}</legend>
      <div className={classes.pair}>
        <PlainInput name="min_price" label={labels.from} defaultValue={asTyped(minPrice)} {...about} />
        <PlainInput name="max_price" label={labels.to} defaultValue={asTyped(maxPrice)} {...about} />
      </div>
      <PlainSelect
        name="currency"
        label={labels.currency}
        isLabelHidden
        className={classes.currency}
        defaultValue={currency}
        options={currencyOptions}
      />
      <p id={id} className={classes.note} data-wrong={priceError ? true : undefined} role={priceError ? 'alert' : undefined}>
        {priceError ?? labels.priceHint}
      </p>
    </fieldset>
  )
}

/**
 * The fields of what narrows a list of products, wherever one is shown. They are named as in the address, so that their form works
 * without scripts too and is read as an address is.
 */
export const FilterFields = ({ filters, priceError, placeError, stockNote, children }: FilterFieldsProps) => {
  const noteId = useId()
  const { condition, near, radiusKm, inStock } = filters
  return (
    <div className={classes.fields}>
      {children}
      <PlainSelect
        name="condition"
        label={labels.condition}
        defaultValue={condition ?? ''}
        options={[{ value: '', label: labels.anyCondition }, ...conditions.map((name) => ({ value: name, label: name }))]}
      />
      <PriceFields filters={filters} priceError={priceError} />
      <div className={classes.place}>
        <PlainInput
          name="near"
          label={labels.near}
          placeholder={labels.nearHint}
          autoComplete="address-level2"
          defaultValue={near}
          maxLength={MAX_NEAR}
          error={placeError}
        />
        <PlainSelect
          name="radius_km"
          label={labels.radius}
          isLabelHidden
          defaultValue={String(radiusKm ?? USUAL_RADIUS_KM)}
          options={radiiWith(radiusKm).map((km) => ({ value: String(km), label: labels.within(formatNumber(km)) }))}
        />
      </div>
      {inStock !== undefined && (
        <label className={classes.check}>
          <input type="checkbox" name="in_stock" value="true" defaultChecked={inStock} aria-describedby={stockNote ? noteId : undefined} />
          {labels.inStock}
        </label>
      )}
      {stockNote && (
        <p id={noteId} className={classes.note}>
          {stockNote}
        </p>
      )}
    </div>
  )
}
