import { resultTexts as labels } from './result-texts.ts'
import type { Search } from './search-filters.ts'

/** What the results of a search are called: in the title of the document as in the heading of the page. */
export const titleOf = ({ query, filters }: Search): string => (query ? labels.title(query) : filters.category || labels.blankTitle)
