import type { ProductSort } from '@feria/contract/catalogue/values'
import type { Filters, View } from './filters.ts'
import { oneOf } from './narrowing.ts'

/** The view in the URL. */
export const readView = (params: URLSearchParams): View | null => oneOf(['grid', 'list'], params.get('view'))

/** True if the grid shows shelves by category: no category or sort order is chosen. */
export const isShelved = ({ category, sort }: Filters, view: View): boolean => view === 'grid' && !category && !sort

/** The available sort orders; the first one is the default. Relevance requires a search. */
export const sortsFor = (filters: Filters, view: View): ('shelves' | ProductSort)[] => {
  const plain: ProductSort[] = ['newest', 'price', '-price', 'name']
  const sorts: ProductSort[] = filters.search ? ['relevance', ...plain] : plain
  return isShelved({ ...filters, sort: null }, view) ? ['shelves', ...sorts] : sorts
}
