import { Button } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { useState } from 'react'
import { useLoaded } from '../../lib/use-loaded.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { catalogueTexts } from './catalogue-texts.ts'
import classes from './filters.module.css'
import { type Filters, filterNames, noFilters } from './filters.ts'

const load = async () => (await import('./filter-form.tsx')).FilterForm

interface Props {
  filters: Filters
  onApply: (changes: Partial<Filters>) => void
}

/** The button «Filtros» and its panel for narrow screens, whose code loads when it is opened. */
export const FilterSheet = ({ filters, onApply }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  // A reopened panel starts with the current filters.
  const [opened, setOpened] = useState(0)
  const Form = useLoaded(load, isOpen)
  const count = filterNames.filter((name) => filters[name] !== noFilters[name]).length
  const open = () => {
    setOpened(opened + 1)
    setIsOpen(true)
  }
  const apply = (changes: Partial<Filters>) => {
    onApply(changes)
    setIsOpen(false)
  }
  return (
    <>
      <Button
        variant="default"
        aria-haspopup="dialog"
        onClick={open}
        leftSection={<IconFilter size={18} aria-hidden="true" />}
        rightSection={count > 0 ? <span className={classes.count}>{count}</span> : undefined}
      >
        {catalogueTexts.filters}
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={catalogueTexts.filters}>
        {Form && <Form key={opened} filters={filters} onApply={apply} />}
      </Sheet>
    </>
  )
}
