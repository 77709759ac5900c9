import { startTransition, useMemo, useOptimistic } from 'react'
import { useSearchParams } from '../../lib/router.tsx'
import { type Filters, readFilters, readView, type View, writeFilters } from './filters.ts'
import { rememberedView, rememberView } from './remembered-view.ts'

/**
 * The filters and the view of the catalogue, which live in the address. `change` goes to an address of its own unless it replaces the
 * present one; `setView` also remembers the choice for addresses that say nothing.
 */
export const useFilters = () => {
  const [params, setParams] = useSearchParams()
  const filters = useMemo(() => readFilters(params), [params])
  const asked = readView(params)
  // A new address takes React a moment; a control must show its press at once, not fall back to what it was.
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
    change: (changes: Partial<Filters>, { replace = false } = {}) => go(writeFilters({ ...now.filters, ...changes }, asked), replace),
    setView: (view: View) => {
      rememberView(view)
      go(writeFilters(now.filters, view), true)
    },
  }
}
