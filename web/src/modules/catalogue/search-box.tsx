import { Button, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { rememberSearch } from '../../lib/recent-searches.ts'
import { useSlashKey } from '../../lib/use-slash-key.ts'
import { listTexts } from './list-texts.ts'
import classes from './search-box.module.css'

/** Debounce of typing, in milliseconds. */
const PAUSE_MS = 300
const labels = listTexts

interface Props {
  value: string
  /** `isFinal` when the member submitted the form; false while they type. */
  onSearch: (search: string, isFinal: boolean) => void
  /** Rendered between the field and the button. */
  children: ReactNode
}

/** The catalogue's search: searches after a pause in typing and on Enter, which also remembers it; «/» focuses it. */
export const SearchBox = ({ value, onSearch, children }: Props) => {
  const [typed, setTyped] = useState(value)
  const input = useRef<HTMLInputElement>(null)
  const sent = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(onSearch)
  latest.current = onSearch
  useSlashKey(input)
  useEffect(() => () => clearTimeout(timer.current), [])
  // The URL changed elsewhere: back, a removed tag, a link.
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    clearTimeout(timer.current)
    setTyped(value)
  }, [value])
  const search = (text: string, isFinal: boolean) => {
    clearTimeout(timer.current)
    sent.current = text.trim()
    latest.current(sent.current, isFinal)
  }
  const type = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => search(text, false), PAUSE_MS)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    rememberSearch(typed)
    search(typed, true)
    // On a touch screen the keyboard would cover the results.
    if (matchMedia('(pointer: coarse)').matches) input.current?.blur()
  }
  return (
    <search>
      <form className={classes.form} onSubmit={submit}>
        <TextInput
          ref={input}
          type="search"
          name="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          aria-label={labels.search}
          aria-keyshortcuts="/"
          placeholder={labels.searchHint}
          leftSection={<IconSearch size={20} aria-hidden="true" />}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          className={classes.field}
        />
        {children}
        <Button type="submit">{labels.submit}</Button>
      </form>
    </search>
  )
}
