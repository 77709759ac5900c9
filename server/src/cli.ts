import './compile-cache.ts'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { commands, type Task } from './cli/commands.ts'
import { asksForHelp, helpOf, unknown, usage } from './cli/help.ts'
import { sentenceOf } from './cli/sentence.ts'
import type { Config } from './config.ts'
import type { Db } from './engines/db/database.ts'
import { hostsOf } from './engines/db/hosts.ts'

/** What does not close in time, such as an unreachable Redis, is left to the system. */
const CLOSE_MS = 3000
/** The shell's exit code for a misused command. */
const MISUSED = 2

/** Throws unless the embedded database exists: opening it would create it. */
const expectEmbedded = async ({ DATABASE_URL, DATA_DIR }: Config): Promise<void> => {
  if (DATABASE_URL) return
  const place = join(DATA_DIR, 'db')
  await access(join(place, 'PG_VERSION')).catch(() => {
    throw new Error(`There is no database in ${place}. Set DATABASE_URL or DATA_DIR, here or in .env, or start Feria first.`)
  })
}

/** Throws unless it is a database of Feria, with the current schema if it is not migrated. */
const expectFeria = async (db: Db, { DATABASE_URL }: Config, name: string, { touches }: Task): Promise<void> => {
  const { aboutDatabase } = await import('./engines/db/about.ts')
  const { hasTables, pending } = await aboutDatabase(db)
  const { host, pathname } = new URL(hostsOf(DATABASE_URL ?? '')?.[0] ?? 'embedded:/db')
  if (!hasTables)
    throw new Error(`The database ${host}${pathname} has no Feria. Is it the one that you mean? npm run feria -- migrate makes its tables.`)
  if (touches === 'asks' && name !== 'doctor' && pending > 0)
    throw new Error(`The database is behind this version by ${pending} migrations: npm run feria -- migrate`)
}

/** Runs a command on the database; closes everything that it opened. */
const runOn = async (name: string, command: Task, words: string[]): Promise<string> => {
  const work = command.run(words)
  const { readConfig } = await import('./config.ts')
  const config = { ...readConfig(), LOG_LEVEL: 'error' as const }
  if (command.touches !== 'makes') await expectEmbedded(config)
  const { openEngines } = await import('./engines/open-engines.ts')
  const opening = openEngines(config, () => new Date())
  const { createFeria } = await import('./create-feria.ts')
  const engines = await opening
  const open: (() => unknown)[] = [engines.close]
  try {
    if (command.touches !== 'makes') await expectFeria(engines.db.db, config, name, command)
    if (command.touches !== 'asks') await engines.db.migrate()
    const app = await createFeria(config, engines, { isQuiet: true })
    open.push(() => app.sockets.close())
    // The doctor changes nothing, even on a database of another version.
    if (name !== 'doctor') {
      await app.jobs.start()
      open.push(app.jobs.stop)
    }
    return await work(app.ctx, app.jobs)
  } finally {
    const closeAll = async () => {
      for (const close of open.toReversed()) await Promise.resolve(close()).catch(() => undefined)
    }
    await Promise.race([closeAll(), sleep(CLOSE_MS)])
  }
}

const run = async (): Promise<void> => {
  const [name = '', ...words] = process.argv.slice(2)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (name === '--help' || name === '-h' || name === 'help') return void process.stdout.write(usage())
  if (!command) {
    process.exitCode = MISUSED
    return void process.stderr.write(`${name ? unknown(name) : ''}${usage()}`)
  }
  if (asksForHelp(words)) return void process.stdout.write(helpOf(name, command))
  if (command.touches === 'nothing') return void process.stdout.write(await command.output())
  const output = await runOn(name, command, words)
  process.stdout.write(`${output}\n`)
}

run()
  .catch((error: unknown) => {
    process.stderr.write(`${sentenceOf(error)}\n`)
    process.exitCode ??= 1
  })
  // Pending connection attempts would keep the process alive for as long as the other side is down.
  .finally(() => process.exit())
