import { ActionIcon } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useSlashKey } from '../../../lib/use-slash-key.ts'
import { useIsDesktop } from '../../../lib/use-width.ts'
import { SearchInput } from '../../../ui/search-input.tsx'
import classes from './finding.module.css'
import { FoundList, type Option, optionsOf } from './found-list.tsx'
import { findingTexts as labels } from './texts.ts'
import { useFound } from './use-found.ts'

const TYPING_MS = 200
const PAGE = '/admin-dashboard/buscar'

/** The field with what it finds under it: arrows choose, Enter opens, Escape closes. */
const Field = ({ isFocused = false, onLeave }: { isFocused?: boolean; onLeave?: () => void }) => {
  const id = useId()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const [typed, setTyped] = useState(pathname === PAGE ? (params.get('q') ?? '') : '')
  const [asked, setAsked] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const input = useRef<HTMLInputElement>(null)
  useSlashKey(input)
  const settle = useDebouncedCallback((text: string) => {
    setAsked(text)
    setAt(-1)
  }, TYPING_MS)
  const result = useFound(asked)
  const options = optionsOf(result.found, result.q)
  const isShown = isOpen && result.isEnough && typed.trim() === result.q
  const go = ({ to }: Pick<Option, 'to'>) => {
    setIsOpen(false)
    setAt(-1)
    input.current?.blur()
    onLeave?.()
    void navigate(to)
  }
  const move = (by: number) => {
    setIsOpen(true)
    if (options.length > 0) setAt((now) => (by < 0 && now < 0 ? options.length - 1 : (now + by + options.length) % options.length))
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const chosen = isShown ? options[at] : undefined
      if (chosen) go(chosen)
      else if (typed.trim()) go({ to: `${PAGE}?${new URLSearchParams({ q: typed.trim() })}` })
    } else if (event.key === 'Escape') {
      event.preventDefault()
      if (isShown) {
        setIsOpen(false)
        setAt(-1)
      } else if (onLeave) onLeave()
      else input.current?.blur()
    }
  }
  return (
    <search className={classes.bar} onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setIsOpen(false)}>
      <SearchInput
        ref={input}
        role="combobox"
        aria-label={labels.label}
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isShown && at >= 0 ? `${id}-${at}` : undefined}
        placeholder={labels.placeholder}
        autoFocus={isFocused}
        value={typed}
        onFocus={() => setIsOpen(true)}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setIsOpen(true)
          settle(event.currentTarget.value)
        }}
        onKeyDown={press}
      />
      <span className="only-read" role="status">
        {isShown && result.found ? (options.length > 0 ? labels.count(options.length) : labels.nothing) : ''}
      </span>
      {isShown && <FoundList id={id} result={result} options={options} at={at} onGo={go} onPoint={setAt} />}
    </search>
  )
}

/** The search of the back office, on every page of it: a field, and under 1024 px an icon that opens it. «/» leads into it. */
export const SearchBar = () => {
  const isDesktop = useIsDesktop()
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  if (isDesktop) return <Field />
  const close = () => {
    setIsOpen(false)
    opener.current?.focus()
  }
  return (
    <>
      <ActionIcon
        ref={opener}
        variant="default"
        size={44}
        className={classes.opener}
        aria-expanded={isOpen}
        aria-label={isOpen ? labels.close : labels.open}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? <IconX size={20} aria-hidden="true" /> : <IconSearch size={20} aria-hidden="true" />}
      </ActionIcon>
      {isOpen && <Field isFocused onLeave={close} />}
    </>
  )
}
