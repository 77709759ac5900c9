import { Button } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { Sheet } from '../../ui/sheet.tsx'
import { CategorySelect } from './category-select.tsx'
import { FilterFields } from './filter-fields.tsx'
import classes from './filters.module.css'
import { type Filters, noFilters } from './filters.ts'
import { texts } from './texts.ts'

const said = texts.catalogue
const NAMES = ['category', 'condition', 'minPrice', 'maxPrice', 'inStock'] as const

const cleared = (): Partial<Filters> => Object.fromEntries(NAMES.map((name) => [name, noFilters[name]]))
const countOf = (filters: Filters) => NAMES.filter((name) => filters[name] !== noFilters[name]).length

interface Props {
  filters: Filters
  onApply: (changes: Partial<Filters>) => void
}

/** The button «Filtros» and its panel for narrow screens: nothing changes before «Aplicar» [CAT-18]. */
export const FilterSheet = ({ filters, onApply }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  const [draft, setDraft] = useState(filters)
  // A new number draws the fields anew, without what was typed and could not be used.
  const [drawn, setDrawn] = useState(0)
  const count = countOf(filters)
  const open = () => {
    setDraft(filters)
    setIsOpen(true)
  }
  const clear = () => {
    setDraft({ ...draft, ...cleared() })
    setDrawn(drawn + 1)
  }
  const apply = (event: FormEvent) => {
    event.preventDefault()
    // A price that cannot be used keeps the panel open: its field says why.
    if ((event.currentTarget as HTMLElement).querySelector('[aria-invalid="true"]')) return
    onApply(Object.fromEntries(NAMES.map((name) => [name, draft[name]])))
    setIsOpen(false)
  }
  return (
    <>
      <Button
        variant="default"
        aria-haspopup="dialog"
        onClick={open}
        leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden="true" />}
        rightSection={count > 0 ? <span className={classes.count}>{count}</span> : undefined}
      >
        {said.filters}
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={said.filters}>
        <form noValidate onSubmit={apply} className={classes.sheet}>
          <CategorySelect label={texts.category} value={draft.category} onChange={(category) => setDraft({ ...draft, category })} />
          <FilterFields key={drawn} filters={draft} onChange={(changes) => setDraft((before) => ({ ...before, ...changes }))} />
          <div className={classes.buttons}>
            <Button variant="default" onClick={clear}>
              {said.clear}
            </Button>
            <Button type="submit">{said.apply}</Button>
          </div>
        </form>
      </Sheet>
    </>
  )
}
