import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Db, rowsOf } from '../engines/db/database.ts'
import { openDatabase } from '../engines/db/open-database.ts'
import { openBalancer } from '../testing/processes.ts'
import { hasPostgres } from '../testing/servers.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import type { Ctx } from './context.ts'
import { withTransaction } from './transaction.ts'

describe.skipIf(!hasPostgres)('a transaction on PostgreSQL', () => {
  let testApp: TestApp
  let ctx: Ctx
  beforeAll(async () => {
    testApp = await createTestApp()
    ctx = testApp.app.ctx
    await ctx.db.execute(sql`create table rows_of_test (id int primary key, n int not null)`)
    await ctx.db.execute(sql`insert into rows_of_test values (1, 0), (2, 0)`)
  })
  afterAll(() => testApp.close())

  const add = (ctx: Ctx, id: number) => ctx.db.execute(sql`update rows_of_test set n = n + 1 where id = ${id}`)
  const sum = async () => rowsOf<{ n: number }>(await ctx.db.execute(sql`select sum(n)::int as n from rows_of_test`))[0]?.n
  const kill = async (inner: Ctx) => {
    const [row] = rowsOf<{ pid: number }>(await inner.db.execute(sql`select pg_backend_pid() as pid`))
    await ctx.db.execute(sql`select pg_terminate_backend(${row?.pid})`)
  }

  test('is retried after a deadlock, and both commit once', async () => {
    const before = (await sum()) ?? 0
    let waiting = 2
    let go: () => void = () => undefined
    const both = new Promise<void>((resolve) => {
      go = resolve
    })
    const cross = (first: number, second: number) =>
      withTransaction(ctx, async (ctx) => {
        await add(ctx, first)
        if (--waiting === 0) go()
        await both
        await add(ctx, second)
      })
    await Promise.all([cross(1, 2), cross(2, 1)])
    expect(await sum()).toBe(before + 4)
    expect(waiting).toBeLessThan(0)
  })

  test('is retried after a serialisation failure', async () => {
    const before = (await sum()) ?? 0
    let tries = 0
    await withTransaction(ctx, async (inner) => {
      tries += 1
      await inner.db.execute(sql`set transaction isolation level repeatable read`)
      await inner.db.execute(sql`select * from rows_of_test`)
      if (tries === 1) await add(ctx, 1)
      await add(inner, 1)
    })
    expect([tries, await sum()]).toEqual([2, before + 2])
  })

  test('is retried once when its connection is lost before the commit', async () => {
    const before = (await sum()) ?? 0
    let tries = 0
    const ran: string[] = []
    await withTransaction(ctx, async (inner) => {
      tries += 1
      inner.afterCommit?.push(() => ran.push(`try ${tries}`))
      await add(inner, 1)
      if (tries === 1) await kill(inner)
      await add(inner, 2)
    })
    expect([tries, await sum(), ran]).toEqual([2, before + 2, ['try 2']])
  })

  /** A table with a row that has the trigger `act` run at the commit, and not before. */
  const createTableActingAtCommit = async (name: string, act: string) => {
    await ctx.db.execute(sql.raw(`create table ${name} (id int)`))
    await ctx.db.execute(sql.raw(`create function act_${name}() returns trigger language plpgsql as $$ begin ${act}; return new; end $$`))
    await ctx.db.execute(
      sql.raw(`create constraint trigger act after insert on ${name} deferrable initially deferred
        for each row execute function act_${name}()`),
    )
  }

  test('is retried when PostgreSQL ends its connection before the commit is done', async () => {
    await ctx.db.execute(sql`create sequence commits`)
    await createTableActingAtCommit(
      'ended_at_commit',
      `if nextval('commits') = 1 then perform pg_terminate_backend(pg_backend_pid()); end if`,
    )
    let tries = 0
    await withTransaction(ctx, async (inner) => {
      tries += 1
      await inner.db.execute(sql`insert into ended_at_commit values (1)`)
    })
    expect(tries).toBe(2)
    expect(rowsOf(await ctx.db.execute(sql`select id from ended_at_commit`))).toEqual([{ id: 1 }])
  })

  test('is retried when PostgreSQL ends its connection while it waits to commit', async () => {
    const before = (await sum()) ?? 0
    let tries = 0
    await withTransaction(ctx, async (inner) => {
      tries += 1
      await add(inner, 1)
      if (tries === 1) inner.beforeCommit?.push(() => kill(inner))
    })
    expect([tries, await sum()]).toEqual([2, before + 1])
  })

  test('is not retried when its connection is lost during the commit: the outcome is unknown', async () => {
    await createTableActingAtCommit('slow_commit', 'perform pg_sleep(0.5)')
    const direct = new URL(testApp.databaseUrl)
    const port = Number(direct.port)
    const door = await openBalancer(() => [port])
    direct.port = new URL(door.url).port
    const through = await openDatabase({ url: direct.href, dir: '' })
    let tries = 0
    const lost = withTransaction({ ...ctx, db: through.db }, async (inner) => {
      tries += 1
      await inner.db.execute(sql`insert into slow_commit values (1)`)
      setTimeout(() => door.close(), 100)
    })
    await expect(lost).rejects.toThrow()
    expect(tries).toBe(1)
    await through.close()
  })

  test("whose connection is lost while it waits for something else neither writes nor ends others' transactions", async () => {
    const before = (await sum()) ?? 0
    const one = await openDatabase({ url: testApp.databaseUrl, dir: '', poolSize: 2 })
    const on = (db: Db) => ({ ...ctx, db })
    const [isOther, isLost] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const lost = one.db.transaction(async (db) => {
      await add(on(db), 1)
      await kill(on(db))
      isLost.resolve()
      await isOther.promise
      await add(on(db), 1)
    })
    lost.catch(() => undefined)
    await isLost.promise
    // While the first still waits.
    await one.db.transaction(async (db) => {
      await add(on(db), 2)
      isOther.resolve()
      await expect(lost).rejects.toThrow()
      await add(on(db), 2)
    })
    await one.close()
    expect(await sum()).toBe(before + 2)
  })

  test('is never retried when its work is refused', async () => {
    let tries = 0
    const refused = withTransaction(ctx, async (inner) => {
      tries += 1
      await inner.db.execute(sql`insert into rows_of_test values (1, 1)`)
    })
    await expect(refused).rejects.toThrow()
    expect(tries).toBe(1)
  })
})
