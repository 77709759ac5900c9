import { checkMigrations } from './migrations.mjs'
import { capture, run } from './run.mjs'

const types = async () => {
  const failures = []
  for (const project of ['contract', 'server', 'web', '.']) {
    const { code, output } = await capture('tsc', ['-p', project])
    if (code !== 0) failures.push(output)
  }
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
