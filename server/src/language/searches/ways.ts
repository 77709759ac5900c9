import { stopWords } from '../lexicon/common-words.ts'
import { alike } from '../lexicon/functions/alike.ts'
import { falseFriends } from '../lexicon/functions/false-friends.ts'
import { functionLines, workLines } from '../lexicon/functions.ts'
import { namesKnownThing } from './heads.ts'

/** A way to say what things are for: each part is there when a word begins with one of its beginnings. */
interface Way {
  things: string[]
  parts: number
  /** Whether somebody does it. */
  isWork: boolean
}

/** The part of a way that a beginning belongs to. */
interface Cue {
  beginning: string
  way: number
  part: number
  /** What a word that begins so tells beside the one that the way has: less where it only says nearly the same. */
  worth: number
}

const SHORTEST = 3

const work = new Set(workLines)
const ways: Way[] = []
const cues = new Map<string, Cue[]>()

/** What says nearly the same tells this much. */
const ALIKE = 0.85

const alikeBy = new Map<string, string[]>()
for (const some of alike) for (const one of some) alikeBy.set(one, [...(alikeBy.get(one) ?? []), ...some])

const addCue = (cue: Cue): void => {
  const known = cues.get(cue.beginning)
  if (known) known.push(cue)
  else cues.set(cue.beginning, [cue])
}

for (const line of functionLines) {
  const [things = '', means = ''] = line.split(' = ')
  for (const one of means.split(' | ')) {
    const parts = one.trim().split(' ')
    const way = ways.push({ things: things.split(' '), parts: parts.length, isWork: work.has(line) }) - 1
    for (const [part, beginnings] of parts.entries()) {
      const own = beginnings.split('/')
      const others = new Set(
        own.flatMap((beginning) => alikeBy.get(beginning) ?? []).filter((one) => !own.some((short) => one.startsWith(short))),
      )
      for (const beginning of own) addCue({ beginning, way, part, worth: 1 })
      for (const beginning of others) addCue({ beginning, way, part, worth: ALIKE })
    }
  }
}

/** Words that stand for a thing without naming it, and those for somebody. */
const vagueThings = new Set(
  (
    'algo alguna alguno cosa cosas cosito cosita coso aparato aparatito maquina maquinita producto objeto elemento chirimbolo artefacto ' +
    'herramienta accesorio dispositivo mueble lugar equipo instrumento'
  ).split(' '),
)
const vaguePersons = new Set('alguien quien persona'.split(' '))
/** Words that name neither a thing nor a trade. */
export const vague = new Set([...vagueThings, ...vaguePersons])
/** Places and parts of the house and the body, which ways name too. */
const names = new Set('pieza piezas piel pies huerta huertas puerta puertas huevo huevos nieve hueso huesos cuello cuellos'.split(' '))
/** Nobody calls a thing by a verb. */
export const verb = /(?:[aei]r(?:me|te|se|lo|la|le|los|las|nos|selo|mela|sela)?|ando|iendo|[aei]mos)$/

/** What a word says of the ways, what it says itself first. */
const cuesOf = (word: string): readonly Cue[] => {
  const found: Cue[] = []
  for (let end = Math.min(SHORTEST, word.length); end <= word.length; end++) {
    const beginning = word.slice(0, end)
    const some = cues.get(beginning)
    if (some && (end === word.length || !falseFriends.get(beginning)?.test(word))) found.push(...some)
  }
  return found.sort((a, b) => b.worth - a.worth)
}

/** Whether a folded word is a verb that says what things are for: «calentar», «aprender». */
export const isUseWord = (word: string): boolean => verb.test(word) && cuesOf(word).length > 0

/** How a word may go on after what a way has of it: a number or a gender, «granit-os», «cuarto». */
const ending = /^(?:s|es|[aeo]s?)?$/

/** Whether a folded word names what things are used on, as a way has it but for its ending: «granitos», «cuarto». */
export const isUsedOn = (word: string): boolean =>
  cuesOf(word).some(({ beginning }) => beginning.length > SHORTEST && ending.test(word.slice(beginning.length)))

const MAX_PARTS = 24

/** The words of a folded search, of which «sin gas» is one. */
export const wordsOf = (folded: string): string[] =>
  folded
    .replace(
      /\bsin (?:(?:gastar|usar|tener|cargar|poner|depender de) )?(?=luz|gas|elec|barrer|enchufe|aceite|hilo|pila|nafta|control)/g,
      'sin_',
    )
    .match(/[a-zñ0-9_]+/g) ?? []

/**
 * A form of a verb as its infinitive begins: «duerma» dorma, «caliente» calente, «saque» sace, «proteja» protega; the word itself where
 * nothing of it alternates. The sound stays, the letters change, and a table of beginnings has them once.
 */
const plainVerb = (word: string): string =>
  word
    .replace(/jue(?=[a-zñ])/, 'ju')
    .replace(/ie(?=[a-zñ])/, 'e')
    .replace(/(?<![gqj])ue(?=[a-zñ])/, 'o')
    .replace(/qu(?=e)/, 'c')
    .replace(/gu(?=e)/, 'g')
    .replace(/j(?=[ao])/, 'g')
    .replace(/c(?=e)/, 'z')

/** What the words say of one way. One word does not say two parts of it. */
export interface PartialWay {
  way: Way
  parts: Map<number, { word: string; worth: number }>
}

/** The ways of which the words say something, as far as whoever is asked for can be meant. */
export const partialWays = (words: readonly string[]): PartialWay[] => {
  const partial = new Map<number, PartialWay>()
  for (const word of words.slice(0, MAX_PARTS)) {
    const plain = plainVerb(word)
    // A name is no form of a verb: «pieza» has nothing to do with «peces».
    const isForm = plain !== word && !names.has(word)
    for (const { way: at, part, worth } of isForm ? [...cuesOf(word), ...cuesOf(plain)] : cuesOf(word)) {
      const way = ways[at]
      if (!way) continue
      const known: PartialWay = partial.get(at) ?? { way, parts: new Map() }
      const isKnown = (known.parts.get(part)?.worth ?? 0) >= worth
      if (!isKnown && ![...known.parts.values()].some((one) => one.word === word)) known.parts.set(part, { word, worth })
      partial.set(at, known)
    }
  }
  return fitting([...partial.values()], words)
}

/** «Algo», «aparato» and a thing named first is no work, «alguien» and «quien» no thing; where both or neither are there, all fit. */
const fitting = (partial: PartialWay[], words: readonly string[]): PartialWay[] => {
  const isThing = words.some((word) => vagueThings.has(word)) || namesKnownThing(words.find((word) => !stopWords.has(word)) ?? '')
  const isPerson = words.some((word) => vaguePersons.has(word))
  if (isThing === isPerson) return partial
  const left = partial.filter(({ way }) => way.isWork === isPerson)
  return left.some(({ way, parts }) => parts.size === way.parts) ? left : partial
}

/** How many ways there are. */
export const countWays = (): number => ways.length
