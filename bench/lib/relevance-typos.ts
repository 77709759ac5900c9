import { fold } from '@feria/contract/fold'
import { type Query, readQuery } from '../../server/src/language/query/query.ts'
import { mayBeSlip } from '../../server/src/language/searches/begun.ts'
import { correct } from '../../server/src/language/text/typos.ts'
import type { Item } from './relevance-data.ts'

const bigramsOf = (word: string): string[] => Array.from({ length: word.length + 1 }, (_, i) => ` ${word} `.slice(i, i + 2))

/** Corrects the words of a text that no product has, as the server does: by its own vocabulary, the most similar first. */
export const typoCorrector = (
  items: readonly Item[],
  isKnown: (term: string) => boolean,
  isBeginning: (word: string) => boolean = () => false,
  wordsOf: (item: Item) => string = ({ name, brand }) => `${name} ${brand}`,
): ((text: string, read?: Query) => string) => {
  const byBigram = new Map<string, string[]>()
  for (const word of new Set(items.flatMap((item) => fold(wordsOf(item)).split(' ')))) {
    if (word.length < 4 || /\d/.test(word)) continue
    for (const gram of new Set(bigramsOf(word))) byBigram.set(gram, [...(byBigram.get(gram) ?? []), word])
  }
  const alike = (word: string): string[] => {
    const shared = new Map<string, number>()
    for (const gram of new Set(bigramsOf(word)))
      for (const other of byBigram.get(gram) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1)
    const likeness = ([other, count]: [string, number]) => count / (word.length + other.length)
    return [...shared]
      .sort((a, b) => likeness(b) - likeness(a))
      .slice(0, 12)
      .map(([other]) => other)
  }
  return (text, read = readQuery(text)) => {
    const fixes = new Map<string, string>()
    for (const { kind, text: word, forms } of read.words) {
      if (kind !== 'word' || word.length < 4 || forms.some(({ term }) => isKnown(term))) continue
      if (!mayBeSlip(word, read.words.length) || isBeginning(word)) continue
      const fix = correct(word, alike(word))
      if (fix) fixes.set(word, fix)
    }
    return text.replace(/[\p{L}\p{N}]+/gu, (word) => fixes.get(fold(word)) ?? word)
  }
}
