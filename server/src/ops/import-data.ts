import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'drizzle-orm'
import type { Ctx } from '../core/context.ts'
import type { Jobs } from '../core/jobs.ts'
import { aboutDatabase } from '../engines/db/about.ts'
import { type Db, rowsOf } from '../engines/db/database.ts'
import { migrationsCount } from '../engines/db/migrations.ts'
import { checkBooks, sumAccounts } from '../modules/payments/payments.module.ts'
import { findMissing } from '../modules/uploads/uploads.module.ts'
import { bookOf, type Manifest, readManifest } from './manifest.ts'
import { countRows, listTables, quoted, type Table } from './tables.ts'

const BATCH = 500
/** Tables that migrations fill: their rows are replaced. */
const SEEDED = new Set(['categories'])

const refuseUnlessEmpty = async (db: Db, tables: Table[]): Promise<void> => {
  for (const { name } of tables) {
    if (SEEDED.has(name)) continue
    const [found] = rowsOf<{ some: boolean }>(await db.execute(sql.raw(`select exists (select 1 from ${quoted(name)}) as some`)))
    if (found?.some) throw new Error(`The database is not empty: ${name} has rows. Import into a new one.`)
  }
}

/** Imports a table's rows unchanged, several hundred at once. Throws when the file differs from the exported one. */
const readTable = async (db: Db, dir: string, { name, columns }: Table, sha256: string): Promise<void> => {
  const list = columns.map(quoted).join(', ')
  const insert = sql.raw(
    `insert into ${quoted(name)} (${list}) overriding system value ` + `select ${list} from json_populate_recordset(null::${quoted(name)},`,
  )
  const put = (rows: string[]) => db.execute(sql`${insert} ${`[${rows.join(',')}]`}::json)`)
  const hash = createHash('sha256')
  let rows: string[] = []
  for await (const line of createInterface({
    input: createReadStream(join(dir, 'tables', `${name}.ndjson`)),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    hash.update(`${line}\n`)
    rows.push(line)
    if (rows.length < BATCH) continue
    await put(rows)
    rows = []
  }
  if (rows.length > 0) await put(rows)
  if (hash.digest('hex') !== sha256) throw new Error(`tables/${name}.ndjson is not what was exported.`)
}

const readTables = async (db: Db, dir: string, manifest: Manifest): Promise<void> => {
  const tables = await listTables(db)
  await refuseUnlessEmpty(db, tables)
  const unknown = manifest.tables.filter(({ name, rows }) => rows > 0 && !tables.some((table) => table.name === name))
  if (unknown.length > 0) throw new Error(`This database has no ${unknown.map(({ name }) => name).join(', ')}.`)
  await db.execute(sql`set local statement_timeout = 0`)
  // The rows already contain what triggers compute; foreign keys are checked all the same.
  for (const { name } of tables) await db.execute(sql.raw(`alter table ${quoted(name)} disable trigger user`))
  for (const name of SEEDED) await db.execute(sql.raw(`delete from ${quoted(name)}`))
  for (const table of tables) {
    const exported = manifest.tables.find(({ name }) => name === table.name)
    if (exported) await readTable(db, dir, table, exported.sha256)
  }
  for (const { name } of tables) await db.execute(sql.raw(`alter table ${quoted(name)} enable trigger user`))
  for (const { name, last } of manifest.sequences)
    if (last) await db.execute(sql`select setval(${`public.${quoted(name)}`}::regclass, ${last}::bigint)`)
  for (const { name, rows } of manifest.tables) {
    const found = rows > 0 ? await countRows(db, name) : 0
    if (found !== rows) throw new Error(`${name} has ${found} rows instead of ${rows}.`)
  }
}

const readFiles = async (ctx: Ctx, dir: string, { files }: Manifest): Promise<void> => {
  for (const { key, sha256 } of files) {
    const bytes = await readFile(join(dir, 'files', key))
    if (createHash('sha256').update(bytes).digest('hex') !== sha256) throw new Error(`files/${key} is not what was exported.`)
    await ctx.engines.files.put(key, bytes)
  }
}

/**
 * Imports an export into an empty database, in one transaction: completely, with the manifest's counts, the same ledger sums and
 * consistent books, or not at all. Refuses an export of another schema version and modified files.
 */
export const importData = async (ctx: Ctx, jobs: Jobs, dir: string): Promise<string> => {
  const manifest = await readManifest(dir)
  const { pending } = await aboutDatabase(ctx.db)
  if (manifest.migrations !== migrationsCount() - pending)
    throw new Error('The export comes from another version of Feria: export and import with the same one.')
  // Before the rows that refer to them; an unreferenced file does no harm.
  await refuseUnlessEmpty(ctx.db, await listTables(ctx.db))
  await readFiles(ctx, dir, manifest)
  await ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db }
    await readTables(db, dir, manifest)
    if (bookOf(await sumAccounts(inside)) !== bookOf(manifest.ledger))
      throw new Error('The sums of the ledger are not those of the export.')
    const wrong = await checkBooks(inside)
    if (wrong.length > 0) throw new Error(`The books are wrong.\n${wrong.join('\n')}`)
    await jobs.putBack(inside, manifest.jobs)
  })
  await ctx.db.execute(sql`analyze`)
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  const { looked, missing } = await findMissing(ctx)
  const gone =
    missing.length > 0 ? `\nBut ${missing.length} of ${looked} pictures looked at have no file, nor had they when they were exported.` : ''
  return (
    `${rows} rows, ${manifest.jobs.length} jobs and ${manifest.files.length} files are here; every count agrees and the ` +
    `books are right.${gone}`
  )
}
