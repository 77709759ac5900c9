import type { Category } from '@feria/contract/catalogue/schemas'
import { categoryName } from './category-name.ts'
import { type Filters, noFilters } from './filters.ts'
import { type FilterTag, narrowingTags } from './narrowing-tags.ts'
import { narrowingTexts } from './narrowing-texts.ts'

/** The active filters, each as a removable tag. The sort order is not one of them. */
export const tagsOf = (filters: Filters, categories: Category[]): FilterTag<Filters>[] => {
  const { search, category, inStock } = filters
  const tag = (label: string, name: keyof Filters): FilterTag<Filters> => ({ label, without: { [name]: noFilters[name] } })
  return [
    ...(search ? [{ label: `«${search}»`, without: { search: '', asTyped: false } }] : []),
    ...(category ? [tag(categoryName(category, categories), 'category')] : []),
    ...narrowingTags(filters),
    ...(inStock ? [tag(narrowingTexts.inStock, 'inStock')] : []),
  ]
}
