import { startTransition, useMemo, useOptimistic } from 'react'
import { useSearchParams } from 'react-router'
import { type Filters, readFilters, type View, writeFilters } from './filters.ts'
import { rememberedView, rememberView } from './remembered-view.ts'
import { readView } from './views.ts'

/**
 * The catalogue's filters and view, kept in the URL. `change` adds a history entry unless it replaces the current one; `setView` also
 * remembers the choice for URLs without one.
 */
export const useFilters = () => {
  const [params, setParams] = useSearchParams()
  const filters = useMemo(() => readFilters(params), [params])
  const asked = readView(params)
  // Navigation takes React a moment; a control must show its new value at once, not fall back to the old one.
  const [now, setNow] = useOptimistic({ filters, view: asked ?? rememberedView() })
  const go = (next: URLSearchParams, replace: boolean) => {
    if (next.toString() === params.toString()) return
    startTransition(() => {
      setNow({ filters: readFilters(next), view: readView(next) ?? rememberedView() })
      setParams(next, { replace })
    })
  }
  return {
    ...now,
    /** The query of the address with a change. */
    addressWith: (changes: Partial<Filters>) => `?${writeFilters({ ...filters, ...changes }, asked)}`,
    change: (changes: Partial<Filters>, { replace = false } = {}) => go(writeFilters({ ...now.filters, ...changes }, asked), replace),
    setView: (view: View) => {
      rememberView(view)
      go(writeFilters(now.filters, view), true)
    },
  }
}
