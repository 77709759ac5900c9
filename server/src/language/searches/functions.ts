import { stopWords, talkWords } from '../lexicon/common-words.ts'
import { isOwnThing } from '../lexicon/shelves.ts'
import { synonymsOf } from '../lexicon/synonyms.ts'
import { strengths } from '../query/forms.ts'
import type { Query, QueryWord } from '../query/query.ts'
import { phraseAt } from '../query/terms.ts'
import { stem } from '../text/stem.ts'
import { tokensOf } from '../text/tokens.ts'
import { namesKnownThing } from './heads.ts'
import { countWays, type PartialWay, partialWays, vague, verb, wordsOf } from './ways.ts'

/** A search that names a thing says what it is for from so many words on. */
const MIN_NAMED = 4
/** What follows these says when or why, after what is wanted. */
const BEHIND = / (?:antes de|despues de|mientras|porque|cuando|asi|pero) /
/** And so many words a text has of which no way is said as a whole. */
const MIN_LONG = 5
/** The last words of a function count this much beside its things. */
const BESIDE = 0.35
/** The first word of an unknown phrase, which names the thing, and the last, which narrows it down. */
const FIRST = 0.9
const LAST = 0.5

interface Uses {
  /** The likeliest first. */
  things: readonly string[]
  /** How likely each is beside the likeliest. */
  parts: ReadonlyMap<string, number>
  used: ReadonlySet<string>
}

/** What several words have to tell together at least, where no way is said as a whole. */
const MIN_WEIGHT = 5
/** Things that are nearly as likely as the likeliest are meant too. */
const NEARLY = 0.9
/** What is said last is what the thing is wanted before, after or because of: it tells this much of what is said first. */
const LAST_WEIGHT = 0.6

/** A way that a word says nearly makes it this much commoner. */
const RARELY = 0.2

/** How much each word tells: the more, the fewer ways have it and the earlier it stands. */
const weightsOf = (partial: readonly PartialWay[], words: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const { parts } of partial)
    for (const { word, worth } of parts.values()) counts.set(word, (counts.get(word) ?? 0) + (worth === 1 ? 1 : RARELY))
  return new Map(
    [...counts].map(([word, count]) => {
      const place = words.indexOf(word) / Math.max(1, words.length - 1)
      return [word, Math.log(countWays() / count) * (1 - (1 - LAST_WEIGHT) * place)]
    }),
  )
}

/** What other ways of a thing say besides counts this much. */
const ELSE = 0.6

/** Fewer words of a way say nothing of it. */
const MIN_WORDS = 2

/** Each thing of a way beside the one before it. */
const LATER = 0.95

/** The words that say something of each thing, in whichever of its ways. */
const wordsByThing = (partial: readonly PartialWay[]): Map<string, Set<string>> => {
  const all = new Map<string, Set<string>>()
  for (const { way, parts } of partial) {
    if (parts.size < MIN_WORDS) continue
    for (const thing of way.things) {
      const known = all.get(thing) ?? new Set()
      for (const { word } of parts.values()) known.add(word)
      all.set(thing, known)
    }
  }
  return all
}

/** The things of the ways that tell most, of some of them. */
const bestOf = (
  some: readonly PartialWay[],
  all: readonly PartialWay[],
  weights: ReadonlyMap<string, number>,
  least: number,
): Uses | undefined => {
  const byThing = wordsByThing(all)
  const rated = some.map(({ way, parts }) => {
    const own = [...parts.values()]
    const sum = own.reduce((total, { word, worth }) => total + worth * (weights.get(word) ?? 0), 0)
    const rates = way.things.map((thing, at) => {
      const others = [...(byThing.get(thing) ?? [])].filter((word) => !own.some((one) => one.word === word))
      const rate = sum + ELSE * others.reduce((total, word) => total + (weights.get(word) ?? 0), 0)
      return { thing, rate: rate * LATER ** at }
    })
    return { parts, sum, rates, best: Math.max(...rates.map(({ rate }) => rate)) }
  })
  const most = Math.max(least, ...rated.map(({ best }) => best))
  const best = rated.filter(({ best: own, sum }) => own >= NEARLY * most && sum >= NEARLY * least).sort((a, b) => b.best - a.best)
  if (best.length === 0) return undefined
  const rates = new Map<string, number>()
  for (const one of best) for (const { thing, rate } of one.rates) rates.set(thing, Math.max(rates.get(thing) ?? 0, rate / most))
  return {
    things: [...rates].sort((a, b) => b[1] - a[1]).map(([thing]) => thing),
    parts: rates,
    used: new Set(best.flatMap(({ parts }) => [...parts.values()].map(({ word }) => word))),
  }
}

