import { stem } from '../../text/stem.ts'
import { soundOf } from '../../text/typos.ts'

/** Words that count: of longer texts the first say what is wanted. */
const MAX_WORDS = 40
const PIECE = 4

/**
 * What a plain text is judged by: how its words sound by stem, alone, in pairs and first, their pieces of four letters, and whether it
 * asks. Numbers are one word.
 */
export const intentFeatures = (plain: string): string[] => {
  const words = (plain.match(/[a-zñ]+|[0-9]+/g) ?? []).slice(0, MAX_WORDS).map((word) => (/[0-9]/.test(word) ? '#' : soundOf(stem(word))))
  const found = new Set<string>(['any'])
  for (const [at, word] of words.entries()) {
    found.add(word)
    if (at > 0) found.add(`${words[at - 1]} ${word}`)
    if (at > 1) found.add(`${words[at - 2]} ${words[at - 1]} ${word}`)
    const framed = `^${word}$`
    for (let from = 0; word.length > 3 && from + PIECE <= framed.length; from++) found.add(`~${framed.slice(from, from + PIECE)}`)
  }
  found
    .add(`first ${words[0]}`)
    .add(`first ${words[0]} ${words[1]}`)
    .add(`last ${words.at(-1)}`)
  if (plain.includes('?')) found.add('?')
  if (words.length < 3) found.add('short')
  return [...found]
}
