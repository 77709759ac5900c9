import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { rowsOf } from '../../engines/db/database.ts'
import { searchWords } from '../../language/fold.ts'
import { correct } from '../../language/typos.ts'
import { products } from './catalogue.tables.ts'

/** How a search reads the catalogue: which products fit, and how well. */
export interface TextMatch {
  condition: SQL
  /** Greater is better. */
  rank: SQL
}

/** `all` wants every word, `any` is content with one: the way out when nothing has them all. */
type MatchMode = 'all' | 'any'

const SIMILAR_WORDS = 8

/**
 * Reads a search: folds accents, keeps ñ, takes a beginning of a word for the word and a typo for its nearest neighbour in the catalogue.
 * The word itself weighs twice its stem. Answers how to match in a mode; undefined when the text has no word at all.
 */
export const readSearch = async (ctx: Ctx, search: string): Promise<((mode: MatchMode) => TextMatch) | undefined> => {
  const words = searchWords(search)
  if (words.length === 0) return undefined
  const known = await findWords(ctx, words)
  const asWritten = words.map((word) => alternatives(word, known.get(word)))
  const asStems = words.map((word) => [word, ...fixOf(word, known.get(word))].join(' | '))
  return (mode) => {
    const operator = mode === 'all' ? ' & ' : ' | '
    const join = (terms: string[]) => terms.map((term) => `(${term})`).join(operator)
    const plain = sql`to_tsquery('simple', ${join(asWritten)})`
    const stem = sql`to_tsquery('spanish', ${join(asStems)})`
    return {
      condition: sql`(${products.searchPlain} @@ ${plain} or ${products.searchStem} @@ ${stem})`,
      rank: sql`(2 * ts_rank(${products.searchPlain}, ${plain}) + ts_rank(${products.searchStem}, ${stem}))`,
    }
  }
}

interface Known {
  isWord: boolean
  isBeginning: boolean
  similar: string[]
}

const fixOf = (word: string, known: Known | undefined): string[] => {
  if (known?.isWord || known?.isBeginning) return []
  return [correct(word, known?.similar ?? [])].filter((fix) => fix !== undefined)
}

const alternatives = (word: string, known: Known | undefined): string =>
  [known?.isWord ? word : `${word}:*`, ...fixOf(word, known)].join(' | ')

/** Asks the catalogue's vocabulary about every word at once. */
const findWords = async (ctx: Ctx, words: string[]): Promise<Map<string, Known>> => {
  const list = sql.join(
    words.map((word) => sql`(${word}::text)`),
    sql`, `,
  )
  // Only a word that is not there costs a look for its neighbours; most searches have none.
  const found = await ctx.db.execute(sql`
    select typed.word, known.word is not null as "isWord",
      case when known.word is null
        then exists (select from search_vocabulary v where v.word like typed.word || '%')
        else false end as "isBeginning",
      case when known.word is null
        then array(
          select v.word from search_vocabulary v where v.word % typed.word
          order by similarity(v.word, typed.word) desc, v.word limit ${SIMILAR_WORDS})
        else '{}' end as similar
    from (values ${list}) as typed (word) left join search_vocabulary known on known.word = typed.word`)
  return new Map(rowsOf<Known & { word: string }>(found).map((row) => [row.word, row]))
}
