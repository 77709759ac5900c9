import { parseArgs } from 'node:util'

/** The kinds of tests for `--only`, in the order in which they run. */
export const kinds = ['checks', 'unit', 'browser', 'other-browsers']

const usage = `npm test -- [--only ${kinds.join('|')}] [--changed [REVISION]] [-- filter…]`

/** `--changed` without a value means uncommitted changes. */
const withRevision = (words) => {
  const at = words.indexOf('--changed')
  if (at === -1) return words
  const next = words[at + 1]
  const isAlone = next === undefined || next.startsWith('-')
  return [...words.slice(0, at), `--changed=${isAlone ? 'HEAD' : next}`, ...words.slice(at + (isAlone ? 1 : 2))]
}

/**
 * Parses the arguments of `npm test`: one kind of tests, only what changed since a revision, only files whose path contains a filter.
 * Throws with the usage if they are invalid.
 */
export const readArguments = (words) => {
  try {
    const options = { only: { type: 'string' }, changed: { type: 'string' } }
    const { values, positionals } = parseArgs({ args: withRevision(words), options, allowPositionals: true })
    if (values.only === undefined || kinds.includes(values.only)) return { ...values, filter: positionals }
  } catch {
    // An unknown option is reported like a misspelt one.
  }
  throw new Error(usage)
}
