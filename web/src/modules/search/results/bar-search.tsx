import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { SearchField } from './search-field.tsx'
import { noSearchFilters, type Search, writeSearch } from './search-filters.ts'
import { SearchForm } from './search-form.tsx'

const nothing: Search = { query: '', filters: noSearchFilters }

interface Props {
  /** For a visitor: leads to public pages. */
  isPublic: boolean
  /** What was typed before this code had loaded. */
  text: string
  /** Whether the field had the focus then. */
  isFocused: boolean
}

/** The search of the bar, with recent searches and suggestions; leads to the page of results. Every page begins with an empty field. */
export const BarSearch = ({ isPublic, text, isFocused }: Props) => {
  const navigate = useNavigate()
  const { key } = useLocation()
  // Only where it took over: coming back to that page begins anew as well.
  const start = useRef<{ key: string; typed: { text: string; isFocused: boolean } } | null>({ key, typed: { text, isFocused } })
  if (start.current?.key !== key) start.current = null
  return (
    <SearchForm
      Field={SearchField}
      key={key}
      look="bar"
      search={nothing}
      typed={start.current?.typed}
      isPublic={isPublic}
      onSearch={(search) => navigate(`${isPublic ? '/buscar' : '/search'}?${new URLSearchParams(writeSearch(search))}`)}
    />
  )
}
