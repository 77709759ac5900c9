import { type FocusEvent, type FormEvent, type KeyboardEvent, useState } from 'react'
import { FilterFields } from './filter-fields.tsx'
import { type Filters, noFilters, panelOf, readFilters, writeFilters } from './filters.ts'
import { isLeft, useFilterForm } from './use-filter-form.ts'

interface Props {
  filters: Filters
  onApply: (changes: Partial<Filters>) => void
}

const isText = (target: EventTarget): boolean => target instanceof HTMLInputElement && target.type !== 'checkbox'

const Fields = ({ filters, onApply }: Props) => {
  const { fields, form, read } = useFilterForm(filters)
  const apply = (element: HTMLFormElement) => {
    const { category, minPrice, maxPrice, currency } = filters
    const { query, isWrong } = read(element)
    onApply({ ...panelOf(readFilters(query)), category, ...(isWrong && { minPrice, maxPrice, currency }) })
  }
  const change = (event: FormEvent<HTMLFormElement>) => {
    form.onChange(event)
    if (!isText(event.target)) apply(event.currentTarget)
  }
  const leave = (event: FocusEvent<HTMLFormElement>) => void (isLeft(event) && apply(event.currentTarget))
  const press = (event: KeyboardEvent<HTMLFormElement>) => void (event.key === 'Enter' && apply(event.currentTarget))
  return (
    <form {...form} onChange={change} onBlur={leave} onKeyDown={press} onSubmit={(event) => event.preventDefault()}>
      <FilterFields {...fields} />
    </form>
  )
}

const written = (filters: Partial<Filters>): string => String(writeFilters({ ...noFilters, ...filters }))

/** The filters beside a list: each applies as soon as it is chosen, a text once its field is left, or with Enter. */
export const FilterSide = ({ filters, onApply }: Props) => {
  const now = written(panelOf(filters))
  const [own, setOwn] = useState(now)
  const [shown, setShown] = useState({ now, n: 0 })
  // What was changed elsewhere, by a removed tag, a link or back, comes with new fields; what was changed here keeps focus and text.
  if (shown.now !== now) setShown({ now, n: now === own ? shown.n : shown.n + 1 })
  const apply = (changes: Partial<Filters>) => {
    setOwn(written(changes))
    onApply(changes)
  }
  return <Fields key={shown.n} filters={filters} onApply={apply} />
}
