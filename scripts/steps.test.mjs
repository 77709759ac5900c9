import { expect, test } from 'vitest'
import { createSteps, LeftOut } from './lib/steps.mjs'

const after = async (...works) => {
  const steps = createSteps()
  for (const work of works) await steps.step('a step', work)
  return steps
}
const nothing = () => undefined
const leavesOut = (allowed) => () => {
  throw new LeftOut('it is not installed', allowed)
}

test('what is left out is told, and lets a run pass, but not in CI', async () => {
  const steps = await after(nothing, leavesOut())
  expect(steps.leftOut()).toHaveLength(1)
  expect(steps.table()).toContain('it is not installed')
  expect([steps.letPass(false), steps.letPass(true)]).toEqual([true, false])
})

test('what may be left out in CI too is told all the same', async () => {
  const steps = await after(nothing, leavesOut({ isAllowed: true }))
  expect(steps.leftOut()).toHaveLength(1)
  expect([steps.letPass(false), steps.letPass(true)]).toEqual([true, true])
  steps.leaveOut('another step', 'nobody tried')
  expect(steps.letPass(true)).toBe(false)
})

test('a step that fails lets no run pass, and the others are done', async () => {
  const done = []
  const steps = await after(
    () => Promise.reject(new Error('it broke')),
    () => done.push('the next one'),
  )
  expect(done).toEqual(['the next one'])
  expect([steps.letPass(false), steps.letPass(true)]).toEqual([false, false])
})
