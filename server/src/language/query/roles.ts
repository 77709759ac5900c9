import { lightWords, talkWords, tradeWords, wishWords } from '../lexicon/common-words.ts'
import type { Token } from '../text/tokens.ts'
import { isContent, refusalsIn } from './refusals.ts'

/** The role of a word: names the thing, describes it, says what it is for, is ruled out, or is small talk. */
export type Role = 'thing' | 'more' | 'purpose' | 'negated' | 'talk'

const isWord = (token: Token | undefined): token is Token => token?.kind === 'word'

const count = (tokens: readonly Token[], words: ReadonlySet<string>): number =>
  tokens.filter((token) => isWord(token) && words.has(token.text)).length

/** Whether a text is a sentence rather than keywords. */
export const isTalk = (text: string, tokens: readonly Token[]): boolean => {
  if (tokens.length < 4) return false
  const wishes = count(tokens, wishWords)
  const talk = count(tokens, talkWords)
  if (/[¿?!]/.test(text)) return talk + wishes > 0
  return (wishes > 0 && tokens.length > 4) || (talk > 2 && tokens.length > 7) || tokens.length > 15
}

/** Where the thing is first named: after the verb of the wish if possible, otherwise at the first word with content. */
const thingAt = (tokens: readonly Token[], isSentence: boolean): number => {
  const names = (token: Token | undefined): boolean =>
    isContent(token, isSentence) &&
    !(isWord(token) && (lightWords.has(token.text) || tradeWords.has(token.text))) &&
    token?.kind !== 'number'
  if (isSentence) {
    for (let wish = tokens.length - 1; wish >= 0; wish--) {
      const token = tokens[wish]
      if (!isWord(token) || !wishWords.has(token.text)) continue
      for (let here = wish + 1; here < tokens.length; here++) {
        if (tokens[here]?.isApart || /^(?:para|que)$/.test(tokens[here]?.text ?? '')) break
        if (names(tokens[here])) return here
      }
    }
  }
  const first = tokens.findIndex(names)
  return first >= 0 ? first : tokens.findIndex((token) => isContent(token, isSentence))
}

/** Whether a verb of «que dure», «que no se rompa» stands here, which says little about the thing. */
const followsThat = (tokens: readonly Token[], at: number): boolean => {
  let here = at - 1
  while (here >= 0 && /^(?:no|me|se|le|lo|la|te|nos)$/.test(tokens[here]?.text ?? '')) here--
  return tokens[here]?.text === 'que' && !tokens[at]?.isApart
}

const purposeWords = new Set(['para', 'pa', 'compatible', 'compatibles', 'for'])

/** The role of every token, and the position of the head: the word that names the thing. */
export const rolesOf = (tokens: readonly Token[], isSentence: boolean): { roles: Role[]; head: number } => {
  const roles: Role[] = []
  const thing = thingAt(tokens, isSentence)
  let head = -1
  let now: Role = 'thing'
  const { refused, openers } = refusalsIn(tokens, isSentence)
  for (const [at, token] of tokens.entries()) {
    const text = isWord(token) ? token.text : ''
    if (isSentence && at === thing) now = 'thing'
    else if (isSentence && (at < thing || (token.isApart && at > thing) || text === 'que') && now !== 'more') now = 'more'
    if (purposeWords.has(text) && at > 0) now = 'purpose'
    else if (now === 'purpose' && (text === 'con' || text === 'sin' || text === 'que' || token.isApart)) now = isSentence ? 'more' : 'thing'
    else if (isSentence && (text === 'en' || text === 'porque' || text === 'si' || text === 'cuando') && at > thing) now = 'purpose'
    const isVerb = isSentence && isWord(token) && followsThat(tokens, at)
    if (refused.has(at)) roles.push('negated')
    else if (openers.has(at) || isVerb || (tokens[at - 1]?.text === 'de' && refused.has(at - 2))) roles.push('talk')
    else if (!isContent(token, isSentence)) roles.push('talk')
    else if (tokens[at - 1]?.text === 'marca') roles.push('thing')
    else roles.push(now)
    if (at === thing && roles[at] !== 'negated') head = at
  }
  if (roles.every((role) => role === 'talk')) return { roles: roles.map(() => 'thing'), head: 0 }
  return { roles, head }
}