/**
 * The things whose ways are said as a whole, those of the most parts, and of equals what tells most; or else, of which all parts but one
 * are said, and two at least, so that «agua» alone is no pava.
 */
const thingsIn = (words: readonly string[], isWhole: boolean): Uses | undefined => {
  const partial = partialWays(words)
  const weights = weightsOf(partial, words)
  const every = partial.filter(({ way, parts }) => parts.size === way.parts)
  // What it has to do without rules out what does not say so.
  const without = every.filter(({ parts }) => [...parts.values()].some(({ word }) => word.startsWith('sin_')))
  const complete = without.length > 0 ? without : every
  const literal = complete.filter(({ parts }) => [...parts.values()].every(({ worth }) => worth === 1))
  const whole = literal.length > 0 ? literal : complete
  const most = Math.max(0, ...whole.map(({ parts }) => parts.size))
  if (whole.length > 0)
    return bestOf(
      whole.filter(({ parts }) => parts.size === most),
      partial,
      weights,
      0,
    )
  if (isWhole) return undefined
  return bestOf(
    partial.filter(({ way, parts }) => parts.size > 1 && parts.size >= way.parts - 1),
    partial,
    weights,
    MIN_WEIGHT,
  )
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
  const found = thingsIn(words, true)
  return found && { things: found.things, words: found.used }
}

const formsOf = (thing: string, asked: ReadonlySet<string>): { term: string; strength: number }[] => {
  const text = thing.replaceAll('_', ' ')
  const tokens = tokensOf(text)
  const phrase = phraseAt(tokens, 0)?.term
  // Of a phrase that the lexicon does not have the last word narrows most.
  if (tokens.length > 1 && !phrase) {
    const [one, other] = [stem(tokens[0]?.text ?? ''), stem(tokens.at(-1)?.text ?? '')]
    // What the search says itself is no news: of «plantas» that nobody has to water the artificial ones are meant.
    if (asked.has(one)) return [{ term: `0${other}`, strength: FIRST }]
    return [
      { term: `0${one}`, strength: FIRST },
      { term: `0${other}`, strength: LAST },
    ]
  }
  const term = phrase ?? `0${stem(tokens[0]?.text ?? '')}`
  const same = synonymsOf(term.slice(1)).filter(({ kind }) => kind === 'same')
  // «Bici fija» is «bicicleta fija».
  const first = stem(tokens[0]?.text ?? '')
  const others = phrase
    ? synonymsOf(first).flatMap(({ term: other, kind }) => (kind === 'same' ? [other + term.slice(1 + first.length)] : []))
    : []
  return [
    { term, strength: 1 },
    ...[...same.map(({ term }) => term), ...others].map((one) => ({ term: `0${one}`, strength: strengths.same })),
  ]
}

const headOf = ({ things, parts, used }: Uses, text: string): QueryWord => {
  const asked = new Set([...used].map(stem))
  const best = new Map<string, number>()
  for (const thing of things)
    for (const { term, strength } of formsOf(thing, asked))
      best.set(term, Math.max(strength * (parts.get(thing) ?? 1), best.get(term) ?? 0))
  const forms = [...best].map(([term, strength]) => ({ term, strength })).sort((a, b) => b.strength - a.strength)
  return { text, kind: 'word', weight: 1, forms, isHead: true, isPurpose: false, follows: false, family: '' }
}

