import type { Condition } from '@feria/contract/catalogue/values'
import { fold } from '@feria/contract/fold'
import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { impliedKinds } from '../../language/lexicon/kinds.ts'
import { termsOf } from '../../language/query/terms.ts'
import { TERMS_VERSION } from '../../language/query/terms-version.ts'
import { prepare } from '../../language/scoring/score.ts'
import { tierTerms } from '../../language/scoring/tiers.ts'
import { wordsOf } from '../../language/text/search-words.ts'
import { READ_DETAILS } from './queries.ts'

interface Texts {
  name: string
  description: string
  details: string | null
  brand: string | null
}

interface Searched extends Texts {
  condition: Condition | null | undefined
}

/** The database refuses longer lexemes; no word is that long. */
const LONGEST_TERM = 60

/**
 * A product's search terms: all of its name, brand, model and details, and those that say most about it, by tier. `language/` makes them,
 * as it does those of a search; the version is that of its rules.
 */
export const searchColumns = ({ name, description, details, brand, condition }: Searched) => ({
  nameFolded: fold(name).slice(0, 300),
  terms: vector([...termsOf(name), ...termsOf(`${impliedKinds(name)} ${brand ?? ''} ${description} ${details ?? ''}`)]),
  tiers: vector(tierTerms(prepare({ name, model: description, details: scoredDetails(brand, details), condition: condition ?? null }))),
  termsVersion: TERMS_VERSION,
})

/** What is scored of the details, as `detailsUpTo` reads it. */
const scoredDetails = (brand: string | null, details: string | null): string =>
  [brand, details?.slice(0, READ_DETAILS)].filter(Boolean).join('. ')

const vector = (terms: string[]): SQL<string> => {
  const words = terms.filter((term) => term.length <= LONGEST_TERM).join(' ')
  return sql`array_to_tsvector(array_remove(string_to_array(${words}::text, ' '), ''))`
}

/** More words than this add nothing about a thing. */
const LEARNT = 400

/** Adds a product's words and their forms to the vocabulary, which tells typos from words. */
export const learnWords = async (ctx: Ctx, { name, description, details, brand }: Texts): Promise<void> => {
  const words = wordsToLearn(`${name} ${brand ?? ''} ${description} ${details ?? ''}`)
  if (words.length === 0) return
  // Sorted, so that concurrent products insert the words in one order and cannot deadlock.
  const list = words.sort().join(' ')
  await ctx.db.execute(sql`insert into search_vocabulary (word) select string_to_table(${list}::text, ' ') on conflict do nothing`)
}

/** The words of a text and their forms, for the vocabulary. */
export const wordsToLearn = (text: string): string[] =>
  [...new Set([...wordsOf(text, LEARNT), ...termsOf(text)])].filter((word) => word.length <= LONGEST_TERM).slice(0, 2 * LEARNT)
