import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { catalogueTexts } from './catalogue-texts.ts'
import { CategoryField } from './category-field.tsx'
import { FilterFields } from './filter-fields.tsx'
import classes from './filters.module.css'
import { type Filters, noFilters, panelOf, readFilters } from './filters.ts'
import { useFilterForm } from './use-filter-form.ts'

interface Props {
  filters: Filters
  onApply: (changes: Partial<Filters>) => void
}

const Fields = ({ filters, onApply, onClear }: Props & { onClear: () => void }) => {
  const { fields, form, read } = useFilterForm(filters)
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { query, isWrong } = read(event.currentTarget)
    if (!isWrong) onApply(panelOf(readFilters(query)))
  }
  return (
    <form {...form} onSubmit={apply} className={classes.sheet}>
      <FilterFields {...fields}>
        <CategoryField category={filters.category} />
      </FilterFields>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClear}>
          {catalogueTexts.clear}
        </Button>
        <Button type="submit">{catalogueTexts.apply}</Button>
      </div>
    </form>
  )
}

/** The filters of the panel: nothing changes before «Aplicar». */
export const FilterForm = ({ filters, onApply }: Props) => {
  // Cleared fields are new ones, without what was typed.
  const [cleared, setCleared] = useState(0)
  return (
    <Fields
      key={cleared}
      filters={cleared > 0 ? { ...filters, ...panelOf(noFilters) } : filters}
      onApply={onApply}
      onClear={() => setCleared(cleared + 1)}
    />
  )
}
