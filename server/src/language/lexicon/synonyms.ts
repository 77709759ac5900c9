import { stem } from '../text/stem.ts'
import { byPastime } from './synonyms/by-pastime.ts'
import { byRegion } from './synonyms/by-region.ts'
import { byShelf } from './synonyms/by-shelf.ts'
import { byTrade } from './synonyms/by-trade.ts'
import { clothes } from './synonyms/clothes.ts'
import { electronics } from './synonyms/electronics.ts'
import { english } from './synonyms/english.ts'
import { home } from './synonyms/home.ts'
import { life } from './synonyms/life.ts'
import { moreThings } from './synonyms/more-things.ts'
import { otherNames } from './synonyms/other-names.ts'
import { regional } from './synonyms/regional.ts'
import { things } from './synonyms/things.ts'
import { wider } from './synonyms/wider.ts'
import { work } from './synonyms/work.ts'

/**
 * Words for one thing. In the tables each line is a group: words are separated by spaces, `_` joins the words of a phrase, a leading `~`
 * marks related rather than equal things, and `*` follows a word with other meanings: the others lead to it fully, it leads to them weakly.
 * A line that begins with `+` goes on with the group before it.
 */
export interface Group {
  isNear: boolean
  members: { words: string[]; isBound: boolean }[]
}

const readLine = (line: string): Group => ({
  isNear: line.startsWith('~'),
  members: line
    .replace('~', '')
    .trim()
    .split(' ')
    .map((member) => ({ words: member.replace('*', '').split('_'), isBound: member.endsWith('*') })),
})

/** The groups of all tables. */
export const groups: Group[] = [
  electronics,
  home,
  clothes,
  life,
  work,
  english,
  regional,
  things,
  moreThings,
  otherNames,
  byTrade,
  byPastime,
  byShelf,
  byRegion,
].flatMap((table) =>
  table
    .replaceAll('\n+ ', ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(readLine),
)

/** Words that are ignored inside a phrase: «cámara de fotos» equals «cámara fotos». */
const inside = new Set(['de', 'la', 'el', 'para', 'del', 'los', 'las', 'a'])

/** The term of a word or phrase: its stems joined. */
export const phraseTerm = (words: string[]): string => {
  const heavy = words.length > 1 ? words.filter((word) => !inside.has(word)) : words
  return heavy.map(stem).join('')
}

/** Whether a word may stand between the parts of a phrase. */
export const isInside = (word: string): boolean => inside.has(word)

/** A synonym: the same thing, a near one, or that of a word with other meanings. */
export interface Synonym {
  term: string
  kind: 'same' | 'near' | 'bound'
}

const heavyWords = (words: string[]): string[] => words.filter((word) => !inside.has(word))

const table = new Map<string, Synonym[]>()
const phraseStarts = new Map<string, string[][]>()

for (const { members, isNear } of groups) {
  const terms = members.map(({ words }) => phraseTerm(words))
  for (const [i, { words, isBound }] of members.entries()) {
    const own = terms[i] ?? ''
    const heavy = heavyWords(words).map(stem)
    if (heavy.length > 1) {
      const begun = phraseStarts.get(heavy[0] ?? '') ?? []
      if (!begun.some((known) => known.join(' ') === heavy.join(' '))) begun.push(heavy)
      phraseStarts.set(heavy[0] ?? '', begun)
    }
    const kind = isBound ? 'bound' : isNear ? 'near' : 'same'
    const known = table.get(own) ?? []
    for (const term of new Set(terms)) if (term !== own && !known.some((it) => it.term === term)) known.push({ term, kind })
    table.set(own, known)
  }
}

/** What a wider name takes in: it leads to each of these, and none of them to it. */
const takenIn = new Map(
  Object.entries(wider).map(([name, things]) => [
    phraseTerm([name]),
    new Set(things.split(' ').map((thing) => phraseTerm(thing.split('_')))),
  ]),
)
for (const [name, things] of takenIn) {
  const known = table.get(name) ?? []
  for (const term of things) if (!known.some((it) => it.term === term)) known.push({ term, kind: 'near' })
  table.set(name, known)
}

/** Whether the first of two terms is a wider name that takes in the second: «ropa», «campera». */
export const takesIn = (wide: string, thing: string): boolean => takenIn.get(wide)?.has(thing) ?? false

/** The synonyms of a term made by `stem` or `phraseTerm`. */
export const synonymsOf = (term: string): readonly Synonym[] => table.get(term) ?? []

/** The phrases that begin with a stem, as stems. */
export const phrasesFrom = (first: string): readonly string[][] => phraseStarts.get(first) ?? []
