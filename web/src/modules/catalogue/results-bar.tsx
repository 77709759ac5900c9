import { ActionIcon, NativeSelect } from '@mantine/core'
import { IconLayoutGrid, IconList } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './catalogue-page.module.css'
import { catalogueTexts } from './catalogue-texts.ts'
import type { Filters, View } from './filters.ts'
import { listTexts } from './list-texts.ts'
import { sortsFor } from './views.ts'

const labels = listTexts

interface Props {
  filters: Filters
  view: View
  /** Undefined until it is known. */
  total: number | undefined
  onChange: (changes: Partial<Filters>) => void
  onView: (view: View) => void
  /** The button of the filter panel, if there is one. */
  children: ReactNode
}

/** The bar over the results: their count, sort order and grid or list. */
export const ResultsBar = ({ filters, view, total, onChange, onView, children }: Props) => {
  const sorts = sortsFor(filters, view)
  const choose = (sort: string) => onChange({ sort: sort === sorts[0] ? null : (sort as Filters['sort']) })
  return (
    <div className={classes.bar}>
      <p className={classes.total} role="status">
        {total === undefined ? '\u00a0' : catalogueTexts.results(total)}
      </p>
      {children}
      <NativeSelect
        aria-label={labels.sort}
        className={classes.sort}
        value={filters.sort ?? sorts[0]}
        onChange={(event) => choose(event.currentTarget.value)}
        data={sorts.map((sort) => ({ value: sort, label: labels.sorts[sort] }))}
      />
      <fieldset className={classes.views} aria-label={catalogueTexts.view}>
        <ActionIcon aria-label={catalogueTexts.grid} aria-pressed={view === 'grid'} onClick={() => onView('grid')} className={classes.view}>
          <IconLayoutGrid size={22} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon aria-label={catalogueTexts.list} aria-pressed={view === 'list'} onClick={() => onView('list')} className={classes.view}>
          <IconList size={22} aria-hidden="true" />
        </ActionIcon>
      </fieldset>
    </div>
  )
}
