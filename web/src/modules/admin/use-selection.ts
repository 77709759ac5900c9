import { useRef, useState } from 'react'

/** The most that is chosen at once: what one call takes. */
const MAX_CHOSEN = 100

/**
 * What is chosen of a list. Choosing one with Shift held turns everything from the last one pressed to the same; what leaves the list is
 * no longer chosen; at most a hundred are, the first of the list.
 */
export const useSelection = (ids: string[]) => {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const last = useRef<string>(undefined)
  const chosen = ids.filter((id) => kept.has(id))
  const choose = (some: string[], isOn: boolean) => {
    const next = new Set(chosen)
    for (const id of some) {
      if (isOn) next.add(id)
      else next.delete(id)
    }
    setKept(new Set(ids.filter((id) => next.has(id)).slice(0, MAX_CHOSEN)))
  }
  const toggle = (id: string, isRange = false) => {
    const [from, to] = [last.current === undefined ? -1 : ids.indexOf(last.current), ids.indexOf(id)]
    const some = isRange && from >= 0 ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id]
    choose(some, !kept.has(id))
    last.current = id
  }
  const isAll = ids.length > 0 && chosen.length === Math.min(ids.length, MAX_CHOSEN)
  return {
    chosen,
    isChosen: (id: string) => kept.has(id),
    toggle,
    isAll,
    toggleAll: () => choose(ids, !isAll),
    clear: () => setKept(new Set()),
  }
}
export type Selection = ReturnType<typeof useSelection>
