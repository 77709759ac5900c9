import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { atEnd, capture, root } from './run.mjs'

const config = join(root, 'server', 'drizzle.config.ts')
const migrations = join(root, 'server', 'migrations')

const sqlFiles = async (folder) => (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()

// drizzle-kit exits with code 0 after most errors, so only its success message counts.
const sayso = async (args, sentence) => {
  const { code, output } = await capture('drizzle-kit', args)
  return { isFine: code === 0 && output.includes(sentence), output }
}

/**
 * Throws unless the migrations create exactly the tables that the code declares. `drizzle-kit check` finds migrations that contradict
 * each other; then `drizzle-kit generate` runs on a copy of them and must find nothing to add.
 */
export const checkMigrations = async () => {
  const checked = await sayso(['check', '--config', config], "Everything's fine")
  if (!checked.isFine) throw new Error(`drizzle-kit check: the migrations are not in order\n${checked.output}`)
  const folder = await mkdtemp(join(tmpdir(), 'feria-migrations-'))
  const clean = atEnd(() => rm(folder, { recursive: true, force: true }))
  try {
    const copy = join(folder, 'migrations')
    await cp(migrations, copy, { recursive: true })
    const copyConfig = join(folder, 'drizzle.config.ts')
    // It reads snapshots only from a folder relative to its working directory.
    const out = relative(root, copy)
    await writeFile(copyConfig, `import config from ${JSON.stringify(config)}\nexport default { ...config, out: ${JSON.stringify(out)} }\n`)
    // A rename makes it ask a question, which fails here without a terminal: also a sign of a missing migration.
    const generated = await sayso(['generate', '--config', copyConfig, '--name', 'missing'], 'No schema changes')
    const before = new Set(await sqlFiles(migrations))
    const added = (await sqlFiles(copy)).filter((name) => !before.has(name))
    const sql = await Promise.all(added.map((name) => readFile(join(copy, name), 'utf8')))
    if (added.length > 0) throw new Error(`the tables have changed without a migration (npm run migration)\n${sql.join('\n')}`)
    if (!generated.isFine) throw new Error(`drizzle-kit generate: the tables do not match the migrations\n${generated.output}`)
  } finally {
    await clean()
  }
}
