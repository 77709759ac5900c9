import { platforms } from '@feria/contract/catalogue/values'
import { IconChevronDown, IconFilter } from '@tabler/icons-react'
import { type FormEvent, useId, useState } from 'react'
import { useMounted } from '../../../lib/use-mounted.ts'
import { useIsDesktop } from '../../../lib/use-width.ts'
import { PlainButton } from '../../../ui/plain-button.tsx'
import { PlainSelect } from '../../../ui/plain-field.tsx'
import { CategoryField } from '../../catalogue/category-field.tsx'
import { FilterFields } from '../../catalogue/filter-fields.tsx'
import sheet from '../../catalogue/filters.module.css'
import { queryOf, useFilterForm } from '../../catalogue/use-filter-form.ts'
import classes from './filter-panel.module.css'
import { platformName } from './platform-name.ts'
import { resultTexts as labels } from './result-texts.ts'
import { countFilters, noSearchFilters, readSearch, type SearchFilters } from './search-filters.ts'

const platformOptions = [{ value: '', label: labels.allPlatforms }, ...platforms.map((value) => ({ value, label: platformName(value) }))]

interface Props {
  filters: SearchFilters
  onApply: (filters: SearchFilters) => void
}

interface FieldsProps extends Props {
  onClear: () => void
}

const Fields = ({ filters, onApply, onClear }: FieldsProps) => {
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
}

/** The collapsible filters of the search. Nothing changes before «Aplicar filtros», which on a narrow screen also collapses them. */
export const FilterPanel = ({ filters, onApply }: Props) => {
  const id = useId()
  const isDesktop = useIsDesktop()
  const isMounted = useMounted()
  const [chosen, setIsOpen] = useState<boolean | null>(null)
  // The server knows no width, and on a narrow screen they would push the results down.
  const isOpen = chosen ?? (isMounted && isDesktop)
  // A new number remounts the fields, discarding input that was not applied.
  const [drawn, setDrawn] = useState({ filters, n: 0 })
  if (drawn.filters !== filters) setDrawn({ filters, n: drawn.n + 1 })
  const count = countFilters(filters)
  const apply = (next: SearchFilters) => {
    if (!isDesktop) setIsOpen(false)
    onApply(next)
  }
  const clear = () => {
    setDrawn({ filters, n: drawn.n + 1 })
    onApply(noSearchFilters)
  }
  return (
    <section className={classes.panel} aria-label={labels.filters}>
      <PlainButton look="outlined" isFull={isDesktop} aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        <IconFilter size={18} aria-hidden="true" />
        <span className={classes.label}>
          {labels.filters}
          {count > 0 && <span className="only-read">{labels.active(count)}</span>}
        </span>
        {count > 0 && (
          <span className={sheet.count} aria-hidden="true">
            {count}
          </span>
        )}
        <IconChevronDown size={18} className={classes.arrow} data-open={isOpen || undefined} aria-hidden="true" />
      </PlainButton>
      <div id={id} hidden={!isOpen} className={classes.fields}>
        {isOpen && <Fields key={drawn.n} filters={filters} onApply={apply} onClear={clear} />}
      </div>
    </section>
  )
}
