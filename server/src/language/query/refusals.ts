import { brandOfLine, knownBrands } from '../lexicon/brands.ts'
import { stopWords, talkWords } from '../lexicon/common-words.ts'
import { isLook } from '../lexicon/looks.ts'
import { isMaker } from '../lexicon/makers.ts'
import { stem } from '../text/stem.ts'
import type { Token } from '../text/tokens.ts'

/** Whether a folded word says by whom a thing is. */
export const isMade = (word: string): boolean => isMaker(word) || knownBrands.has(word) || brandOfLine(word) !== undefined

/** Whether a folded word says by whom a thing is, of which colour or of which material: with another one it is the same thing. */
export const isTrait = (word: string): boolean => isMade(word) || isLook(stem(word))

const articles = new Set(['el', 'la', 'los', 'las', 'de', 'un', 'una', 'marca', 'color'])
/** What turns down a trait that follows: «menos samsung», «sacando las de plástico». «Menos de 5 millones» is a sum. */
export const turningDown = 'menos excepto salvo sacando quitando descartando evitando evitar exceptuando'.split(' ')
const openers = new Set(['no', ...turningDown])
/** What turns down whatever follows. */
const always = new Set(['excepto', 'salvo'])
/** «Todo», «cualquiera» before a refusal name nothing. */
export const namesAny = new Set('todo toda todos todas cualquier cualquiera'.split(' '))

/** Whether a token has content: no stop word and, in a sentence, no small talk. */
export const isContent = (token: Token | undefined, isSentence: boolean): boolean => {
  if (!token) return false
  if (token.kind !== 'word') return true
  return !stopWords.has(token.text) && token.text !== 'sin' && token.text !== 'no' && !(isSentence && talkWords.has(token.text))
}

/** The word ruled out by the «sin» or «no» at `at`: the next with content, before any punctuation. -1 if there is none. */
const refusedAt = (tokens: readonly Token[], at: number, isSentence: boolean): number => {
  // «que no ocupe mucho lugar»: a verb follows «no», and its object comes later. «Pero no Nike»: a name does.
  const isLast = tokens[at - 1]?.text === 'pero' && !tokens[at + 2]
  const isVerb = tokens[at]?.text === 'no' && /(?:[ae]n?|iero)$/.test(tokens[at + 1]?.text ?? '') && !tokens[at + 2]?.isApart && !isLast
  const verb = isVerb ? 1 : 0
  for (let here = at + 1 + verb; here < tokens.length && here <= at + 6; here++) {
    if (tokens[here]?.isApart) return -1
    if (isContent(tokens[here], isSentence)) return here
  }
  return -1
}

/** «Que no sea», «no tengan»: the verb of what is refused, also among keywords, where «no frost» is a thing and «no enfría» a fault. */
const isRefused = (token: Token | undefined): boolean => /^(?:sea|tenga|traiga|lleve|venga|use)n?$/.test(token?.text ?? '')

/** The trait that an opener at `at` turns down, behind articles; -1 where none follows. */
const traitAt = (tokens: readonly Token[], at: number): number => {
  let here = at + 1
  while (here <= at + 3 && articles.has(tokens[here]?.text ?? '') && !tokens[here]?.isApart) here++
  const token = tokens[here]
  return token?.kind === 'word' && !token.isApart && isTrait(token.text) ? here : -1
}

/** What is refused along with a maker: «menos nike y adidas», «excepto samsung, motorola». */
const alongWith = (tokens: readonly Token[], at: number): number => {
  if (!isMade(tokens[at]?.text ?? '')) return -1
  const here = /^(?:y|e|o|u)$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : tokens[at + 1]?.isApart ? at + 1 : -1
  return isMade(tokens[here]?.text ?? '') ? here : -1
}

/** Which tokens of a text are ruled out, and which only say so: «menos», «nada de», «cualquiera salvo». */
export const refusalsIn = (
  tokens: readonly Token[],
  isSentence: boolean,
): { refused: ReadonlySet<number>; openers: ReadonlySet<number> } => {
  const refused = new Set<number>()
  const silent = new Set<number>()
  const refuse = (opener: number, found: number): void => {
    if (found <= 0 || tokens[found]?.kind === 'number') return
    refused.add(found)
    silent.add(opener)
    let from = opener
    while (namesAny.has(tokens[from - 1]?.text ?? '')) from--
    // Where nothing else is named, «todo» is all that there is.
    for (let at = from; from > 0 && at < opener; at++) silent.add(at)
    if (tokens[opener]?.text === 'sin') return
    for (let more = alongWith(tokens, found); more > 0; more = alongWith(tokens, more)) refused.add(more)
  }
  for (const [at, { kind, text }] of tokens.entries()) {
    if (kind !== 'word') continue
    const isRefusal = text === 'no' && (isSentence || tokens[at - 1]?.text === 'pero' || isRefused(tokens[at + 1]))
    if (text === 'sin' || text === 'ni' || always.has(text) || isRefusal) {
      const isIdle = text === 'no' && /^(?:importa|interesa|se|tengo|me)$/.test(tokens[at + 1]?.text ?? '')
      if (!isIdle) refuse(at, refusedAt(tokens, at, isSentence))
    } else if (openers.has(text) && at > 0 && traitAt(tokens, at) > 0) refuse(at, traitAt(tokens, at))
    else if (text === 'nada' && tokens[at + 1]?.text === 'de') refuse(at, refusedAt(tokens, at + 1, isSentence))
    // «Silla, plástico no»
    else if (text === 'no' && at > 1 && (!tokens[at + 1] || tokens[at + 1]?.isApart) && isTrait(tokens[at - 1]?.text ?? ''))
      refuse(at, at - 1)
  }
  return { refused, openers: silent }
}
