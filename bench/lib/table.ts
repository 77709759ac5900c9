import type { ColdStart } from './cold-start.ts'
import type { FirstSight } from './first-sight.ts'
import type { PageScores } from './lighthouse.ts'
import { firstLoadGoal } from './web-size.ts'

/** First load of a page in gzip bytes; undefined if there is no such page. */
export interface PageSize {
  path: string
  bytes: number | undefined
}

const COLD_START_BUDGET_MS = 2000

const row = (cells: string[]) => `| ${cells.join(' | ')} |`
/** A Markdown table; the first column is text, the others are numbers. */
export const table = (heads: string[], rows: string[][]) =>
  [row(heads), row(heads.map((_, i) => (i === 0 ? '---' : '---:'))), ...rows.map(row)].join('\n')
/** A mark for whether a goal is reached. */
export const sign = (isReached: boolean) => (isReached ? '✓' : '✗')

const goalOf = (path: string, bytes: number) => {
  const goal = firstLoadGoal(path)
  return `≤ ${goal / 1000} kB ${sign(bytes <= goal)}`
}

/** The rows without a reference: the first load of pages and the start of the embedded server. */
export const ownTable = (pages: PageSize[], coldStart: ColdStart): string =>
  table(
    ['What', 'measured', 'goal'],
    [
      ...pages.map(({ path, bytes }) =>
        bytes === undefined
          ? [`first-load JavaScript of ${path}, gzip`, 'no such page', '']
          : [`first-load JavaScript of ${path}, gzip`, `${(bytes / 1000).toFixed(1)} kB`, goalOf(path, bytes)],
      ),
      [
        `cold start of the embedded server with ${coldStart.products} demo products`,
        `${(coldStart.ms / 1000).toFixed(2)} s`,
        `≤ ${COLD_START_BUDGET_MS / 1000} s ${sign(coldStart.ms <= COLD_START_BUDGET_MS)}`,
      ],
    ],
  )

/** Milliseconds on a slow phone: until content is there, and of a blocked main thread. */
const SIGHT_GOALS = { contentMs: 2000, blockedMs: 150 }

/** The rows of a first sight on a slow phone. */
export const sightTable = (pages: FirstSight[]): string =>
  table(
    ['Page', 'content', 'largest piece', 'main thread blocked', 'goal'],
    pages.map(({ path, contentMs, largestMs, blockedMs }) => [
      `\`${path}\``,
      `${(contentMs / 1000).toFixed(2)} s`,
      `${(largestMs / 1000).toFixed(2)} s`,
      `${Math.round(blockedMs)} ms`,
      `≤ ${SIGHT_GOALS.contentMs / 1000} s ${sign(largestMs <= SIGHT_GOALS.contentMs)}, ` +
        `≤ ${SIGHT_GOALS.blockedMs} ms ${sign(blockedMs <= SIGHT_GOALS.blockedMs)}`,
    ]),
  )

const SCORE_GOALS: PageScores['scores'] = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 95 }

/** The rows of Lighthouse's scores, each next to its goal, and what cost points. */
export const scoreTable = (pages: PageScores[]): string => {
  const names = Object.keys(SCORE_GOALS) as (keyof typeof SCORE_GOALS)[]
  const scored = pages.map(({ path, scores, lost }) => [
    `\`${path}\``,
    ...names.map((name) => `${scores[name]} ${sign(scores[name] >= SCORE_GOALS[name])}`),
    lost.join(', '),
  ])
  return table(['Page', ...names.map((name) => `${name} (goal ${SCORE_GOALS[name]})`), 'short of the best'], scored)
}
