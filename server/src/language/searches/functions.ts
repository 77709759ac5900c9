import { stopWords, talkWords } from '../lexicon/common-words.ts'
import { functionLines } from '../lexicon/functions.ts'
import { synonymsOf } from '../lexicon/synonyms.ts'
import { strengths } from '../query/forms.ts'
import type { Query, QueryWord } from '../query/query.ts'
import { phraseAt } from '../query/terms.ts'
import { stem } from '../text/stem.ts'
import { tokensOf } from '../text/tokens.ts'

/** A way to say what things are for: each part is there when a word begins with one of its beginnings. */
interface Way {
  things: string[]
  parts: number
}

/** The part of a way that a beginning belongs to. */
interface Cue {
  beginning: string
  way: number
  part: number
}

const SHORTEST = 3

const ways: Way[] = []
const cues = new Map<string, Cue[]>()

for (const line of functionLines) {
  const [things = '', means = ''] = line.split(' = ')
  for (const one of means.split(' | ')) {
    const parts = one.trim().split(' ')
    const way = ways.push({ things: things.split(' '), parts: parts.length }) - 1
    for (const [part, beginnings] of parts.entries()) {
      for (const beginning of beginnings.split('/')) {
        const key = beginning.slice(0, SHORTEST)
        cues.set(key, [...(cues.get(key) ?? []), { beginning, way, part }])
      }
    }
  }
}

/** Words that stand for a thing without naming it. */
const vague = new Set(
  (
    'algo alguna alguno cosa cosas cosito cosita coso aparato aparatito maquina maquinita producto objeto elemento chirimbolo artefacto ' +
    'herramienta accesorio dispositivo mueble alguien quien persona lugar'
  ).split(' '),
)
/** Nobody calls a thing by a verb. */
const verb = /(?:[aei]r(?:me|te|se|lo|la|le|los|las|nos|selo|mela|sela)?|ando|iendo|[aei]mos)$/

/** Whether a folded word is a verb that says what things are for: «calentar», «aprender». */
export const isUseWord = (word: string): boolean =>
  verb.test(word) && (cues.get(word.slice(0, SHORTEST)) ?? []).some(({ beginning }) => word.startsWith(beginning))

/** A search that names a thing says what it is for from so many words on. */
const MIN_NAMED = 4
const MAX_PARTS = 24
/** The last words of a function count this much beside its things. */
const BESIDE = 0.35
/** The last word of an unknown phrase. */
const LAST = 0.7

const wordsOf = (folded: string): string[] =>
  folded.replace(/\bsin (?=luz|gas|elec|barrer|enchufe|aceite|hilo|pila|nafta|control)/g, 'sin_').match(/[a-zñ0-9_]+/g) ?? []

/** The way that fits best: the one of the most parts whose every part is among the words. */
const wayIn = (words: readonly string[]): { way: Way; used: Set<string> } | undefined => {
  const hits = new Map<number, Map<number, string>>()
  for (const word of words.slice(0, MAX_PARTS)) {
    for (const { beginning, way, part } of cues.get(word.slice(0, SHORTEST)) ?? []) {
      if (!word.startsWith(beginning)) continue
      const known = hits.get(way) ?? new Map<number, string>()
      // One word does not say two things.
      if (![...known.values()].includes(word) && !known.has(part)) known.set(part, word)
      hits.set(way, known)
    }
  }
  let best: { way: Way; used: Set<string> } | undefined
  for (const [at, parts] of hits) {
    const way = ways[at]
    if (way && parts.size === way.parts && parts.size > (best?.used.size ?? 0)) best = { way, used: new Set(parts.values()) }
  }
  return best
}

/**
 * The things that a folded text says the use of instead of their name, as phrases of the lexicon («pava_electrica»), and the words that
 * said it; undefined where it names a thing itself.
 */
export const thingsFor = (folded: string): { things: readonly string[]; words: ReadonlySet<string> } | undefined => {
  const words = wordsOf(folded)
  const named = words.find((word) => !stopWords.has(word) && !talkWords.has(word))
  const isVague = words.some((word) => vague.has(word)) || /^(?:para|donde|con que)\b/.test(folded)
  if (words.length < 3 || !isVague || (named !== undefined && !vague.has(named) && !verb.test(named))) return undefined
  const found = wayIn(words)
  return found && { things: found.way.things, words: found.used }
}

const formsOf = (thing: string): { term: string; strength: number }[] => {
  const text = thing.replaceAll('_', ' ')
  const tokens = tokensOf(text)
  const phrase = phraseAt(tokens, 0)?.term
  // Of a phrase that the lexicon does not have the last word narrows most.
  if (tokens.length > 1 && !phrase) return [{ term: `0${stem(tokens.at(-1)?.text ?? '')}`, strength: LAST }]
  const term = phrase ?? `0${stem(tokens[0]?.text ?? '')}`
  const same = synonymsOf(term.slice(1)).filter(({ kind }) => kind === 'same')
  return [{ term, strength: 1 }, ...same.map(({ term }) => ({ term: `0${term}`, strength: strengths.same }))]
}

const headOf = (things: readonly string[], text: string): QueryWord => {
  const best = new Map<string, number>()
  for (const { term, strength } of things.flatMap(formsOf)) best.set(term, Math.max(strength, best.get(term) ?? 0))
  const forms = [...best].map(([term, strength]) => ({ term, strength })).sort((a, b) => b.strength - a.strength)
  return { text, kind: 'word', weight: 1, forms, isHead: true, isPurpose: false, follows: false, family: '' }
}

/**
 * A search that says what a thing is for instead of its name, with the things that are for it as its head: «algo para calentar el agua del
 * mate» looks for a pava. Undefined where the search names a thing itself, unless the function is of that very thing: «sillón que se
 * haga cama» is a sofá cama. One look-up per word.
 */
export const functionOf = (folded: string, query: Query): Query | undefined => {
  const words = wordsOf(folded)
  if (words.length < 3) return undefined
  const found = wayIn(words)
  if (!found) return undefined
  const head = query.words.find(({ isHead }) => isHead)?.text ?? ''
  const named = words.find((word) => !stopWords.has(word) && !talkWords.has(word) && !vague.has(word)) ?? ''
  const isVague =
    vague.has(head) ||
    verb.test(head) ||
    words.some((word) => vague.has(word) || word === 'necesito') ||
    /^(?:para|donde|necesito|quiero|quisiera|busco|se|me|mi|no|tengo|ando|pinch|con que|como)\b/.test(folded)
  const isOfIt = [head, named].some((word) => found.used.has(word))
  if (!isVague && !(isOfIt && words.length >= MIN_NAMED)) return undefined
  const things = found.way.things
  if (!isVague && things.some((thing) => stem(thing) === stem(head))) return undefined
  const rest = query.words
    .filter(({ text }) => !vague.has(text) && !talkWords.has(text))
    .map((word) => ({ ...word, isHead: false, weight: word.weight * BESIDE }))
  return { ...query, words: [headOf(things, things[0]?.replaceAll('_', ' ') ?? head), ...rest] }
}
