import { MAX_NEAR } from '@feria/contract/catalogue/values'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { IconMapPin, IconSearch } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useLoaded } from '../../lib/use-loaded.ts'
import { useTypedEarly } from '../../lib/use-typed-early.ts'
import { CategorySelect } from '../catalogue/category-select.tsx'
import { noRankingFilters, type RankingFilters, readRanking } from './ranking-filters.ts'
import classes from './ranking-page.module.css'
import { texts } from './texts.ts'

const labels = texts.ranking
const loadFields = async () => (await import('../catalogue/filter-fields.tsx')).FilterFields

interface Props {
  filters: RankingFilters
  near: string
  /** Why nothing has a distance. */
  nearError?: string
  onApply: (filters: RankingFilters, near: string) => void
  onClear: () => void
}

/** The fields of the ranking: nothing changes before «Buscar», except the sort order, which applies at once. */
export const RankingForm = ({ filters, near, nearError, onApply, onClear }: Props) => {
  const [draft, setDraft] = useState(filters)
  const [shown, setShown] = useState(filters)
  // The URL changed elsewhere: back, a link.
  if (shown !== filters) {
    setShown(filters)
    setDraft(filters)
  }
  const [place, setPlace] = useState(near)
  const [shownNear, setShownNear] = useState(near)
  if (shownNear !== near) {
    setShownNear(near)
    setPlace(near)
  }
  const change = (changes: Partial<RankingFilters>) => {
    const next = { ...draft, ...changes }
    setDraft(next)
    return next
  }
  const [isOpen, setIsOpen] = useState(false)
  const Fields = useLoaded(loadFields, isOpen)
  const form = useTypedEarly((typed) => change(readRanking(new URLSearchParams(typed))))
  const clear = () => {
    setDraft(noRankingFilters)
    setIsOpen(false)
    onClear()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // An invalid price keeps everything as it is: its field says why.
    if ((event.currentTarget as HTMLElement).querySelector('[aria-invalid="true"]')) return
    onApply(draft, place.trim())
  }
  return (
    <search>
      <form ref={form} noValidate onSubmit={submit} className={classes.form}>
        <TextInput
          name="search"
          label={labels.search}
          type="search"
          placeholder={labels.searchHint}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          leftSection={<IconSearch size={20} aria-hidden="true" />}
          value={draft.search}
          onChange={(event) => change({ search: event.currentTarget.value })}
        />
        <CategorySelect name="category" label={texts.category} value={draft.category} onChange={(category) => change({ category })} />
        <NativeSelect
          name="sort"
          label={labels.sort}
          value={draft.sort}
          data={Object.entries(labels.sorts).map(([value, label]) => ({ value, label }))}
          onChange={(event) => onApply(change({ sort: event.currentTarget.value as RankingFilters['sort'] }), place.trim())}
        />
        <TextInput
          label={labels.near}
          placeholder={labels.nearHint}
          description={labels.nearAbout}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          error={nearError}
          autoComplete="address-level2"
          maxLength={MAX_NEAR}
          leftSection={<IconMapPin size={20} aria-hidden="true" />}
          value={place}
          onChange={(event) => setPlace(event.currentTarget.value)}
        />
        <details className={classes.more} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
          <summary>{labels.more}</summary>
          {Fields && <Fields filters={draft} onChange={change} />}
        </details>
        <div className={classes.buttons}>
          <Button type="submit">{labels.submit}</Button>
          <Button variant="default" onClick={clear}>
            {labels.clear}
          </Button>
        </div>
      </form>
    </search>
  )
}
