import { IconChevronDown, IconFilter } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { useLoaded } from '../../../lib/use-loaded.ts'
import { useIsDesktop } from '../../../lib/use-width.ts'
import { PlainButton } from '../../../ui/plain-button.tsx'
import sheet from '../../catalogue/filters.module.css'
import classes from './filter-panel.module.css'
import { resultTexts as labels } from './result-texts.ts'
import { countFilters, noSearchFilters, type SearchFilters } from './search-filters.ts'

const load = async () => (await import('./filter-panel-form.tsx')).FilterPanelForm

interface Props {
  filters: SearchFilters
  onApply: (filters: SearchFilters) => void
}

/** The collapsible filters of the search, whose code loads when they are open. On a narrow screen applying them also collapses them. */
export const FilterPanel = ({ filters, onApply }: Props) => {
  const id = useId()
  const isDesktop = useIsDesktop()
  const isHydrated = useHydrated()
  const [chosen, setIsOpen] = useState<boolean | null>(null)
  // The server knows no width, and on a narrow screen they would push the results down.
  const isOpen = chosen ?? (isHydrated && isDesktop)
  const Form = useLoaded(load, isOpen)
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
      <div id={id} hidden={!isOpen || !Form} className={classes.fields}>
        {isOpen && Form && <Form key={drawn.n} filters={filters} onApply={apply} onClear={clear} />}
      </div>
    </section>
  )
}
