import type { Suggestion } from '@feria/contract/search/schemas'
import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useRef } from 'react'
import { useSlashKey } from '../../catalogue/use-slash-key.ts'
import { RecentList } from '../recent-list.tsx'
import { texts } from '../texts.ts'
import { useRecentList } from '../use-recent-list.ts'
import classes from './search-form.module.css'
import { SuggestionList } from './suggestion-list.tsx'
import { useSuggestions } from './use-suggestions.ts'

const labels = texts.results

interface Props {
  value: string
  /** True once something was typed since the last search; until then the recent searches are offered. */
  isTyped: boolean
  onChange: (text: string) => void
  onPick: (suggestion: Suggestion) => void
}

/** The search field. «/» focuses it; empty it offers the recent searches, while typing it offers suggestions. */
export const SearchField = ({ value, isTyped, onChange, onPick }: Props) => {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useSlashKey(input)
  const pick = (suggestion: Suggestion) => {
    close()
    onPick(suggestion)
  }
  const pickRecent = (text: string) => pick({ kind: 'búsqueda', text, url: null, imageUrl: null })
  const recent = useRecentList({ typed: isTyped ? value : '', onPick: pickRecent })
  const suggested = useSuggestions({ typed: isTyped ? value : '', onPick: pick })
  const isSuggesting = suggested.isOpen
  const isRecent = recent.isOpen && !isSuggesting && (!isTyped || value.trim() === '')
  const open = () => {
    recent.open()
    suggested.open()
  }
  const close = () => {
    recent.close()
    suggested.close()
  }
  const press = (event: KeyboardEvent) => {
    if (isRecent || !isTyped) recent.press(event)
    else suggested.press(event)
    if (event.key === 'Enter') close()
  }
  const active = () => {
    if (isSuggesting) return suggested.active === null ? undefined : `${id}-${suggested.active}`
    return isRecent && recent.active ? `${id}-${recent.active.row}-${recent.active.cell}` : undefined
  }
  return (
    <div className={classes.field}>
      <TextInput
        ref={input}
        type="search"
        name="q"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        aria-label={labels.field}
        aria-keyshortcuts="/"
        placeholder={labels.fieldHint}
        leftSection={<IconSearch size={20} aria-hidden="true" />}
        value={value}
        onChange={(event) => {
          onChange(event.currentTarget.value)
          open()
        }}
        onFocus={open}
        onClick={open}
        onBlur={close}
        onKeyDown={press}
        role="combobox"
        aria-haspopup={isRecent ? 'grid' : 'listbox'}
        aria-autocomplete="list"
        aria-expanded={isSuggesting || isRecent}
        aria-controls={isSuggesting || isRecent ? id : undefined}
        aria-activedescendant={active()}
      />
      {isSuggesting && <SuggestionList id={id} suggestions={suggested.suggestions} active={suggested.active} onPick={suggested.pick} />}
      {isRecent && <RecentList id={id} searches={recent.searches} active={recent.active} onPick={recent.pick} onRemove={recent.remove} />}
    </div>
  )
}
