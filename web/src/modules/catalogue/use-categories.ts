import type { Category } from '@feria/contract/catalogue/schemas'
import * as api from '@feria/contract/routes'
import { useRoute } from '../../lib/use-route.ts'

/** Categories rarely change. */
const FRESH_MS = 10 * 60_000
const none: Category[] = []

/** Every category; empty until loaded. */
export const useCategories = (): Category[] => useRoute(api.catalogue.categories, {}, { staleTime: FRESH_MS }).data ?? none
