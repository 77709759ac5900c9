import { UnstyledButton } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { tagsOf } from './filter-tags.ts'
import classes from './filters.module.css'
import { type Filters, noFilters } from './filters.ts'
import { texts } from './texts.ts'
import { useCategories } from './use-categories.ts'

const labels = texts.catalogue

/** The active filters, each with a remove button, and «Limpiar filtros». */
export const FilterTagsRow = ({ filters, onChange }: { filters: Filters; onChange: (changes: Partial<Filters>) => void }) => {
  const tags = tagsOf(filters, useCategories())
  if (tags.length === 0) return null
  return (
    <div className={classes.tags}>
      <ul className={classes.tagList} aria-label={labels.active}>
        {tags.map(({ label, without }) => (
          <li key={Object.keys(without).join()}>
            <UnstyledButton className={classes.tag} aria-label={labels.remove(label)} onClick={() => onChange(without)}>
              {label}
              <IconX size={16} aria-hidden="true" />
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <UnstyledButton className={classes.clear} onClick={() => onChange({ ...noFilters, sort: filters.sort })}>
        {labels.clearAll}
      </UnstyledButton>
    </div>
  )
}
