import type { Category } from '@feria/contract/catalogue/schemas'
import { conditions, productSorts } from '@feria/contract/catalogue/values'
import { IconSearch } from '@tabler/icons-react'
import { Form } from 'react-router'
import { asTyped } from '../../lib/as-typed.ts'
import { PlainButton } from '../../ui/plain-button.tsx'
import { PlainInput, PlainSelect } from '../../ui/plain-field.tsx'
import { currencyOptions } from './currency-options.ts'
import fields from './filters.module.css'
import { type Filters, writeFilters } from './filters.ts'
import classes from './public-list.module.css'
import { texts } from './texts.ts'

const labels = texts.catalogue

const More = ({ filters: { condition, minPrice, maxPrice, currency, inStock, sort } }: { filters: Filters }) => (
  <details className={classes.more} open={condition !== null || minPrice !== null || maxPrice !== null || inStock || sort !== null}>
    <summary>{texts.publicList.more}</summary>
    <div className={classes.filters}>
      <PlainSelect
        name="condition"
        label={labels.condition}
        defaultValue={condition ?? ''}
        options={[{ value: '', label: labels.anyCondition }, ...conditions.map((name) => ({ value: name, label: name }))]}
      />
      <PlainInput name="min_price" inputMode="decimal" label={labels.from} defaultValue={asTyped(minPrice)} />
      <PlainInput name="max_price" inputMode="decimal" label={labels.to} defaultValue={asTyped(maxPrice)} />
      <PlainSelect name="currency" label={labels.currency} defaultValue={currency} options={currencyOptions} />
      <PlainSelect
        name="sort"
        label={labels.sort}
        defaultValue={sort ?? ''}
        options={[{ value: '', label: labels.sorts.newest }, ...productSorts.flatMap(sortOption)]}
      />
      <label className={fields.check}>
        <input type="checkbox" name="in_stock" value="true" defaultChecked={inStock} />
        {labels.inStock}
      </label>
    </div>
  </details>
)

const sortOption = (value: (typeof productSorts)[number]) =>
  value === 'newest' || value === 'relevance' ? [] : [{ value, label: labels.sorts[value] }]

/** The search and filters of the public catalogue: an ordinary form, which works without scripts too. */
export const PublicFilters = ({ filters, categories }: { filters: Filters; categories: Category[] }) => (
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
      <More filters={filters} />
    </Form>
  </search>
)
