import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Intent, intents } from '../../contract/src/assistant/values.ts'
import { intentFeatures } from '../../server/src/language/wishes/intents/features.ts'
import { intentText, readIntent } from '../../server/src/language/wishes/intents/intent.ts'
import { learn } from '../../server/src/language/wishes/intents/learn.ts'
import { written } from '../../server/src/language/wishes/intents/learnt.ts'
import { loadJudged } from './relevance-data.ts'

type Sentence = [intent: Intent, text: string]

/**
 * A feature counts from so many sentences on: one alone proves nothing, and pieces of words are many. What several words say together is
 * surer than one word, which is a name if few sentences know it.
 */
const MIN_OF_WORDS = 3
const MIN_OF_SEVERAL = 2
const MIN_OF_PIECES = 9

const data = join(import.meta.dirname, '..', 'data')
const read = <T>(name: string): T => JSON.parse(readFileSync(join(data, name), 'utf8')) as T

/** The sentences of a file of `bench/data/intents`. */
const sentencesOf = (name: string): Sentence[] => read<Sentence[]>(`intents/${name}.json`)

/** Wishes and searches that people wrote: whoever says them wants to buy. */
const wishes = (): Sentence[] => {
  const files = readdirSync(join(data, 'wishes')).filter((name) => name !== 'talk.json')
  const rows = [...files.map((name) => `wishes/${name}`), 'searches/phrases.json'].flatMap((name) => read<unknown[][]>(name))
  return rows.flatMap((row) => row.filter((text) => typeof text === 'string').map((text): Sentence => ['buy', text]))
}

/** What things are called on our own market: a bare name is to be bought. */
const products = (): Sentence[] =>
  ['products-1', 'products-2'].flatMap((name) =>
    read<{ name: string }[]>(`understanding/${name}.json`).map(({ name }): Sentence => ['buy', name]),
  )

const leastOf = (feature: string): number => {
  if (feature.startsWith('~')) return MIN_OF_PIECES
  return feature.includes(' ') ? MIN_OF_SEVERAL : MIN_OF_WORDS
}

/** Every second search of the dataset, the others show whether bare names are heard: whoever types them wants to buy. */
const searches = async (): Promise<string[]> => {
  const { pairs, unlabelled } = await loadJudged(join(data, 'esci-es'))
  return [...new Set([...pairs.map(({ query }) => query), ...unlabelled])]
}

/** The part of the searches that nothing was learnt from and that is not read as something to buy. */
export const misheardSearches = async (): Promise<{ misheard: string[]; all: number }> => {
  const others = (await searches()).filter((_, at) => at % 2 === 1)
  return { misheard: others.filter((text) => readIntent(text).intent !== 'buy'), all: others.length }
}

/** What speaks for which intent, from all sentences but those of the half that nobody tunes on, as `learntIntent` reads it. */
export const learnIntents = async (): Promise<Record<string, string>> => {
  const files = readdirSync(join(data, 'intents')).filter((name) => name.startsWith('learn-'))
  const sentences = [...files.flatMap((name) => sentencesOf(name.replace('.json', ''))), ...sentencesOf('tune'), ...wishes(), ...products()]
  for (const [at, text] of (await searches()).entries()) if (at % 2 === 0) sentences.push(['buy', text])
  const examples = sentences.map(([intent, text]) => ({ features: intentFeatures(intentText(text)), at: intents.indexOf(intent) }))
  const counts = new Map<string, number>()
  for (const feature of examples.flatMap(({ features }) => features)) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const isUsual = (feature: string): boolean => (counts.get(feature) ?? 0) >= leastOf(feature)
  const usual = examples.map(({ features, at }) => ({ features: features.filter(isUsual), at }))
  return written(learn(usual, intents.length))
}

/** How many sentences of a file are read as they are meant, by intent. */
export const measureIntents = (name: string): { right: number; all: number; each: Record<string, [right: number, all: number]> } => {
  const each: Record<string, [number, number]> = {}
  for (const [intent, text] of sentencesOf(name)) {
    const [right, all] = each[intent] ?? [0, 0]
    each[intent] = [right + (readIntent(text).intent === intent ? 1 : 0), all + 1]
  }
  const sum = (at: 0 | 1) => Object.values(each).reduce((total, counts) => total + counts[at], 0)
  return { right: sum(0), all: sum(1), each }
}
