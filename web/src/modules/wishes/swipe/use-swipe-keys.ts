import { useEffect, useRef } from 'react'
import type { Choice } from './deck.ts'

/** The action of a key on the swipe list: → likes, ← passes, Backspace and Z undo. */
export const actionOf = (key: string): Choice | 'undo' | null => {
  if (key === 'ArrowRight') return 'like'
  if (key === 'ArrowLeft') return 'pass'
  return key === 'Backspace' || key.toLowerCase() === 'z' ? 'undo' : null
}

const TYPING = 'input, textarea, select, [contenteditable], [role="dialog"], dialog'

/** Keyboard shortcuts of the swipe list, disabled while typing or while a dialog is open. */
export const useSwipeKeys = (act: (action: Choice | 'undo') => void): void => {
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const action = actionOf(event.key)
      if (!action || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if ((event.target as Element).closest?.(TYPING) || document.querySelector('dialog[open], [role="dialog"]')) return
      event.preventDefault()
      latest.current(action)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