/** How a text begins, or what it has, that asks by a use or a trouble. */
const asksByUse = new RegExp(
  '^(?:para|donde|necesito|quiero|quisiera|busco|se|me|mi|no|tengo|ando|pinch|con que|como|(?:lo|la|eso|esa|ese) que)\\b' +
    '|\\b(?:tengo|hay|habria) que\\b',
)

/** Verbs of getting a thing, whose object is what is looked for. */
const gets = /^(?:cambi|compr|consegu|reemplaz|renov|encontr|busc)[aei]r/

/** Whether a phrase of the lexicon says the word itself, or another name of it: «sofa_cama» a «sillón». */
const isKindOf = (thing: string, word: string): boolean => {
  const own = stem(word)
  const same = new Set([own, ...synonymsOf(own).map(({ term }) => term)])
  return thing.split('_').some((part) => same.has(stem(part)))
}

/** Of a thing that is named first, what it is without is no use: «zapatillas sin cordones». */
const withoutLacking = (words: string[]): string[] =>
  namesKnownThing(words.find((word) => !stopWords.has(word)) ?? '') ? words.filter((_, at) => words[at - 1] !== 'sin') : words

/**
 * A search that says what a thing is for instead of its name, with the things that are for it as its head: «algo para calentar el agua del
 * mate» looks for a pava. Undefined where the search names a thing itself, unless the function is of that very thing: «sillón que se
 * haga cama» is a sofá cama. One look-up per word.
 */
export const functionOf = (folded: string, query: Query): Query | undefined => {
  const words = withoutLacking(wordsOf(folded))
  if (words.length < 3) return undefined
  const first = withoutLacking(wordsOf(folded.split(BEHIND)[0] ?? ''))
  const exact = (first.length < words.length ? thingsIn(first, true) : undefined) ?? thingsIn(words, true)
  const found = exact ?? (words.length >= MIN_LONG ? thingsIn(words, false) : undefined)
  if (!found) return undefined
  const head = query.words.find(({ isHead }) => isHead)?.text ?? ''
  const named = words.find((word) => !stopWords.has(word) && !talkWords.has(word) && !vague.has(word)) ?? ''
  const isVague =
    vague.has(head) || verb.test(head) || words.some((word) => vague.has(word) || word === 'necesito') || asksByUse.test(folded)
  const isOfIt = [head, named].some((word) => found.used.has(word))
  if (!isVague && !(exact && isOfIt && words.length >= MIN_NAMED)) return undefined
  // A thing that is named says more than half of what something is for: «una notebook para la facultad» is no bag for one.
  if (!exact && namesKnownThing(head) && (head === named || !found.used.has(head))) return undefined
  // «Cambiar el monitor de la compu» names it behind the verb.
  const gotten = words.find((word) => !stopWords.has(word) && !talkWords.has(word) && !vague.has(word) && !gets.test(word))
  if (!exact && gets.test(named) && namesKnownThing(gotten ?? '')) return undefined
  // «Un libro para leer en la playa» names what it is for as the thing itself, and is no lamp to read by.
  if (exact && head === named && found.used.has(head) && isOwnThing(stem(head)) && !found.things.some((thing) => isKindOf(thing, head)))
    return undefined
  const things = found.things
  if (head === named && things.some((thing) => stem(thing) === stem(head))) return undefined
  if (!isVague && things.some((thing) => stem(thing) === stem(head))) return undefined
  const rest = query.words
    .filter(({ text }) => !vague.has(text) && !talkWords.has(text))
    .map((word) => ({ ...word, isHead: false, weight: word.weight * BESIDE }))
  return { ...query, words: [headOf(found, things[0]?.replaceAll('_', ' ') ?? head), ...rest] }
}
