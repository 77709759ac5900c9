import type { Category } from '@feria/contract/catalogue/schemas'
import { conditions, MAX_NEAR, productSorts } from '@feria/contract/catalogue/values'
import { IconSearch } from '@tabler/icons-react'
import { Form } from 'react-router'
import { asTyped } from '../../lib/as-typed.ts'
import { formatNumber } from '../../lib/format.ts'
import { PlainButton } from '../../ui/plain-button.tsx'
import { PlainInput, PlainSelect } from '../../ui/plain-field.tsx'
import { currencyOptions } from './currency-options.ts'
import fields from './filters.module.css'
import { type Filters, writeFilters } from './filters.ts'
import { listTexts } from './list-texts.ts'
import { radiiWith, USUAL_RADIUS_KM } from './narrowing.ts'
import { narrowingTexts as words } from './narrowing-texts.ts'
import classes from './public-list.module.css'
import { texts } from './texts.ts'

const labels = listTexts

interface Props {
  filters: Filters
  /** Why nothing is measured from the place. */
  placeError?: string | null
  categories: Category[]
}

const More = ({
  filters: { condition, minPrice, maxPrice, currency, near, radiusKm, inStock, sort },
  placeError,
}: Omit<Props, 'categories'>) => (
  <details className={classes.more} open={sort !== null || Boolean(placeError)}>
    <summary>{labels.more}</summary>
    <div className={classes.filters}>
      <PlainSelect
        name="condition"
        label={words.condition}
        defaultValue={condition ?? ''}
        options={[{ value: '', label: words.anyCondition }, ...conditions.map((name) => ({ value: name, label: name }))]}
      />
      <PlainInput name="min_price" inputMode="decimal" label={words.from} defaultValue={asTyped(minPrice)} />
      <PlainInput name="max_price" inputMode="decimal" label={words.to} defaultValue={asTyped(maxPrice)} />
      <PlainSelect name="currency" label={words.currency} defaultValue={currency} options={currencyOptions} />
      <PlainInput name="near" label={words.near} placeholder={words.nearHint} defaultValue={near} maxLength={MAX_NEAR} error={placeError} />
      <PlainSelect
        name="radius_km"
        label={words.radius}
        defaultValue={String(radiusKm ?? USUAL_RADIUS_KM)}
        options={radiiWith(radiusKm).map((km) => ({ value: String(km), label: words.within(formatNumber(km)) }))}
      />
      <PlainSelect
        name="sort"
        label={labels.sort}
        defaultValue={sort ?? ''}
        options={[{ value: '', label: labels.sorts.newest }, ...productSorts.flatMap(sortOption)]}
      />
      <label className={fields.check}>
        <input type="checkbox" name="in_stock" value="true" defaultChecked={inStock} />
        {words.inStock}
      </label>
    </div>
  </details>
)

const sortOption = (value: (typeof productSorts)[number]) =>
  value === 'newest' || value === 'relevance' ? [] : [{ value, label: labels.sorts[value] }]

/** The search and filters of the public catalogue: an ordinary form, which works without scripts too. */
export const PublicFilters = ({ filters, placeError, categories }: Props) => (
  <search>
    <Form method="get" action="/explorar" key={String(writeFilters(filters))}>
      <div className={classes.filters}>
        <PlainInput
          type="search"
          name="search"
          label={labels.search}
          isLabelHidden
          placeholder={labels.searchHint}
          defaultValue={filters.search}
          maxLength={200}
          icon={<IconSearch size={18} aria-hidden="true" />}
          className={classes.typed}
        />
        <PlainSelect
          name="category"
          label={texts.category}
          isLabelHidden
          defaultValue={filters.category}
          options={[{ value: '', label: texts.allCategories }, ...categories.map(({ id, name }) => ({ value: String(id), label: name }))]}
        />
        <PlainButton type="submit">{labels.submit}</PlainButton>
      </div>
      <More filters={filters} placeError={placeError} />
    </Form>
  </search>
)
