import { count } from './reports.mjs'

/**
 * The final lines of a run of all tests, and its exit code: 1 if a step or a test failed or, with CI=true, if anything was left out
 * that is not allowed to be; skipped tests do not count.
 * @param {{ tests: { title: string, state: string, reason?: string, isFlaky?: boolean }[],
 * leftOut: { name: string, note: string, isAllowed?: boolean }[], hasFailed: boolean, isCi: boolean }} run
 */
export const verdictOf = ({ tests, leftOut, hasFailed, isCi }) => {
  const { passed, failed, skipped } = count(tests)
  const left = skipped > 0 ? [...leftOut, { name: `${skipped} tests`, note: 'skipped by themselves' }] : leftOut
  const lines = []
  if (left.length > 0) lines.push(`\nLEFT OUT: ${left.map(({ name, note }) => `${name} (${note})`).join('; ')}`)
  const isShort = isCi && left.some(({ isAllowed }) => !isAllowed)
  if (isShort) lines.push('With CI=true nothing but WebKit may be left out: this run FAILS.')
  for (const { title, reason } of tests.filter(({ state }) => state === 'failed'))
    lines.push(reason ? `FAILED: ${title}\n  ${reason}` : `FAILED: ${title}`)
  for (const { title } of tests.filter(({ isFlaky }) => isFlaky)) lines.push(`FLAKY, passed the second time: ${title}`)
  lines.push(`\n${passed} passed, ${failed} failed`)
  return { lines, code: hasFailed || failed > 0 || isShort ? 1 : 0 }
}
