import { type Condition, conditions } from '@feria/contract/catalogue/values'
import { NativeSelect } from '@mantine/core'
import classes from './filters.module.css'
import type { Filters } from './filters.ts'
import { PriceRange } from './price-range.tsx'
import { texts } from './texts.ts'

const labels = texts.catalogue

interface Props {
  filters: Filters
  onChange: (changes: Partial<Filters>) => void
}

/** The fields of the catalogue's filters; search and category are in the hero. */
export const FilterFields = ({ filters, onChange }: Props) => (
  <div className={classes.fields}>
    <NativeSelect
      label={labels.condition}
      value={filters.condition ?? ''}
      onChange={(event) => onChange({ condition: (event.currentTarget.value || null) as Condition | null })}
    >
      <option value="">{labels.anyCondition}</option>
      {conditions.map((condition) => (
        <option key={condition}>{condition}</option>
      ))}
    </NativeSelect>
    <PriceRange minPrice={filters.minPrice} maxPrice={filters.maxPrice} currency={filters.currency} onChange={onChange} />
    <label className={classes.check}>
      <input type="checkbox" checked={filters.inStock} onChange={(event) => onChange({ inStock: event.currentTarget.checked })} />
      {labels.inStock}
    </label>
  </div>
)
