import type { Category } from '@feria/contract/catalogue/schemas'
import { productSorts } from '@feria/contract/catalogue/values'
import type { Currency } from '@feria/contract/money'
import { IconSearch } from '@tabler/icons-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { PlainButton } from '../../ui/plain-button.tsx'
import { PlainInput, PlainSelect } from '../../ui/plain-field.tsx'
import { chooseCurrency, useChosenCurrency } from './chosen-currency.ts'
import { FilterFields } from './filter-fields.tsx'
import { type Filters, writeFilters } from './filters.ts'
import { listTexts as labels } from './list-texts.ts'
import classes from './public-list.module.css'
import { texts } from './texts.ts'

interface Props {
  filters: Filters
  /** Why the prices narrow nothing. */
  priceError?: string | null
  /** Why nothing is measured from the place. */
  placeError?: string | null
  categories: Category[]
}

const sortOption = (value: (typeof productSorts)[number]) =>
  value === 'newest' || value === 'relevance' ? [] : [{ value, label: labels.sorts[value] }]

/** The search and filters of the public catalogue: an ordinary form, which works without scripts too. */
export const PublicFilters = ({ filters, priceError, placeError, categories }: Props) => {
  const chosen = useChosenCurrency()
  const isBound = filters.minPrice !== null || filters.maxPrice !== null
  const form = useRef<HTMLFormElement>(null)
  // The server does not know what was chosen on this device.
  useEffect(() => {
    const select = form.current?.elements.namedItem('currency')
    if (chosen && !isBound && select instanceof HTMLSelectElement) select.value = chosen
  }, [chosen, isBound])
  const change = ({ target }: FormEvent<HTMLFormElement>) =>
    target instanceof HTMLSelectElement && target.name === 'currency' && chooseCurrency(target.value as Currency)
  return (
    <search>
      <Form method="get" action="/explorar" key={String(writeFilters(filters))} ref={form} onChange={change}>
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
        <details className={classes.more} open={filters.sort !== null || Boolean(priceError ?? placeError)}>
          <summary>{labels.more}</summary>
          <FilterFields filters={filters} priceError={priceError} placeError={placeError}>
            <PlainSelect
              name="sort"
              label={labels.sort}
              defaultValue={filters.sort ?? ''}
              options={[{ value: '', label: labels.sorts.newest }, ...productSorts.flatMap(sortOption)]}
            />
          </FilterFields>
        </details>
      </Form>
    </search>
  )
}
