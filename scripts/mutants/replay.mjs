import { join } from 'node:path'
import { nodePath } from '../lib/node.mjs'
import { capture, root, toolEnv } from '../lib/run.mjs'
import { createSandbox, withFault } from './sandbox.mjs'

const tool = (...path) => join(root, 'node_modules', ...path)
const isJourney = (file) => file.endsWith('.spec.ts')
/** What journeys run on, as `npm test` builds it: only what a fault has changed is built anew. */
const build = ['--input-type=module', '--eval', "await (await import('./scripts/setup.mjs')).ensureBuilt()"]

/** The commands that run some tests, in order; the first failure stops them. */
const commandsOf = ({ tests, grep }) => {
  const journeys = tests.filter(isJourney)
  const others = tests.filter((file) => !isJourney(file))
  const vitest = [tool('vitest', 'vitest.mjs'), 'run', '--maxWorkers=1', '--bail=1', ...(grep ? ['-t', grep] : []), ...others]
  const playwright = [tool('@playwright', 'test', 'cli.js'), 'test', '--workers=1', '-x', ...(grep ? ['--grep', grep] : []), ...journeys]
  return [...(others.length > 0 ? [vitest] : []), ...(journeys.length > 0 ? [build, playwright] : [])]
}

const passes = async (folder, fault, env) => {
  for (const args of commandsOf(fault)) {
    const { code, output } = await capture(nodePath(), args, { cwd: folder, env })
    if (/no tests? (files? )?found/i.test(output)) throw new Error(`${fault.tests.join(', ')}: no such test`)
    if (code !== 0) return false
  }
  return true
}

/**
 * Plants each fault alone and runs the tests that it names. Resolves to every fault with `noticed`: true if they fail, false if they
 * pass, and undefined with an `error` if it could not be determined: the code has changed, or the tests fail without any fault. Calls
 * `onResult` with each result.
 * @param {{ area: string, why: string, file: string, find: string, replace: string, tests: string[], grep?: string }[]} faults
 */
export const replay = async (faults, services, onResult) => {
  const folder = createSandbox()
  const env = toolEnv({ ...services, CI: '' }, ['DATABASE_URL', 'REDIS_URL', 'DATA_DIR', 'PORT'])
  const sound = new Map()
  const isSound = async (fault) => {
    const key = JSON.stringify([fault.tests, fault.grep])
    if (!sound.has(key)) sound.set(key, await passes(folder, fault, env))
    return sound.get(key)
  }
  const results = []
  for (const fault of faults) {
    let result
    try {
      if (!(await isSound(fault))) throw new Error(`${fault.tests.join(', ')}: fails without any fault`)
      result = { ...fault, noticed: !(await withFault(folder, fault, () => passes(folder, fault, env))) }
    } catch (error) {
      result = { ...fault, error: error.message }
    }
    results.push(result)
    onResult(result)
  }
  return results
}
