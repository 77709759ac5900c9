import { MIN_ADMIN_SEARCH } from '@feria/contract/admin/values'
import * as api from '@feria/contract/routes'
import { useRoute } from '../../../lib/use-route.ts'

/**
 * What is found for a text; nothing is asked for a shorter one than the contract takes. Each text has its own answer, so that a late one of
 * an older text is never shown for a newer.
 */
export const useFound = (text: string) => {
  const q = text.trim()
  const isEnough = [...q].length >= MIN_ADMIN_SEARCH
  const { data, error, isFetching, refetch } = useRoute(api.admin.search, { query: { q } }, { enabled: isEnough })
  return { q, isEnough, found: isEnough ? data : undefined, error: isEnough ? error : null, isFetching, refetch: () => void refetch() }
}
