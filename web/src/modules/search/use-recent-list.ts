import { type KeyboardEvent, useState } from 'react'
import { forgetSearch, recentSearches } from '../../lib/recent-searches.ts'

/** The keyboard position in the list: a row, and in it the search or its remove button. */
export interface ActiveCell {
  row: number
  cell: 'search' | 'remove'
}

const fitting = (searches: string[], typed: string): string[] => {
  const text = typed.trim().toLocaleLowerCase('es')
  return searches.filter((search) => {
    const other = search.toLocaleLowerCase('es')
    return other !== text && other.includes(text)
  })
}

/**
 * The recent searches that contain the typed text, as the list under a field. Arrow keys move through it, Enter selects, Escape
 * closes. Whoever types opens it anew: then no key is at any of them.
 */
export const useRecentList = ({ typed, onPick }: { typed: string; onPick: (search: string) => void }) => {
  const [all, setAll] = useState<string[]>([])
  const [isWanted, setIsWanted] = useState(false)
  const [at, setAt] = useState<ActiveCell | null>(null)
  const searches = fitting(all, typed)
  const isOpen = isWanted && searches.length > 0
  const active = at && at.row < searches.length ? at : null
  const close = () => {
    setIsWanted(false)
    setAt(null)
  }
  const open = () => {
    setAll(recentSearches())
    setIsWanted(true)
    setAt(null)
  }
  const pick = (search: string) => {
    close()
    onPick(search)
  }
  const remove = (search: string) => {
    setAll(forgetSearch(search))
    setAt(null)
  }
  const move = (by: 1 | -1) => {
    const row = active ? active.row + by : by === 1 ? 0 : searches.length - 1
    setAt(row < 0 || row >= searches.length ? null : { row, cell: active?.cell ?? 'search' })
  }
  const choose = ({ row, cell }: ActiveCell) => {
    const search = searches[row]
    if (search !== undefined) cell === 'search' ? pick(search) : remove(search)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && !isOpen) {
      if (recentSearches().length > 0) event.preventDefault()
      return open()
    }
    if (!isOpen) return
    const acts: Record<string, (() => void) | false | null> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      ArrowRight: active && (() => setAt({ ...active, cell: 'remove' })),
      ArrowLeft: active && (() => setAt({ ...active, cell: 'search' })),
      Enter: active && (() => choose(active)),
      Escape: close,
    }
    const act = acts[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  return { searches, isOpen, active, open, close, pick, remove, press }
}
