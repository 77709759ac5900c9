import { type Condition, conditions } from '@feria/contract/catalogue/values'
import { NativeSelect } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './filters.module.css'
import type { Narrowing } from './narrowing.ts'
import { narrowingTexts as labels } from './narrowing-texts.ts'
import { PlaceFields } from './place-fields.tsx'
import { PriceRange } from './price-range.tsx'

/** Whether it must be in stock is asked only where what is not can be shown. */
type FilterValues = Narrowing & { inStock?: boolean }

interface Props {
  filters: FilterValues
  onChange: (changes: Partial<FilterValues>) => void
  /** A remark on the stock. */
  stockNote?: string | undefined
  /** The fields of one page alone; they come first. */
  children?: ReactNode
}

/** The fields of what narrows a list of products, wherever one is shown. */
export const FilterFields = ({ filters, onChange, stockNote, children }: Props) => {
  const noteId = useId()
  const { condition, near, radiusKm, inStock, minPrice, maxPrice, currency } = filters
  return (
    <div className={classes.fields}>
      {children}
      <NativeSelect
        label={labels.condition}
        value={condition ?? ''}
        onChange={(event) => onChange({ condition: (event.currentTarget.value || null) as Condition | null })}
      >
        <option value="">{labels.anyCondition}</option>
        {conditions.map((condition) => (
          <option key={condition}>{condition}</option>
        ))}
      </NativeSelect>
      <PriceRange minPrice={minPrice} maxPrice={maxPrice} currency={currency} onChange={onChange} />
      <PlaceFields near={near} radiusKm={radiusKm} onChange={onChange} />
      {inStock !== undefined && (
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={inStock}
            aria-describedby={stockNote ? noteId : undefined}
            onChange={(event) => onChange({ inStock: event.currentTarget.checked })}
          />
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
