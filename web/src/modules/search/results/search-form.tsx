import type { Suggestion } from '@feria/contract/search/schemas'
import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { rememberSearch } from '../../../lib/recent-searches.ts'
import { texts } from '../texts.ts'
import { SearchField } from './search-field.tsx'
import type { Search } from './search-filters.ts'
import classes from './search-form.module.css'

const labels = texts.results

/** The form of the search: does not submit a blank text; keeps the filters. */
export const SearchForm = ({ search, onSearch }: { search: Search; onSearch: (search: Search) => void }) => {
  const navigate = useNavigate()
  const [typed, setTyped] = useState(search.query)
  const [shown, setShown] = useState(search.query)
  const [isTyped, setIsTyped] = useState(false)
  // The URL changed elsewhere: back, a link.
  if (shown !== search.query) {
    setShown(search.query)
    setTyped(search.query)
    setIsTyped(false)
  }
  const look = (query: string) => {
    if (!query.trim()) return
    rememberSearch(query)
    setTyped(query.trim())
    setIsTyped(false)
    onSearch({ ...search, query: query.trim() })
    // On a touch screen the keyboard would cover the results.
    if (matchMedia('(pointer: coarse)').matches && document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  const pick = ({ kind, text, url }: Suggestion) => {
    if (kind === 'producto' && url) return void navigate(url)
    if (kind === 'búsqueda') return look(text)
    setIsTyped(false)
    onSearch({ query: '', filters: { ...search.filters, category: text } })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    look(typed)
  }
  return (
    <search>
      <form noValidate onSubmit={submit} className={classes.form}>
        <SearchField
          value={typed}
          isTyped={isTyped}
          onChange={(text) => {
            setTyped(text)
            setIsTyped(true)
          }}
          onPick={pick}
        />
        <Button type="submit">{labels.submit}</Button>
      </form>
    </search>
  )
}
