import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { catalogueTexts } from './catalogue-texts.ts'
import { CategorySelect } from './category-select.tsx'
import { FilterFields } from './filter-fields.tsx'
import classes from './filters.module.css'
import { type FilterName, type Filters, filterNames, noFilters } from './filters.ts'
import { texts } from './texts.ts'

const only = (filters: Filters) => Object.fromEntries(filterNames.map((name) => [name, filters[name]])) as Pick<Filters, FilterName>

interface Props {
  filters: Filters
  onApply: (changes: Partial<Filters>) => void
}

/** The filters of the panel: nothing changes before «Aplicar». */
export const FilterForm = ({ filters, onApply }: Props) => {
  const [draft, setDraft] = useState(filters)
  // A new number remounts the fields, discarding invalid input.
  const [drawn, setDrawn] = useState(0)
  const change = (changes: Partial<Filters>) => setDraft((before) => ({ ...before, ...changes }))
  const clear = () => {
    setDraft({ ...draft, ...only(noFilters) })
    setDrawn(drawn + 1)
  }
  const apply = (event: FormEvent) => {
    event.preventDefault()
    // An invalid price keeps the panel open: its field says why.
    if ((event.currentTarget as HTMLElement).querySelector('[aria-invalid="true"]')) return
    onApply(only(draft))
  }
  return (
    <form noValidate onSubmit={apply} className={classes.sheet}>
      <FilterFields key={drawn} filters={draft} onChange={change}>
        <CategorySelect label={texts.category} value={draft.category} onChange={(category) => change({ category })} />
      </FilterFields>
      <div className={classes.buttons}>
        <Button variant="default" onClick={clear}>
          {catalogueTexts.clear}
        </Button>
        <Button type="submit">{catalogueTexts.apply}</Button>
      </div>
    </form>
  )
}
