import type { Category } from '@feria/contract/catalogue/schemas'
import { api } from '@feria/contract/routes'
import { useRoute } from '../../lib/use-route.ts'

/** Categories change seldom. */
const FRESH_MS = 10 * 60_000
const none: Category[] = []

/** Every category; empty until they are here. */
export const useCategories = (): Category[] => useRoute(api.catalogue.categories, {}, { staleTime: FRESH_MS }).data ?? none
