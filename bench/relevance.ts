import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { kinds } from '../server/src/language/scoring/classify.ts'
import { featureNames } from '../server/src/language/scoring/features.ts'
import type { Weights } from '../server/src/language/scoring/weights.ts'
import { learnIntents, measureIntents, misheardSearches } from './lib/intent-learning.ts'
import { loadJudged } from './lib/relevance-data.ts'
import { measureMatches } from './lib/relevance-matches.ts'
import {
  halves,
  laterPhrases,
  laterSearches,
  measureOwnPairs,
  measureOwnSearches,
  misreadPhrases,
  ownItems,
  pairSets,
} from './lib/relevance-own.ts'
import {
  asShipped,
  asSubstitutes,
  byThreshold,
  crossValidated,
  examplesOf,
  majority,
  type PairFigures,
  withComplements,
} from './lib/relevance-pairs.ts'
import { asSearched, bm25, ours, trigrams } from './lib/relevance-rankers.ts'
import { measureSearch, measureUnlabelled } from './lib/relevance-search.ts'
import { measureSpeed } from './lib/relevance-speed.ts'
import { train } from './lib/relevance-train.ts'
import { tuningHints } from './lib/relevance-tune.ts'
import { wishOf } from './lib/relevance-wishes.ts'
import { worstPairs, worstSearches } from './lib/relevance-worst.ts'

// npm run bench:relevance [-- --data DIR] [--train]: how well `language/` finds and judges, next to BM25 and trigrams in the same run,
// on the pairs of a folder (pairs-train.csv, queries-unlabelled.csv). --train learns the weights of `classify` and of intents again and
// writes them;
// --tune reports which hand-set numbers would do better at a larger or smaller value, and changes nothing.

const { values } = parseArgs({ options: { data: { type: 'string' }, train: { type: 'boolean' }, tune: { type: 'boolean' } } })
const own = join(import.meta.dirname, 'data', 'esci-es')
const folder = values.data ? resolve(values.data) : own
const goals = { direct: 0.78, wish: 0.5, exact: 0.72, macro: 0.52, precision: 0.8, recall: 0.5 }

/** The figures of the version before, of the day that stands with them: what was changed since is measured against it. */
const before = JSON.parse(readFileSync(join(import.meta.dirname, 'data', 'understanding', 'before.json'), 'utf8')) as {
  date: string
  searches: Record<string, { ndcg: number; empty: number; each: Record<string, number> }>
  pairs: Record<string, { each: number[]; macro: number; precision: number }>
}

const three = (value: number): string => value.toFixed(3)
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly string[][]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

const weightsFile = ({ means, spreads, rows }: Weights): string => {
  const list = (numbers: readonly number[]) => `[${numbers.map((value) => Number(value.toFixed(4))).join(', ')}]`
  return `/** What \`classify\` has learned: the scale of its features and, for each kind, a weight per feature and a bias. */
export interface Weights {
  means: number[]
  spreads: number[]
  rows: number[][]
}

/** Made by \`npm run bench:relevance -- --train\`. In the order of \`featureNames\`; the rows are exact, close, none. */
export const learned: Weights = {
  means: ${list(means)},
  spreads: ${list(spreads)},
  rows: [
${rows.map((numbers) => `    ${list(numbers)},`).join('\n')}
  ],
}
`
}

const searchTable = (judged: Awaited<ReturnType<typeof loadJudged>>, rankers: Parameters<typeof measureSearch>[1][]): string => {
  const wordings = [
    { name: 'queries', of: (query: string) => query, goal: goals.direct },
    { name: 'wishes (sentences of our own)', of: wishOf, goal: goals.wish },
  ]
  const rows = wordings.flatMap(({ name, of, goal }) =>
    rankers.map((ranker) => {
      const { ndcg, recall, zero, judgedOnly } = measureSearch(judged, ranker, of)
      const isOurs = ranker.name === 'Feria'
      return [
        name,
        ranker.name,
        three(ndcg),
        three(recall),
        three(judgedOnly),
        `${(zero * 100).toFixed(1)} %`,
        isOurs ? `≥ ${goal}, 0 %` : '',
      ]
    }),
  )
  return table(['what', 'how', 'nDCG@10', 'recall@10', 'nDCG of the judged alone', 'finds nothing', 'goal (data kept apart)'], rows)
}

const pairRow = (grouping: string, name: string, { each, macro }: PairFigures, goal = ''): string[] => [
  grouping,
  name,
  ...each.map(three),
  three(macro),
  goal,
]

