import { stem } from '../../text/stem.ts'
import { soundOf } from '../../text/typos.ts'
import { isWanting } from './chatting.ts'
import { countThings } from './things.ts'

/** Words that count: of longer texts the first say what is wanted. */
const MAX_WORDS = 40
const PIECE = 4

/**
 * What a plain text is judged by: how its words sound by stem, alone, in pairs and first, their pieces of four letters, whether it asks or
 * wants, and how many things it names. Numbers are one word.
 */
export const intentFeatures = (plain: string): string[] => {
  const typed = (plain.match(/[a-zñ]+|[0-9]+/g) ?? []).slice(0, MAX_WORDS)
  const words = typed.map((word) => (/[0-9]/.test(word) ? '#' : soundOf(stem(word))))
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
  const things = countThings(typed)
  const wants = isWanting(plain) ? 'want' : 'no want'
  found
    .add(wants)
    .add(things > 0 ? 'thing' : 'no thing')
    .add(`${wants} ${things > 0}`)
  if (things > 1) found.add('things')
  return [...found]
}
