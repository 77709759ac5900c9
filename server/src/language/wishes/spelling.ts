import { distance, soundOf } from '../text/typos.ts'

/** Words of the grammar that are often mistyped, and how they sound. */
const grammarWords = (
  'busco buscando buscamos necesito necesitamos necesitaria quiero quisiera compro alguien vende venden tiene tienen ' +
  'zona cerca usado usada nuevo nueva lucas barato ' +
  'barata urgente gracias presupuesto alrededor entre maximo menos trucho trucha truchos truchas para reparar arreglar'
)
  .split(' ')
  .map((word) => ({ word, sound: soundOf(word) }))
const known = new Set(grammarWords.map(({ word }) => word))
const maxLength = Math.max(...grammarWords.map(({ word }) => word.length))
/** From this length one wrong letter is accepted; a shorter word would become another: «quieto». */
const MIN_LENGTH_FOR_TYPOS = 7

const isMeant = (word: string, { word: meant, sound }: { word: string; sound: string }): boolean => {
  if (word.length !== meant.length || word.at(-1) !== meant.at(-1)) return false
  if (soundOf(word) === sound) return true
  return (
    distance(word, meant, 1) === 1 && (meant.length >= MIN_LENGTH_FOR_TYPOS || [...word].sort().join('') === [...meant].sort().join(''))
  )
}

/** Corrects mistyped words of the grammar by sound or swapped letters: «vusco», «nesecito». Keeps the length of the text. */
export const correctTypos = (plain: string): string =>
  plain.replace(/[a-zñ]{4,}/g, (word) =>
    known.has(word) || word.length > maxLength ? word : (grammarWords.find((one) => isMeant(word, one))?.word ?? word),
  )

/** The words of patterns in the spelling of chats. */
const chatSpellings: Record<string, string> = {
  que: '(?:que|qe|ke|q)',
  por: '(?:por|x)',
  porque: '(?:porque|porq|pq|xq|xque|por que)',
  para: '(?:para|pa|p/)',
  de: '(?:de|d)',
  alguien: '(?:alguien|alg[ui]en|alguin)',
  hasta: '(?:h?asta|hata|hasa|hsata|asat)',
  sin: '(?:sin|sn)',
  hay: 'h?ay',
  quiero: '(?:quiero|qiero|kiero|quero|quiro|quieor)',
  necesito: '(?:n[ecs]{2,5}ito|n[ecs]{2,5}to|necsito)',
  como: '(?:como|komo)',
  entre: '(?:entre|entr)',
  tambien: '(?:tam?bien|tmbn?|tb)',
}
const chatWords = new RegExp(`(?<![\\\\a-zñ\\[?])(?:${Object.keys(chatSpellings).join('|')})(?![a-zñ?+*])`, 'g')

/** A pattern that also accepts the spelling of chats: «q no sea», «x Flores», «asta 100». */
export const withChatSpelling = (pattern: string): string => pattern.replace(chatWords, (word) => chatSpellings[word] ?? word)

/** A pattern of alternatives. */
export const any = (...parts: string[]): string => parts.join('|')

/** A regular expression that accepts the spelling of chats, not bound to whole words. */
export const chatPattern = (pattern: string, flags: string): RegExp => new RegExp(withChatSpelling(pattern), flags)
