import { checkMigrations } from './migrations.mjs'
import { capture, run } from './run.mjs'
import { oneChecker } from './types.mjs'

/** The largest first, so that none is left alone at the end. */
const projects = ['server', 'web', '.', 'contract']

const types = async () => {
  const failures = []
  const waiting = [...projects]
  const checkOn = async () => {
    for (let project = waiting.shift(); project; project = waiting.shift()) {
      const { code, output } = await capture('tsc', ['-p', project, ...oneChecker])
      if (code !== 0) failures.push(output)
    }
  }
  await Promise.all([checkOn(), checkOn()])
  if (failures.length > 0) throw new Error(`the types are wrong\n${failures.join('\n')}`)
}

/** Every check that does not run the product, by step name. */
export const checks = {
  types,
  biome: () => run('biome', ['check', '.']),
  structure: () => run('node', ['scripts/structure.mjs']),
  lock: () => run('node', ['scripts/check-lock.mjs']),
  knip: () => run('knip', []),
  migrations: checkMigrations,
}
