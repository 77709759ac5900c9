import { withoutMarkup } from '../text/plain.ts'
import { tokensOf } from '../text/tokens.ts'
import type { Query } from './query.ts'
import { tokenTerms } from './terms.ts'

/** A part of a snippet; hits of the search are marked. */
export interface Piece {
  text: string
  isHit: boolean
}

interface Word {
  from: number
  to: number
  strength: number
}

const MAX_CHARACTERS = 6000

const MAX_KNOWN = 20_000
/** The terms of words as they are written. The texts of one market repeat their words, so most are known; emptied when full. */
let known = new Map<string, readonly string[]>()

const termsOf = (word: string): readonly string[] => {
  const found = known.get(word)
  if (found) return found
  const terms = tokensOf(word, 8).flatMap((token) => tokenTerms(token))
  if (known.size >= MAX_KNOWN) known = new Map()
  known.set(word, terms)
  return terms
}

const wordsOf = (text: string, strengths: ReadonlyMap<string, number>): Word[] => {
  const words: Word[] = []
  for (const match of text.matchAll(/[\p{L}\p{N}\p{Mn}]+(?:[.,]\d+)?/gu)) {
    let strength = 0
    for (const term of termsOf(match[0])) strength = Math.max(strength, strengths.get(term) ?? 0)
    words.push({ from: match.index, to: match.index + match[0].length, strength })
  }
  return words
}

/** The first word of the passage of at most `width` characters that has the strongest hits. */
const bestStart = (words: readonly Word[], width: number): number => {
  let best = 0
  let most = -1
  let sum = 0
  let end = 0
  for (let start = 0; start < words.length; start++) {
    while (end < words.length && (words[end]?.to ?? 0) - (words[start]?.from ?? 0) <= width) sum += words[end++]?.strength ?? 0
    if (sum > most + 1e-9) {
      most = sum
      best = start
    }
    if (end > start) sum -= words[start]?.strength ?? 0
    else end = start + 1
  }
  return best
}

/** The start moved back, so that some words stand before the first hit. */
const withLead = (words: readonly Word[], start: number, width: number): number => {
  const end = words.findLastIndex(({ to, strength }) => strength > 0 && to <= (words[start]?.from ?? 0) + width)
  let first = start
  while (first > 0 && start - first < 4 && (words[Math.max(end, start)]?.to ?? 0) - (words[first - 1]?.from ?? 0) <= width) first--
  return first
}

/**
 * The passage of a text that matches a query best, about `width` characters long, in parts with the hits marked as they were written.
 * Without a hit it is the beginning of the text; an empty text has no parts.
 */
export const snippet = (query: Query, text: string, width = 160): Piece[] => {
  const plain = withoutMarkup(text.slice(0, MAX_CHARACTERS)).replace(/\s+/g, ' ').trim()
  if (plain === '') return []
  const strengths = new Map<string, number>()
  for (const { forms, weight } of query.words) {
    for (const { term, strength } of forms) if (strength >= 0.5) strengths.set(term, Math.max(strengths.get(term) ?? 0, strength * weight))
  }
  const words = wordsOf(plain, strengths)
  const start = withLead(words, bestStart(words, width), width)
  const from = start === 0 ? 0 : (words[start]?.from ?? 0)
  const last = words.findLastIndex(({ to }) => to - from <= width)
  const to = last === words.length - 1 ? plain.length : (words[last]?.to ?? Math.min(plain.length, from + width))
  const end = Math.min(to, from + width + 40)
  const pieces: Piece[] = []
  const push = (piece: string, isHit: boolean) => {
    const before = pieces.at(-1)
    if (piece === '') return
    if (before && before.isHit === isHit) before.text += piece
    else pieces.push({ text: piece, isHit })
  }
  if (from > 0) push('… ', false)
  let at = from
  for (const word of words) {
    if (word.from < from || word.to > end || word.strength === 0) continue
    push(plain.slice(at, word.from), false)
    push(plain.slice(word.from, word.to), true)
    at = word.to
  }
  push(plain.slice(at, end), false)
  if (end < plain.length) push(' …', false)
  return pieces
}
