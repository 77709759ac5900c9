import { type Platform, platforms } from '@feria/contract/catalogue/values'
import { Button, NativeSelect } from '@mantine/core'
import { IconChevronDown, IconFilter } from '@tabler/icons-react'
import { type FormEvent, useId, useState } from 'react'
import { useLoaded } from '../../../lib/use-loaded.ts'
import { useMounted } from '../../../lib/use-mounted.ts'
import { useIsDesktop } from '../../../lib/use-width.ts'
import { CategorySelect } from '../../catalogue/category-select.tsx'
import fields from '../../catalogue/filters.module.css'
import { texts } from '../texts.ts'
import classes from './filter-panel.module.css'
import { platformName } from './platform-name.ts'
import { countFilters, noSearchFilters, type SearchFilters } from './search-filters.ts'

const labels = texts.results
const loadFields = async () => (await import('../../catalogue/filter-fields.tsx')).FilterFields

interface Props {
  filters: SearchFilters
  onApply: (filters: SearchFilters) => void
}

interface FieldsProps extends Props {
  onClear: () => void
}

const Fields = ({ filters, onApply, onClear }: FieldsProps) => {
  const FilterFields = useLoaded(loadFields, true)
  const [draft, setDraft] = useState(filters)
  const change = (changes: Partial<SearchFilters>) => setDraft((before) => ({ ...before, ...changes }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // An invalid price keeps everything as it is: its field says why.
    if ((event.currentTarget as HTMLElement).querySelector('[aria-invalid="true"]')) return
    onApply(draft)
  }
  if (!FilterFields) return null
  return (
    <form noValidate onSubmit={submit} className={fields.fields}>
      <FilterFields filters={draft} onChange={change} stockNote={draft.inStock || draft.category !== '' ? labels.untold : undefined}>
        <NativeSelect
          label={labels.platform}
          value={draft.platform ?? ''}
          onChange={(event) => change({ platform: (event.currentTarget.value || null) as Platform | null })}
        >
          <option value="">{labels.allPlatforms}</option>
          {platforms.map((platform) => (
            <option key={platform} value={platform}>
              {platformName(platform)}
            </option>
          ))}
        </NativeSelect>
        <label className={fields.check}>
          <input
            type="checkbox"
            checked={draft.onlyArgentina}
            onChange={(event) => change({ onlyArgentina: event.currentTarget.checked })}
          />
          {labels.onlyArgentina}
        </label>
        <CategorySelect label={texts.category} value={draft.category} onChange={(category) => change({ category })} />
      </FilterFields>
      <div className={classes.buttons}>
        <Button type="submit">{labels.apply}</Button>
        <Button variant="default" onClick={onClear}>
          {labels.clear}
        </Button>
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
      <Button
        variant="default"
        fullWidth={isDesktop}
        classNames={{ inner: classes.inner, label: classes.label }}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        leftSection={<IconFilter size={18} aria-hidden="true" />}
        rightSection={
          <>
            {count > 0 && <span className={fields.count}>{count}</span>}
            <IconChevronDown size={18} className={classes.arrow} data-open={isOpen || undefined} aria-hidden="true" />
          </>
        }
      >
        {labels.filters}
        {count > 0 && <span className="only-read">{labels.active(count)}</span>}
      </Button>
      <div id={id} hidden={!isOpen} className={classes.fields}>
        {isOpen && <Fields key={drawn.n} filters={filters} onApply={apply} onClear={clear} />}
      </div>
    </section>
  )
}
