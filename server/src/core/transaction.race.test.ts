import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Db, rowsOf } from '../engines/db/database.ts'
import { openDatabase } from '../engines/db/open-database.ts'
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

  test('is not retried when its connection is lost during the commit: the outcome is unknown', async () => {
    let tries = 0
    // At its commit, and not before, the process of the database ends itself.
    await ctx.db.execute(sql`create table cut_at_commit (id int)`)
    await ctx.db.execute(sql`
      create function end_process() returns trigger language plpgsql
        as $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`)
    await ctx.db.execute(sql`
      create constraint trigger cut after insert on cut_at_commit deferrable initially deferred
        for each row execute function end_process()`)
    const lost = withTransaction(ctx, async (inner) => {
      tries += 1
      await inner.db.execute(sql`insert into cut_at_commit values (1)`)
    })
    await expect(lost).rejects.toThrow()
    expect(tries).toBe(1)
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
