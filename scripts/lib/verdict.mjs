import { count } from './reports.mjs'

/**
 * What a run of all tests says at its end, line by line, and its exit code: 1 when a step or a test failed or, with CI=true, when anything was
 * left out, a test that skipped itself included.
 * @param {{ tests: { title: string, state: string }[], leftOut: { name: string, note: string }[], hasFailed: boolean, isCi: boolean }} run
 */
export const verdictOf = ({ tests, leftOut, hasFailed, isCi }) => {
  const { passed, failed, skipped } = count(tests)
  const left = skipped > 0 ? [...leftOut, { name: `${skipped} tests`, note: 'skipped by themselves' }] : leftOut
  const lines = []
  if (left.length > 0) lines.push(`\nLEFT OUT: ${left.map(({ name, note }) => `${name} (${note})`).join('; ')}`)
  if (left.length > 0 && isCi) lines.push('With CI=true nothing may be left out: this run FAILS.')
  for (const { title } of tests.filter(({ state }) => state === 'failed')) lines.push(`FAILED: ${title}`)
  lines.push(`\n${passed} passed, ${failed} failed`)
  return { lines, code: hasFailed || failed > 0 || (isCi && left.length > 0) ? 1 : 0 }
}