const main = async (): Promise<void> => {
  const judged = await loadJudged(folder)
  const { items, pairs, unlabelled } = judged
  const feria = ours(items)
  const reference = bm25(items)
  if (values.train) {
    const weights = train(examplesOf(judged, feria.prepared, asSubstitutes))
    await writeFile(join(import.meta.dirname, '..', 'server', 'src', 'language', 'scoring', 'weights.ts'), weightsFile(weights))
    const intentsFile = join(import.meta.dirname, '..', 'server', 'src', 'language', 'wishes', 'intents', 'learnt.json')
    await writeFile(intentsFile, `${JSON.stringify(await learnIntents())}\n`)
    console.log(`Learned from ${pairs.length} pairs: ${featureNames.length} features, ${kinds.length} kinds.`)
    return
  }
  if (values.tune) {
    for (const line of tuningHints(judged, feria)) console.log(line)
    return
  }
  console.log(`${pairs.length} pairs, ${items.length} products, ${unlabelled.length} queries without judgements\n`)
  console.log(searchTable(judged, [feria, reference, trigrams(items)]))
  const pairRows = [
    { name: 'E · S · C+I (taken)', grouping: asSubstitutes },
    { name: 'E · S+C · I', grouping: withComplements },
  ].flatMap(({ name, grouping }) => {
    const examples = examplesOf(judged, feria.prepared, grouping)
    const crossed = crossValidated(examples)
    console.log(`\n${name}: rows what it is, columns what was said (${kinds.join(', ')}): ${JSON.stringify(crossed.confusion)}`)
    return [
      pairRow(name, 'cross-validated', crossed, `exact ≥ ${goals.exact}, macro ≥ ${goals.macro}`),
      pairRow(name, 'with the weights of weights.ts', asShipped(judged, feria.prepared, grouping)),
      pairRow(name, 'always exact', majority(examples)),
      pairRow(
        name,
        'BM25 with two thresholds',
        byThreshold(
          examples,
          pairs.map(({ query, item }) => reference.values(query)[item] ?? 0),
        ),
      ),
    ]
  })
  console.log(`\n${table(['reading', 'how', 'F1 exact', 'F1 close', 'F1 none', 'macro', 'goal'], pairRows)}`)
  const { precision, recall } = measureMatches(judged, examplesOf(judged, feria.prepared, asSubstitutes))
  const goal = `(goals ≥ ${goals.precision} and ≥ ${goals.recall})`
  console.log(`\nMATCH of a wish, cross-validated: precision ${three(precision)}, recall ${three(recall)} ${goal}`)
  const ownRankers = [asSearched(ownItems), bm25(ownItems), trigrams(ownItems)]
  const ownRows = halves.flatMap((half) => {
    const rows = ownRankers.map((ranker) => {
      const { ndcg, each, empty } = measureOwnSearches(half, ranker)
      return [half, ranker.name, three(ndcg), `${empty}`, ...[...each.values()].map(three)]
    })
    const then = before.searches[half]
    return then
      ? [...rows, [half, `before, ${before.date}`, three(then.ndcg), `${then.empty}`, ...Object.values(then.each).map(three)]]
      : rows
  })
  const searchKinds = [...measureOwnSearches('test', asSearched(ownItems)).each.keys()]
  console.log(`\n${table(['own searches, half', 'how', 'nDCG@10 (goal 0.93)', 'empty', ...searchKinds], ownRows)}`)
  for (const set of laterSearches) {
    const { ndcg, each } = measureOwnSearches(set, asSearched(ownItems))
    console.log(
      `\nSearches written later, ${set}: ${three(ndcg)} (${[...each].map(([kind, value]) => `${kind} ${three(value)}`).join(', ')})`,
    )
  }
  const wishRows = pairSets.flatMap((set) => {
    const { each, macro, precision } = measureOwnPairs(set)
    const half = halves.find((one) => one === set)
    const phrases = half && misreadPhrases(half)
    const right = phrases ? `${phrases.all - phrases.misread.length} of ${phrases.all}` : ''
    const then = before.pairs[set]
    return [
      [set, 'now', ...each.map(three), three(macro), three(precision), right],
      ...(then ? [[set, `before, ${before.date}`, ...then.each.map(three), three(then.macro), three(then.precision), '']] : []),
    ]
  })
  const wishHead = [
    'own wishes, set',
    'how',
    'MATCH',
    'CERCANO',
    'NADA',
    'macro F1 (goal 0.80)',
    'precision of MATCH (0.92)',
    'phrases fully right (0.96)',
  ]
  console.log(`\n${table(wishHead, wishRows)}`)
  console.log(`\nThe twenty worst searches of the half that is looked at, each with its cause:\n${worstSearches(20).join('\n')}`)
  console.log(`\nThe twenty worst pairs of the half that is looked at, each with its cause:\n${worstPairs(20).join('\n')}`)
  for (const name of laterPhrases) {
    const { misread, all } = misreadPhrases(name)
    console.log(`\nPhrases of ten ways to write, ${name}: ${all - misread.length} of ${all} fully right`)
  }
  const { misheard, all } = await misheardSearches()
  const intentRows = ['tune', 'test', 'blind'].map((half) => {
    const { right, all, each } = measureIntents(half)
    return [half, `${right} of ${all}`, three(right / all), ...Object.values(each).map(([right, all]) => `${right}/${all}`)]
  })
  const intents = Object.keys(measureIntents('test').each)
  console.log(`\n${table(['intents, half', 'right', 'share (goal 0.97)', ...intents], intentRows)}`)
  console.log(`\nSearches that nothing was learnt from: ${misheard.length} of ${all} are not heard as something to buy.`)
  const { zero, slowestMs } = measureUnlabelled(judged, feria)
  console.log(
    `\nQueries without judgements: ${unlabelled.length - zero} find something, ${zero} nothing; the slowest ` +
      `${slowestMs.toFixed(1)} ms over all products.`,
  )
  console.log(
    `\n${table(
      ['what it takes', 'µs', 'goal µs'],
      measureSpeed(judged).map(({ name, took, goal }) => [name, took.toFixed(1), `≤ ${goal}`]),
    )}`,
  )
}

await main()
