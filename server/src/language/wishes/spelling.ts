import { distance, soundOf } from '../text/typos.ts'

/** Words of the grammar that are often mistyped, with their sound. */
const core = (
  'busco buscando buscamos necesito necesitamos necesitaria quiero quisiera compro alguien vende venden tiene tienen ' +
  'zona cerca usado usada nuevo nueva lucas barato ' +
  'barata gracias presupuesto alrededor entre maximo menos'
)
  .split(' ')
  .map((word) => ({ word, sound: soundOf(word) }))
const known = new Set(core.map(({ word }) => word))
const longest = Math.max(...core.map(({ word }) => word.length))
/** From so many letters on one wrong letter inside a word is forgiven too; in shorter ones it makes another word: «quieto». */
const LONG = 7

const isMeant = (word: string, { word: meant, sound }: { word: string; sound: string }): boolean => {
  if (word.length !== meant.length || word.at(-1) !== meant.at(-1)) return false
  if (soundOf(word) === sound) return true
  return distance(word, meant, 1) === 1 && (meant.length >= LONG || [...word].sort().join('') === [...meant].sort().join(''))
}

/**
 * A plain text with the words of the grammar as they are spelled, where sound or swapped letters give them away: «vusco», «nesecito». Keeps
 * its length.
 */
export const mended = (plain: string): string =>
  plain.replace(/[a-zñ]{4,}/g, (word) =>
    known.has(word) || word.length > longest ? word : (core.find((one) => isMeant(word, one))?.word ?? word),
  )

/** How chats write words that patterns are made of. */
const chat: Record<string, string> = {
  que: '(?:que|qe|ke|q)',
  por: '(?:por|x)',
  porque: '(?:porque|porq|pq|xq|xque|por que)',
  para: '(?:para|pa|p/)',
  hasta: 'h?asta',
  hay: 'h?ay',
  quiero: '(?:quiero|qiero|kiero|quero)',
  necesito: 'n[ecs]{2,5}ito',
  tambien: 'tam?bien',
}
const written = new RegExp(`(?<![\\\\a-zñ\\[?])(?:${Object.keys(chat).join('|')})(?![a-zñ?+*])`, 'g')

/** A pattern that also takes its words as chats write them: «q no sea», «x Flores», «asta 100». */
export const asChatted = (pattern: string): string => pattern.replace(written, (word) => chat[word] ?? word)

/** A pattern of alternatives. */
export const any = (...parts: string[]): string => parts.join('|')

/** A pattern as it is, of no whole words, that takes chat's spelling. */
export const chatted = (pattern: string, flags: string): RegExp => new RegExp(asChatted(pattern), flags)
