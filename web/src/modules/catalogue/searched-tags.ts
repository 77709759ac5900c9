import type { Category } from '@feria/contract/catalogue/schemas'
import type { Spoken } from '@feria/contract/search/schemas'
import { tagsOf } from './filter-tags.ts'
import type { Filters } from './filters.ts'
import type { FilterTag } from './narrowing-tags.ts'
import { spokenTags } from './spoken-tags.ts'

/** The tags of a search and its filters: the parts of a search that says more than a thing, and the whole of one that does not. */
export const searchedTags = (filters: Filters, categories: Category[], spoken: Spoken | undefined): FilterTag<Filters>[] => {
  const parts = spokenTags(spoken)
  return [...tagsOf(parts.length > 0 ? { ...filters, search: '' } : filters, categories), ...parts]
}
