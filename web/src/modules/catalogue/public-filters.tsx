import type { Category } from '@feria/contract/catalogue/schemas'
import { conditions, productSorts } from '@feria/contract/catalogue/values'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { Form } from 'react-router'
import fields from './filters.module.css'
import { type Filters, writeFilters } from './filters.ts'
import classes from './public-list.module.css'
import { texts } from './texts.ts'

const labels = texts.catalogue

const More = ({ filters: { condition, minPrice, maxPrice, inStock, sort } }: { filters: Filters }) => (
  <details className={classes.more} open={condition !== null || minPrice !== null || maxPrice !== null || inStock || sort !== null}>
    <summary>{texts.publicList.more}</summary>
    <div className={classes.filters}>
      <NativeSelect
        name="condition"
        label={labels.condition}
        defaultValue={condition ?? ''}
        data={[{ value: '', label: labels.anyCondition }, ...conditions]}
      />
      <TextInput
        name="min_price"
        inputMode="decimal"
        label={texts.publicList.from}
        defaultValue={minPrice ?? ''}
        className={classes.price}
      />
      <TextInput name="max_price" inputMode="decimal" label={texts.publicList.to} defaultValue={maxPrice ?? ''} />
      <NativeSelect
        name="sort"
        label={labels.sort}
        defaultValue={sort ?? ''}
        data={[{ value: '', label: labels.sorts.newest }, ...productSorts.flatMap(sortOption)]}
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
        <TextInput
          type="search"
          name="search"
          aria-label={labels.search}
          placeholder={labels.searchHint}
          defaultValue={filters.search}
          maxLength={200}
          leftSection={<IconSearch size={18} aria-hidden="true" />}
          className={classes.typed}
        />
        <NativeSelect
          name="category"
          aria-label={texts.category}
          defaultValue={filters.category}
          data={[{ value: '', label: texts.allCategories }, ...categories.map(({ id, name }) => ({ value: String(id), label: name }))]}
        />
        <Button type="submit">{labels.submit}</Button>
      </div>
      <More filters={filters} />
    </Form>
  </search>
)
