import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './run.mjs'

const files = {
  vitest: join(root, 'test-results', 'vitest.json'),
  playwright: join(root, 'test-results', 'playwright.json'),
  firefox: join(root, 'test-results', 'firefox.json'),
  webkit: join(root, 'test-results', 'webkit.json'),
}

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

/** Removes the reports of earlier runs, so that a crashed run is not mistaken for the previous one. */
export const removeReports = () => {
  for (const file of Object.values(files)) rmSync(file, { force: true })
}

const vitestStates = { passed: 'passed', failed: 'failed' }

/** A test as `{ title, state }`, with the first line of the reason if it failed for one. */
const testOf = (title, state, message) =>
  state === 'failed' && message ? { title, state, reason: stripVTControlCharacters(message).trim().split('\n')[0] } : { title, state }

/** Of a test that passed only the second time. */
const flaky = (isFlaky) => (isFlaky ? { isFlaky } : {})

/**
 * The tests of Vitest's report as `{ title, state, reason?, isFlaky? }`, state passed, failed or skipped. A file that did not load counts
 * as one failed test.
 */
export const vitestTests = (report) =>
  report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.map((it) => ({
      ...testOf(it.fullName, vitestStates[it.status] ?? 'skipped', it.failureMessages?.[0]),
      ...flaky(it.status === 'passed' && it.meta?.isRetried),
    }))
    const isBroken = status === 'failed' && !tests.some(({ state }) => state === 'failed')
    return isBroken ? [...tests, testOf(name, 'failed', message)] : tests
  })

const playwrightStates = { expected: 'passed', flaky: 'passed', unexpected: 'failed' }

const suiteTests = (suite, above) => [
  ...(suite.suites ?? []).flatMap((it) => suiteTests(it, `${above}${it.title} `)),
  ...(suite.specs ?? []).flatMap((spec) =>
    spec.tests.map((it) => {
      const state = playwrightStates[it.status] ?? 'skipped'
      return { ...testOf(`${above}${spec.title}`, state, it.results?.at(-1)?.error?.message), ...flaky(it.status === 'flaky') }
    }),
  ),
]

/**
 * The tests of Playwright's report as `{ title, state, reason?, isFlaky? }`, one per viewport width; a skipped one counts only if no width
 * ran it. Errors outside of tests count as one failed test.
 */
export const playwrightTests = (report) => {
  const all = report.suites.flatMap((suite) => suiteTests(suite, `${suite.title} `))
  const ran = new Set(all.filter(({ state }) => state !== 'skipped').map(({ title }) => title))
  const tests = all.filter(({ title, state }) => state !== 'skipped' || !ran.has(title))
  return report.errors?.length > 0 ? [...tests, { title: 'playwright', state: 'failed' }] : tests
}

const stepsIn = (steps) =>
  steps.flatMap(({ title, error, steps: inner = [] }) => [{ title, state: error ? 'failed' : 'passed' }, ...stepsIn(inner)])

/** The steps of Playwright's journeys as `{ title, state }`, from the last attempt of each: every step of a journey proves one row. */
export const playwrightSteps = (report) =>
  report.suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap(({ tests }) => tests.flatMap(({ results = [] }) => stepsIn(results.at(-1)?.steps ?? []))),
    ...playwrightSteps({ suites: suite.suites ?? [] }),
  ])

/** The steps of the journeys' last run; empty if there was none. */
export const readSteps = () => {
  const report = readJson(files.playwright)
  return report ? playwrightSteps(report) : []
}

/** The tests of the last run of each kind; undefined if there was none. */
export const readReports = () => {
  const read = (name, tests) => {
    const report = readJson(files[name])
    return report && tests(report)
  }
  return {
    vitest: read('vitest', vitestTests),
    playwright: read('playwright', playwrightTests),
    firefox: read('firefox', vitestTests),
    webkit: read('webkit', vitestTests),
  }
}

/** The number of tests by state. */
export const count = (tests) => {
  const counts = { passed: 0, failed: 0, skipped: 0 }
  for (const { state } of tests) counts[state] += 1
  return counts
}
