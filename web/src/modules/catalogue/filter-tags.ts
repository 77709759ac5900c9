import type { Category } from '@feria/contract/catalogue/schemas'
import { formatPrice } from '../../lib/format.ts'
import { categoryName } from './category-name.ts'
import { type Filters, noFilters } from './filters.ts'
import { texts } from './texts.ts'

/** An active filter, and the change that removes it. */
export interface FilterTag {
  label: string
  without: Partial<Filters>
}

/** The active filters, each as a removable tag. The sort order is not one of them. */
export const tagsOf = (filters: Filters, categories: Category[]): FilterTag[] => {
  const { search, category, minPrice, maxPrice, currency, condition, inStock } = filters
  const tag = (label: string, ...names: (keyof Filters)[]): FilterTag => ({
    label,
    without: Object.fromEntries(names.map((name) => [name, noFilters[name]])),
  })
  return [
    ...(search ? [tag(`«${search}»`, 'search')] : []),
    ...(category ? [tag(categoryName(category, categories), 'category')] : []),
    ...(minPrice === null ? [] : [tag(`${texts.catalogue.from} ${formatPrice(minPrice, currency, { tag: true })}`, 'minPrice')]),
    ...(maxPrice === null ? [] : [tag(`${texts.catalogue.to} ${formatPrice(maxPrice, currency, { tag: true })}`, 'maxPrice')]),
    ...(condition ? [tag(condition, 'condition')] : []),
    ...(inStock ? [tag(texts.catalogue.inStock, 'inStock')] : []),
  ]
}
