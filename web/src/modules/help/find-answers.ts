import { fold } from '@feria/contract/fold'
import { helpTopics } from '@feria/contract/help/topics'
import type { Entry } from './answers/all.ts'

/** Words that stand in any question. */
const COMMON = new Set(
  'a al como con cual cuando de del donde el en es esta la las lo los me mi mis o para por puedo que se si su te un una y'.split(' '),
)
/** From this length on a word is looked for without its ending, so that «envíos» finds «envía» and «cancelar» finds «cancela». */
const LONG = 5

const stemOf = (word: string): string => (word.length < LONG ? word : word.slice(0, Math.max(LONG - 1, word.length - 2)))

/**
 * The questions whose title, topic or answer have every word that was typed, those that have them in the title first, otherwise in
 * their order. Accents, case and endings do not count; of nothing but common words («cómo») the words themselves are looked for.
 */
export const findAnswers = (entries: Entry[], typed: string): Entry[] => {
  const words = fold(typed).split(' ').filter(Boolean)
  const distinctive = words.filter((word) => !COMMON.has(word))
  const stems = (distinctive.length > 0 ? distinctive : words).map(stemOf)
  if (stems.length === 0) return []
  const hasAll = (text: string) => stems.every((stem) => ` ${text}`.includes(` ${stem}`))
  const rated = entries.flatMap((entry) => {
    const title = fold(entry.question)
    const { title: topic } = helpTopics[entry.topic]
    if (hasAll(title)) return [{ entry, rank: 0 }]
    return hasAll(`${title} ${fold(topic)} ${fold(entry.words.join(' '))}`) ? [{ entry, rank: 1 }] : []
  })
  return rated.toSorted((one, other) => one.rank - other.rank).map(({ entry }) => entry)
}
