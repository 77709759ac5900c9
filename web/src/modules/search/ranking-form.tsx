import type { Category } from '@feria/contract/catalogue/schemas'
import { MAX_NEAR } from '@feria/contract/catalogue/values'
import { IconMapPin, IconSearch } from '@tabler/icons-react'
import { type FormEvent, useId, useState } from 'react'
import { useTypedEarly } from '../../lib/use-typed-early.ts'
import { PlainButton } from '../../ui/plain-button.tsx'
import { PlainInput, PlainSelect } from '../../ui/plain-field.tsx'
import { CategorySelect } from '../catalogue/category-select.tsx'
import { FilterFields } from '../catalogue/filter-fields.tsx'
import { readNarrowing, writeNarrowing } from '../catalogue/narrowing.ts'
import { useFilterForm } from '../catalogue/use-filter-form.ts'
import { noRankingFilters, type RankingFilters, readRanking } from './ranking-filters.ts'
import classes from './ranking-page.module.css'
import { rankingTexts as labels } from './ranking-texts.ts'

interface Props {
  filters: RankingFilters
  categories: Category[]
  near: string
  /** Why nothing has a distance. */
  nearError?: string
  onApply: (filters: RankingFilters, near: string) => void
  onClear: () => void
}

/** The fields of the ranking: nothing changes before «Buscar», except the sort order, which applies at once. */
export const RankingForm = ({ filters, categories, near, nearError, onApply, onClear }: Props) => {
  const aboutId = useId()
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
  const narrowing = useFilterForm(shown)
  const ref = useTypedEarly((typed) => change(readRanking(new URLSearchParams(typed))))
  // Cleared fields are new ones, without what was typed.
  const [cleared, setCleared] = useState(0)
  const clear = () => {
    setDraft(noRankingFilters)
    setCleared(cleared + 1)
    narrowing.forget()
    onClear()
  }
  const apply = (form: HTMLFormElement | null, { search, category, sort } = draft) => {
    if (!form) return
    const { query, isWrong } = narrowing.read(form)
    if (!isWrong) onApply({ search, category, sort, ...readNarrowing(query) }, place.trim())
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    apply(event.currentTarget)
  }
  return (
    <search>
      <form ref={ref} {...narrowing.form} onSubmit={submit} className={classes.form}>
        <PlainInput
          name="search"
          label={labels.search}
          type="search"
          placeholder={labels.searchHint}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          icon={<IconSearch size={20} aria-hidden="true" />}
          value={draft.search}
          onChange={(event) => change({ search: event.currentTarget.value })}
        />
        <CategorySelect name="category" categories={categories} value={draft.category} onChange={(category) => change({ category })} />
        <PlainSelect
          name="sort"
          label={labels.sort}
          value={draft.sort}
          options={Object.entries(labels.sorts).map(([value, label]) => ({ value, label }))}
          onChange={(event) => apply(event.currentTarget.form, change({ sort: event.currentTarget.value as RankingFilters['sort'] }))}
        />
        <div>
          <PlainInput
            label={labels.near}
            placeholder={labels.nearHint}
            error={nearError}
            autoComplete="address-level2"
            maxLength={MAX_NEAR}
            icon={<IconMapPin size={20} aria-hidden="true" />}
            value={place}
            onChange={(event) => setPlace(event.currentTarget.value)}
            {...(!nearError && { 'aria-describedby': aboutId })}
          />
          <p id={aboutId} className={classes.about}>
            {near ? labels.nearAbout : labels.nearAsk}
          </p>
        </div>
        <details className={classes.more}>
          <summary>{labels.more}</summary>
          <FilterFields key={`${cleared} ${JSON.stringify(writeNarrowing(shown))}`} {...narrowing.fields} />
        </details>
        <div className={classes.buttons}>
          <PlainButton type="submit">{labels.submit}</PlainButton>
          <PlainButton look="outlined" onClick={clear}>
            {labels.clear}
          </PlainButton>
        </div>
      </form>
    </search>
  )
}
