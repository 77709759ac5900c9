import { createHash } from 'node:crypto'
import { mkdir, open, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Ctx } from '../core/context.ts'
import type { Jobs } from '../core/jobs.ts'
import { aboutDatabase } from '../engines/db/about.ts'
import { type Db, rowsOf } from '../engines/db/database.ts'
import { migrationsCount } from '../engines/db/migrations.ts'
import { sumAccounts } from '../modules/payments/payments.module.ts'
import { MANIFEST, type Manifest } from './manifest.ts'
import { listSequences, listTables, quoted } from './tables.ts'

/** Rows in memory at once. */
const PAGE = 500

/** Writes a table's rows as newline-delimited JSON. */
const writeTable = async (db: Db, dir: string, name: string): Promise<Manifest['tables'][number]> => {
  const hash = createHash('sha256')
  const file = await open(join(dir, 'tables', `${name}.ndjson`), 'wx')
  let rows = 0
  try {
    await db.execute(sql.raw(`declare rows_of_export no scroll cursor for select row_to_json(t)::text as row from ${quoted(name)} t`))
    for (;;) {
      const page = rowsOf<{ row: string }>(await db.execute(sql.raw(`fetch ${PAGE} from rows_of_export`)))
      if (page.length === 0) break
      const text = page.map(({ row }) => `${row}\n`).join('')
      hash.update(text)
      await file.write(text)
      rows += page.length
    }
    await db.execute(sql.raw('close rows_of_export'))
    await file.sync()
  } finally {
    await file.close()
  }
  return { name, rows, sha256: hash.digest('hex') }
}

const writeFiles = async (ctx: Ctx, dir: string): Promise<Manifest['files']> => {
  const written: Manifest['files'] = []
  for await (const key of ctx.engines.files.keys()) {
    const bytes = await ctx.engines.files.read(key)
    // Deleted since it was listed.
    if (!bytes) continue
    const path = join(dir, 'files', key)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, bytes)
    written.push({ key, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') })
  }
  return written
}

/**
 * Exports everything that Feria stores into an empty folder: all tables as of one moment, the waiting jobs, and every file. The manifest
 * is written last, so that an interrupted export is not taken for a complete one. The caller ensures that no server is running, or later
 * changes are missing. It contains members' secrets: protect it like the database.
 */
export const exportData = async (ctx: Ctx, jobs: Jobs, dir: string): Promise<string> => {
  if ((await readdir(dir).catch(() => [])).length > 0) throw new Error(`${dir} is not empty.`)
  await mkdir(join(dir, 'tables'), { recursive: true, mode: 0o700 })
  const { pending } = await aboutDatabase(ctx.db)
  const stored = await ctx.db.transaction(
    async (db) => {
      const tables: Manifest['tables'] = []
      for (const { name } of await listTables(db)) tables.push(await writeTable(db, dir, name))
      const inside = { ...ctx, db }
      return { tables, sequences: await listSequences(db), ledger: await sumAccounts(inside), jobs: await jobs.waiting(inside) }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  const files = await writeFiles(ctx, dir)
  const manifest: Manifest = { format: 1, at: ctx.now().toISOString(), migrations: migrationsCount() - pending, ...stored, files }
  await writeFile(join(dir, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`)
  const rows = stored.tables.reduce((sum, table) => sum + table.rows, 0)
  return `${rows} rows of ${stored.tables.length} tables, ${stored.jobs.length} jobs that wait and ${files.length} files are in ${dir}.`
}
