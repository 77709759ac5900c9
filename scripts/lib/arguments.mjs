import { parseArgs } from 'node:util'

/** The kinds of tests that `--only` knows, in the order in which they run. */
export const kinds = ['checks', 'unit', 'browser', 'other-browsers']

const usage = `npm test -- [--only ${kinds.join('|')}] [--changed [REVISION]] [-- filter…]`

/** `--changed` may stand alone: then it means what was not committed yet. */
const withRevision = (words) => {
  const at = words.indexOf('--changed')
  if (at === -1) return words
  const next = words[at + 1]
  const isAlone = next === undefined || next.startsWith('-')
  return [...words.slice(0, at), `--changed=${isAlone ? 'HEAD' : next}`, ...words.slice(at + (isAlone ? 1 : 2))]
}

/**
 * What `npm test` was asked for: one kind of tests, only what changed since a revision, only files whose path holds a filter. Throws how it
 * is asked when it cannot be understood.
 */
export const readArguments = (words) => {
  try {
    const options = { only: { type: 'string' }, changed: { type: 'string' } }
    const { values, positionals } = parseArgs({ args: withRevision(words), options, allowPositionals: true })
    if (values.only === undefined || kinds.includes(values.only)) return { ...values, filter: positionals }
  } catch {
    // What is not known is told as what is misspelt.
  }
  throw new Error(usage)
}
