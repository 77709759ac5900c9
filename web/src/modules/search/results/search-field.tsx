import type { Suggestion } from '@feria/contract/search/schemas'
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react'
import { withQueries } from '../../../lib/query-provider.tsx'
import { useSlashKey } from '../../../lib/use-slash-key.ts'
import { SearchInput } from '../../../ui/search-input.tsx'
import { RecentList } from '../recent-list.tsx'
import { useRecentList } from '../use-recent-list.ts'
import classes from './search-form.module.css'
import { SuggestionList } from './suggestion-list.tsx'
import { useSuggestions } from './use-suggestions.ts'

export interface SearchFieldProps {
  /** `bar`: the one of the bar, which leaves «/» to a field of the page. */
  look?: 'page' | 'bar'
  /** Takes the focus when it appears. */
  isFocused?: boolean
  /** What is selected in it then; the end of its text if it is not said. */
  selected?: [start: number, end: number] | undefined
  value: string
  /** True once something was typed since the last search; until then the recent searches are offered. */
  isTyped: boolean
  onChange: (text: string) => void
  onPick: (suggestion: Suggestion) => void
}

/** The search field. «/» focuses it; empty it offers the recent searches, while typing it offers suggestions. */
export const SearchField = withQueries(
  ({ look = 'page', isFocused = false, selected, value, isTyped, onChange, onPick }: SearchFieldProps) => {
    const id = useId()
    const input = useRef<HTMLInputElement>(null)
    useSlashKey(input, { isLast: look === 'bar' })
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
    // biome-ignore lint/correctness/useExhaustiveDependencies: only when it appears.
    useLayoutEffect(() => {
      if (!isFocused) return
      input.current?.focus()
      if (selected) input.current?.setSelectionRange(...selected)
    }, [])
    return (
      <div className={classes.field}>
        <SearchInput
          ref={input}
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
  },
)
