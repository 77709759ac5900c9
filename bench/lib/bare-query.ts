import { wordsOf } from '../../server/src/language/text/search-words.ts'

/** A search as PostgreSQL's own takes it: all its words. Folded words are only letters and digits. */
export const bareQuery = (text: string): string =>
  wordsOf(text)
    .filter((word) => word.length > 2)
    .join(' & ')
