import { platforms } from '@feria/contract/catalogue/values'
import { type FormEvent, useState } from 'react'
import { withQueries } from '../../../lib/query-provider.tsx'
import { PlainButton } from '../../../ui/plain-button.tsx'
import { PlainSelect } from '../../../ui/plain-field.tsx'
import { CategoryField } from '../../catalogue/category-field.tsx'
import { FilterFields } from '../../catalogue/filter-fields.tsx'
import sheet from '../../catalogue/filters.module.css'
import { queryOf, useFilterForm } from '../../catalogue/use-filter-form.ts'
import classes from './filter-panel-form.module.css'
import { platformName } from './platform-name.ts'
import { resultTexts as labels } from './result-texts.ts'
import { readSearch, type SearchFilters } from './search-filters.ts'

const platformOptions = [{ value: '', label: labels.allPlatforms }, ...platforms.map((value) => ({ value, label: platformName(value) }))]

interface Props {
  filters: SearchFilters
  onApply: (filters: SearchFilters) => void
  onClear: () => void
}

/** The fields of the panel: nothing changes before «Aplicar filtros». */
export const FilterPanelForm = withQueries(({ filters, onApply, onClear }: Props) => {
  const { fields, form, read } = useFilterForm(filters)
  const [isNarrow, setIsNarrow] = useState(filters.inStock || filters.category !== '')
  const change = (event: FormEvent<HTMLFormElement>) => {
    form.onChange(event)
    const { inStock, category } = readSearch(queryOf(event.currentTarget)).filters
    setIsNarrow(inStock || category !== '')
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { query, isWrong } = read(event.currentTarget)
    if (!isWrong) onApply(readSearch(query).filters)
  }
  return (
    <form {...form} onChange={change} onSubmit={submit} className={sheet.sheet}>
      <FilterFields {...fields} stockNote={isNarrow ? labels.unknownStock : undefined}>
        <PlainSelect name="platform" label={labels.platform} defaultValue={filters.platform ?? ''} options={platformOptions} />
        <label className={sheet.check}>
          <input type="checkbox" name="onlyArgentina" value="true" defaultChecked={filters.onlyArgentina} />
          {labels.onlyArgentina}
        </label>
        <CategoryField category={filters.category} />
      </FilterFields>
      <div className={classes.buttons}>
        <PlainButton type="submit">{labels.apply}</PlainButton>
        <PlainButton look="outlined" onClick={onClear}>
          {labels.clear}
        </PlainButton>
      </div>
    </form>
  )
})
