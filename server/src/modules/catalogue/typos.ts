import { sql } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { rowsOf } from '../../engines/db/database.ts'
import type { Query, QueryWord } from '../../language/query/query.ts'
import { mayBeSlip } from '../../language/searches/begun.ts'
import { correct } from '../../language/text/typos.ts'
import type { Sample } from './sample.ts'
import { searchVocabulary } from './tables.ts'

/** Replacements for unknown words: a correction, or the words that they are a prefix of. */
interface CorrectedText {
  fixes: Map<string, string>
  endings: Map<string, string[]>
  /** Whether some product has each word, so that none was guessed. */
  isSure: boolean
}

const SIMILAR_WORDS = 8
const ENDINGS = 5
/** More unknown words than this are not typos. */
const MAX_MENDED = 4
const MIN_LETTERS = 3

interface Correction {
  word: string
  isKnown: boolean
  endings: string[]
  similar: string[]
}

/** «Para calentar»: what a thing does is no name that a product could have. */
const isDoing = ({ isPurpose, text }: QueryWord): boolean => isPurpose && /[aei]r$/.test(text)

/**
 * Looks up the words of a search that no product is known to have; most searches have none, and cost nothing here. A word of the lexicon is
 * never mended, nor is what a thing is for.
 */
export const correctTypos = async (ctx: Ctx, { words, negated }: Query, { counts }: Sample): Promise<CorrectedText> => {
  const unknown = [...words, ...negated]
    .filter(({ kind, text, forms }) => kind === 'word' && text.length >= MIN_LETTERS && !forms.some(({ term }) => counts.has(term)))
    .filter((word) => !isDoing(word))
    .slice(0, MAX_MENDED)
  const corrected: CorrectedText = { fixes: new Map(), endings: new Map(), isSure: unknown.length === 0 }
  if (unknown.length === 0) return corrected
  const typed = unknown.map(({ text, forms }) => sql`(${text}::text, string_to_array(${forms.map(({ term }) => term).join(' ')}, ' '))`)
  // A word that some product has, in any form, is never corrected. Forms begin with a digit, so none is taken for a word.
  const found = await ctx.db.execute(sql`
    select typed.word, known.yes as "isKnown",
      case when known.yes then '{}' else array(
        select v.word from ${searchVocabulary} v
          where v.word like typed.word || '%' order by length(v.word), v.word limit ${ENDINGS}) end as endings,
      case when known.yes then '{}' else array(
        select v.word from ${searchVocabulary} v where v.word % typed.word and v.word !~ '^[0-9]'
        order by similarity(v.word, typed.word) desc, v.word limit ${SIMILAR_WORDS}) end as similar
    from (values ${sql.join(typed, sql`, `)}) as typed (word, terms)
    cross join lateral (select exists (select from ${searchVocabulary} k where k.word = any(typed.terms)) as yes) known`)
  const rows = rowsOf<Correction>(found)
  corrected.isSure = rows.every(({ isKnown }) => isKnown)
  for (const { word, isKnown, endings, similar } of rows) {
    if (isKnown) continue
    const fix = correct(word, similar)
    if (endings.length > 0) corrected.endings.set(word, endings)
    else if (fix && mayBeSlip(word, words.length)) corrected.fixes.set(word, fix)
  }
  return corrected
}

/** How many words of the vocabulary may replace a word that no product has. */
const ALIKE_WORDS = 6
const BEGINNING = 3

/** Words of the vocabulary spelled like those of a search, or starting with them, the most similar first. */
export const findAlike = async (ctx: Ctx, { words }: Query): Promise<string[]> => {
  const long = words.filter(({ text }) => text.length >= MIN_LETTERS).slice(0, MAX_MENDED)
  if (long.length === 0) return []
  const typed = long.map(({ text }) => sql`(${text}::text)`)
  const found = await ctx.db.execute(sql`
    select alike.word from (values ${sql.join(typed, sql`, `)}) as typed (word)
    cross join lateral (
      select v.word, similarity(v.word, typed.word) as likeness from ${searchVocabulary} v
      where (v.word % typed.word or v.word like left(typed.word, ${BEGINNING}) || '%') and v.word !~ '^[0-9]'
      order by likeness desc, v.word limit ${ALIKE_WORDS}) alike
    order by alike.likeness desc, alike.word`)
  return [...new Set(rowsOf<{ word: string }>(found).map(({ word }) => word))]
}
