import type { Rate } from '@feria/contract/catalogue/schemas'
import * as api from '@feria/contract/routes'
import { useRoute } from '../../lib/use-route.ts'

const STALE_MS = 600_000

/** The current rate; null if none was ever set or it fails to load, undefined until it is known. */
export const useCurrentRate = (): Rate | null | undefined => {
  const { data, isPending } = useRoute(api.catalogue.currentRate, {}, { staleTime: STALE_MS })
  return isPending ? undefined : (data?.rate ?? null)
}
