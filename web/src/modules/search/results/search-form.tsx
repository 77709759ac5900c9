import { publicPageOf } from '@feria/contract/catalogue/address'
import type { Suggestion } from '@feria/contract/search/schemas'
import { type ComponentType, type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { rememberSearch } from '../../../lib/recent-searches.ts'
import { useTypedEarly } from '../../../lib/use-typed-early.ts'
import { PlainButton } from '../../../ui/plain-button.tsx'
import { resultTexts as labels } from './result-texts.ts'
import type { SearchFieldProps } from './search-field.tsx'
import type { Search } from './search-filters.ts'
import classes from './search-form.module.css'

interface Props {
  Field: ComponentType<SearchFieldProps>
  /** `bar`: in the bar, without a button. */
  look?: 'page' | 'bar'
  search: Search
  /** What was typed before its code had loaded. */
  typed?: { text: string; isFocused: boolean }
  /** For everybody; the form works without scripts, and suggested products lead to public pages. */
  isPublic: boolean
  onSearch: (search: Search) => void
}

/** The form of the search: does not submit a blank text; keeps the filters. */
export const SearchForm = ({ Field, look = 'page', search, typed: early, isPublic, onSearch }: Props) => {
  const navigate = useNavigate()
  const [typed, setTyped] = useState(early?.text ?? search.query)
  const [shown, setShown] = useState(search.query)
  const [isTyped, setIsTyped] = useState(Boolean(early?.text))
  const form = useTypedEarly(({ q }) => q && setTyped(q))
  // The URL changed elsewhere: back, a link.
  if (shown !== search.query) {
    setShown(search.query)
    setTyped(search.query)
    setIsTyped(false)
  }
  const find = (query: string) => {
    if (!query.trim()) return
    rememberSearch(query)
    setTyped(query.trim())
    setIsTyped(false)
    onSearch({ query: query.trim(), filters: { ...search.filters, asTyped: false } })
    // On a touch screen the keyboard would cover the results.
    if (matchMedia('(pointer: coarse)').matches && document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  const pick = ({ kind, text, url }: Suggestion) => {
    if (kind === 'producto' && url) return void navigate(isPublic ? publicPageOf({ id: url.split('/').at(-1) ?? '', name: text }) : url)
    if (kind === 'búsqueda') return find(text)
    setIsTyped(false)
    onSearch({ query: '', filters: { ...search.filters, category: text } })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    find(typed)
  }
  return (
    <search className={classes[look]}>
      <form ref={form} noValidate action={isPublic ? '/buscar' : '/search'} onSubmit={submit} className={classes.form}>
        <Field
          look={look}
          isFocused={early?.isFocused}
          value={typed}
          isTyped={isTyped}
          onChange={(text) => {
            setTyped(text)
            setIsTyped(true)
          }}
          onPick={pick}
        />
        {look === 'page' && <PlainButton type="submit">{labels.submit}</PlainButton>}
      </form>
    </search>
  )
}
