import * as api from '@feria/contract/routes'
import type { Suggestion } from '@feria/contract/search/schemas'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useRoute } from '../../../lib/use-route.ts'

/** Debounce of typing, in milliseconds. */
const PAUSE_MS = 150
const FRESH_MS = 60_000
const none: Suggestion[] = []

const isSame = (one: Suggestion, other: Suggestion): boolean => one.kind === other.kind && one.url === other.url && one.text === other.text

const usePaused = (text: string): string => {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

/**
 * Suggestions for the typed text, as the list under a field. Arrow keys move through it, Enter selects, Escape closes; a failure shows
 * nothing.
 */
export const useSuggestions = ({ typed, onPick }: { typed: string; onPick: (suggestion: Suggestion) => void }) => {
  const [isWanted, setIsWanted] = useState(false)
  const [at, setAt] = useState<Suggestion | null>(null)
  const text = typed.trim()
  const paused = usePaused(text)
  const { data = none } = useRoute(
    api.search.suggest,
    { query: { q: paused } },
    { enabled: isWanted && paused !== '', staleTime: FRESH_MS, retry: false, placeholderData: (previous) => previous },
  )
  const suggestions = text === '' ? none : data
  const isOpen = isWanted && suggestions.length > 0
  // A later answer may have it elsewhere, or no longer.
  const place = at ? suggestions.findIndex((one) => isSame(one, at)) : -1
  const active = place < 0 ? null : place
  const close = () => {
    setIsWanted(false)
    setAt(null)
  }
  const open = () => {
    setIsWanted(true)
    setAt(null)
  }
  const pick = (suggestion: Suggestion) => {
    close()
    onPick(suggestion)
  }
  const move = (by: 1 | -1) => {
    const next = active === null ? (by === 1 ? 0 : suggestions.length - 1) : active + by
    setAt(suggestions[next] ?? null)
  }
  const press = (event: KeyboardEvent) => {
    if (!isOpen) {
      if (event.key === 'ArrowDown' && suggestions.length > 0) {
        event.preventDefault()
        open()
      }
      return
    }
    const chosen = active === null ? undefined : suggestions[active]
    const acts: Record<string, (() => void) | undefined> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: chosen && (() => pick(chosen)),
      Escape: close,
    }
    const act = acts[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  return { suggestions, isOpen, active, open, close, pick, press }
}
