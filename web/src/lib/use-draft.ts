import { useCallback, useMemo, useRef } from 'react'
import { useSession } from './session.ts'
import { useHydrated } from './use-hydrated.ts'

/** Storage key of a draft: includes its author, so that nobody sees another member's. session.ts removes drafts at sign-out. */
export const draftName = (userId: string | undefined, key: string): string => `draft:${userId ?? 'visitante'}:${key}`

type Place = 'session' | 'local'
const storageOf = (place: Place): Storage => (place === 'local' ? localStorage : sessionStorage)

/** The stored values of a draft over the empty ones; reads only the fields of `empty`. */
export const readDraft = <T extends object>(text: string | null, empty: T): T => {
  try {
    const kept = JSON.parse(text ?? '{}') as Partial<T>
    const names = Object.keys(empty) as (keyof T)[]
    return Object.fromEntries(names.map((name) => [name, typeof kept[name] === typeof empty[name] ? kept[name] : empty[name]])) as T
  } catch {
    return empty
  }
}

/**
 * Keeps a form's input across reloads: `initial` are the stored values, `save` stores new ones, `clear` removes them after success. On a
 * page that the server rendered `initial` is empty first and then changes to what is stored. Stores only the fields of `empty`, so a
 * password not listed there is never stored. `session` lasts as long as the tab.
 */
export const useDraft = <T extends object>(key: string, empty: T, place: Place = 'session') => {
  const userId = useSession(({ user }) => user?.id)
  const name = draftName(userId, key)
  const first = useRef(empty)
  const isHydrated = useHydrated()
  const initial = useMemo(() => {
    if (!isHydrated) return first.current
    try {
      return readDraft(storageOf(place).getItem(name), first.current)
    } catch {
      return first.current
    }
  }, [name, place, isHydrated])
  const save = useCallback(
    (values: T) => {
      const kept = Object.fromEntries(Object.keys(first.current).map((field) => [field, values[field as keyof T]]))
      try {
        storageOf(place).setItem(name, JSON.stringify(kept))
      } catch {
        // Storage is full or blocked: the form works, but its draft is not kept.
      }
    },
    [name, place],
  )
  const clear = useCallback(() => {
    try {
      storageOf(place).removeItem(name)
    } catch {
      // Storage is blocked: there is no draft.
    }
  }, [name, place])
  return { initial, save, clear }
}
