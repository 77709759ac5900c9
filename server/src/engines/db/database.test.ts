import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { desc, getTableColumns, sql } from 'drizzle-orm'
import { bigint, boolean, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createDatabase } from '../../testing/create-database.ts'
import { databaseKinds } from '../../testing/database-kinds.ts'
import { copyEmbedded } from '../../testing/embedded-copies.ts'
import { hasPostgres } from '../../testing/servers.ts'
import { constraintOf, type Database, isEndedByServer, isoTime, prepareOnce, rowsOf, sqlState } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { lockFolder } from './lock-folder.ts'
import { openDatabase } from './open-database.ts'

test('PostgreSQL ended a connection only where it says so itself: poolers have the same code for ends of their own', () => {
  const error = (fields: object) => new Error('query failed', { cause: Object.assign(new Error('terminating connection'), fields) })
  expect(isEndedByServer(error({ code: '57P01', routine: 'ProcessInterrupts' }))).toBe(true)
  expect(isEndedByServer(error({ code: '57P01' }))).toBe(false)
  expect(isEndedByServer(error({ code: '57P02', routine: 'ProcessInterrupts' }))).toBe(false)
})

describe.each(databaseKinds)('the database $kind', ({ isHere, open }) => {
  describe.skipIf(!isHere)('keeps the promises of its interface', () => {
    let database: Database
    let drop: () => Promise<void>
    beforeAll(async () => {
      ;({ db: database, drop } = await open())
      await database.migrate()
    })
    afterAll(() => drop())

    const count = async () => rowsOf<{ n: number }>(await database.db.execute(sql`select count(*)::int as n from exchange_rates`))[0]?.n
    const insert = (db: Database['db']) => db.execute(sql`insert into exchange_rates (ars_cents, since, source) values (1, now(), 'x')`)

    test('migrating again changes nothing', async () => {
      await database.migrate()
      expect(rowsOf<{ n: number }>(await database.db.execute(sql`select count(*)::int as n from categories`))[0]?.n).toBe(10)
    })

    test('a transaction commits whole or not at all', async () => {
      const before = (await count()) ?? 0
      await expect(
        database.db.transaction(async (db) => {
          await insert(db)
          throw new Error('no')
        }),
      ).rejects.toThrow('no')
      expect(await count()).toBe(before)
      await database.db.transaction((db) => insert(db))
      expect(await count()).toBe(before + 1)
    })

    test('a prepared query answers the same as an unprepared one, whatever its columns are', async () => {
      const things = pgTable('things', {
        id: uuid().primaryKey(),
        name: text().notNull(),
        price: bigint({ mode: 'number' }),
        isSold: boolean('is_sold').notNull(),
        images: text().array().notNull(),
        facts: jsonb(),
        since: timestamp({ withTimezone: true }).notNull(),
      })
      await database.db.execute(sql`create table things (id uuid primary key, name text not null, price bigint, is_sold boolean not null,
        images text[] not null, facts jsonb, since timestamptz not null)`)
      const all = { name: 'ñandú «9»', price: 9_007_199_254_740, isSold: true, images: ['a,b', 'c"d'], facts: { a: [1] } }
      const none = { name: '', price: null, isSold: false, images: [], facts: null }
      const since = new Date('2026-11-20T14:05:06.789Z')
      const earlier = new Date('1999-12-31T23:59:00.700Z')
      await database.db.insert(things).values([
        { id: randomUUID(), ...all, since },
        { id: randomUUID(), ...none, since: earlier },
      ])
      const select = (db: Database['db']) =>
        db
          .select({ ...getTableColumns(things), at: isoTime(things.since), double: sql<number>`${things.price} * 2`.mapWith(Number) })
          .from(things)
          .where(sql`${things.since} < ${sql.placeholder('until')}`)
          .orderBy(desc(things.name))
      const prepared = prepareOnce(database.db, 'things', (db) => select(db).prepare('things'))
      const until = '2027-01-01T00:00:00Z'
      const rows = await prepared.execute({ until })
      expect(rows).toMatchObject([
        { ...all, since, at: since.toISOString(), double: 18_014_398_509_480 },
        { ...none, since: earlier, at: earlier.toISOString(), double: null },
      ])
      expect(rows).toEqual(await select(database.db).execute({ until }))
      await database.db.execute(sql`drop table things`)
    })

    test('an error has its state and its constraint', async () => {
      const error = await database.db
        .execute(sql`insert into categories (name, folded) values ('x', 'otros')`)
        .catch((failure: unknown) => failure)
      expect([sqlState(error), constraintOf(error)]).toEqual(['23505', 'categories_name_key'])
      expect(sqlState(new Error('x'))).toBeUndefined()
    })

    test('writes survive a power cut: fsync is on', async () => {
      expect(rowsOf<{ fsync: string }>(await database.db.execute(sql`select current_setting('fsync') as fsync`))[0]?.fsync).toBe('on')
    })

    test('vacuum may run at any time', async () => {
      await expect(database.vacuum()).resolves.toBeUndefined()
    })
  })
})

describe('the folder of the embedded database', () => {
  test('belongs to one process at a time; the second is refused with the reason, and the next may have it', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'feria-lock-'))
    await copyEmbedded(dir)
    const first = await openEmbedded(dir)
    await expect(openEmbedded(dir)).rejects.toThrow('Another Feria is already running')
    await first.close()
    const second = await openEmbedded(dir)
    await second.close()
    await rm(dir, { recursive: true })
  })

  test('is free again when its holder dies', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'feria-lock-'))
    const { execFileSync } = await import('node:child_process')
    const holder = `require('net').createServer().listen(${JSON.stringify(join(dir, 'lock'))}, () => process.kill(process.pid, 'SIGKILL'))`
    expect(() => execFileSync(process.execPath, ['-e', holder], { stdio: 'ignore' })).toThrow()
    const unlock = await lockFolder(dir)
    await unlock()
    await rm(dir, { recursive: true })
  })

  test('may have a path longer than a socket allows', async () => {
    const dir = await mkdtemp(join(tmpdir(), `feria-${'x'.repeat(120)}-`))
    const unlock = await lockFolder(dir)
    await expect(lockFolder(dir)).rejects.toThrow('already running')
    await unlock()
    await rm(dir, { recursive: true })
  })
})

test.skipIf(!hasPostgres)(
  'a database in another encoding is refused before anything is made in it, with the command that makes a right one',
  async () => {
    const { url, drop } = await createDatabase(inject('databaseUrl'), "template0 encoding 'SQL_ASCII' locale 'C'")
    const db = await openDatabase({ url, dir: '' })
    await expect(db.migrate()).rejects.toThrow(/^the database feria_\w+ is in SQL_ASCII, .* createdb .*--encoding=UTF8/)
    expect(rowsOf(await db.db.execute(sql`select tablename from pg_tables where schemaname = 'public'`))).toEqual([])
    await db.close()
    await drop()
  },
)
