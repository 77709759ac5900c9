import type { Category } from '@feria/contract/catalogue/schemas'
import type { Spoken } from '@feria/contract/search/schemas'
import { categoryName } from './category-name.ts'
import { type Filters, noFilters } from './filters.ts'
import { type FilterTag, narrowingTags } from './narrowing-tags.ts'
import { narrowingTexts } from './narrowing-texts.ts'
import { spokenTags } from './spoken-tags.ts'

/**
 * The active filters, each as a removable tag, and what the search says: its parts, or the whole where it has none. The sort order is not
 * one of them.
 */
export const tagsOf = (filters: Filters, categories: Category[], spoken?: Spoken): FilterTag<Filters>[] => {
  const spokenParts = spokenTags(spoken)
  const { search, category, inStock } = filters
  const tag = (label: string, name: keyof Filters): FilterTag<Filters> => ({ label, without: { [name]: noFilters[name] } })
  return [
    ...(search && spokenParts.length === 0 ? [{ label: `«${search}»`, without: { search: '', asTyped: false } }] : []),
    ...(category ? [tag(categoryName(category, categories), 'category')] : []),
    ...narrowingTags(filters),
    ...(inStock ? [tag(narrowingTexts.inStock, 'inStock')] : []),
    ...spokenParts,
  ]
}
