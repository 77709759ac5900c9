import { and, type SQL, sql } from 'drizzle-orm'
import { foldedOf } from './rules.ts'
import { users } from './tables.ts'

/** Members in whose name or email each of the words, at most six, occurs, ignoring case and accents; everybody without a word. */
export const nameHas = (search: string): SQL | undefined =>
  and(...partsOf(search).map((word) => sql`${users.folded} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`))

/** The words of a search, folded like names and emails. */
const partsOf = (search: string): string[] =>
  search
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 6)
    .map((part) => (part.includes('@') ? part.toLowerCase() : foldedOf(part, '').trim() || part.toLowerCase()))
