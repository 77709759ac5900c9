import * as api from '@feria/contract/routes'
import { useState } from 'react'
import { usePages } from '../../lib/use-route.ts'

export type HistoryTab = 'compras' | 'ventas'

/**
 * The tab that the history opens on when its address names none: the sales of who sold and never bought, otherwise the purchases. Null
 * until that is known; once decided it stays, whatever is bought or sold meanwhile. Asks for nothing while `isOff`.
 */
export const useFirstTab = (isOff: boolean): HistoryTab | null => {
  const [decided, setDecided] = useState<HistoryTab | null>(null)
  const purchases = usePages(api.orders.list, { query: {} }, { enabled: !isOff && !decided })
  // An empty list out of the cache may be older than a purchase just made.
  const hasNone = !purchases.isPending && !purchases.isFetching && !purchases.error && purchases.items.length === 0
  const sales = usePages(api.orders.sales, { query: {} }, { enabled: !isOff && !decided && hasNone })
  if (isOff || decided) return decided
  const decide = (): HistoryTab | null => {
    if (purchases.items.length > 0 || purchases.error) return 'compras'
    if (!hasNone) return null
    if (sales.items.length > 0) return 'ventas'
    return sales.isPending && !sales.error ? null : 'compras'
  }
  const found = decide()
  if (found) setDecided(found)
  return found
}
