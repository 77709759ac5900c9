import type { Jobs } from '../core/jobs.ts'

/** Lines printed at most: whoever has more needs the cause, not the list. */
const MOST = 200

type Listed = Awaited<ReturnType<Jobs['list']>>[number]

const lineOf = ({ id, queue, state, tasks, at, attempts, error }: Listed): string =>
  [
    `${state.padEnd(8)}${queue.padEnd(10)}${at.toISOString()}  ${id}  ${tasks.join(', ')}`,
    ...(error ? [`        after ${attempts} retries: ${error.split('\n')[0]}`] : []),
  ].join('\n')

/** Jobs as lines, one each and one more for why it failed. */
export const jobLines = (jobs: Listed[]): string => {
  if (jobs.length === 0) return 'No such job.'
  const rest = jobs.length - MOST
  return [...jobs.slice(0, MOST).map(lineOf), ...(rest > 0 ? [`… and ${rest} more`] : [])].join('\n')
}

/** The ids of failed jobs from a command's words; throws a sentence if there are none. */
export const idsOf = (words: string[]): string[] | 'all' => {
  if (words.length === 0) throw new Error('Say which jobs: their ids, or --all failed ones. npm run feria -- jobs --failed lists them.')
  if (words.includes('--all')) return 'all'
  const wrong = words.find((word) => !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(word))
  if (wrong) throw new Error(`${wrong} is not the id of a job.`)
  return words
}
