import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Database, rowsOf } from '../engines/db/database.ts'
import { databaseKinds } from '../testing/database-kinds.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import type { Ctx } from './context.ts'
import type { Events } from './event-map.ts'
import { createJobs, type Jobs } from './jobs.ts'
import { withTransaction } from './transaction.ts'

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const moved: Events['orders.moved'] = {
  orderId: 'o',
  number: 'n',
  buyerId: 'b',
  sellerId: 's',
  status: 'enviada',
  at: '2026-11-20T12:00:00.000Z',
  isHeld: false,
  by: 'buyer',
}

describe.each(databaseKinds)('jobs and the outbox on $kind', ({ isHere, openMigrated }) => {
  describe.skipIf(!isHere)('keep the promises of their interface', () => {
    let testApp: TestApp
    let drop: () => Promise<void>
    let database: Database
    const listener = vi.fn(async (_ctx: Ctx, _event: Events['orders.moved']) => undefined)
    const ticked = vi.fn(async () => undefined)
    const [first, second] = [vi.fn(async () => undefined), vi.fn(async () => undefined)]
    let ctx: Ctx
    let jobs: Jobs
    const worker = {
      module: 'prueba',
      on: { 'orders.moved': { onNews: listener }, 'orders.paid-out': { first, second } },
      schedules: { tick: { cron: '0 0 1 1 *', run: ticked } },
    }
    beforeAll(async () => {
      const opened: { db: Database; drop(): Promise<void> } = await openMigrated()
      drop = opened.drop
      database = opened.db
      testApp = await createTestApp({ db: opened.db })
      jobs = createJobs(opened.db, [worker], () => ctx, { log, isQuiet: false, superviseSeconds: 1 })
      ctx = { ...testApp.app.ctx, outbox: jobs }
      await jobs.start()
    }, 180_000)
    afterAll(async () => {
      await jobs.stop()
      await testApp.app.http.close()
      await testApp.app.jobs.stop()
      await drop()
    })

    const until = async (isSo: () => boolean) => {
      for (let waits = 0; !isSo() && waits < 200; waits++) await sleep(50)
      expect(isSo()).toBe(true)
    }

    test('news of a transaction that commits reaches its subscriber soon', async () => {
      await withTransaction(ctx, (ctx) => ctx.outbox.put(ctx, 'orders.moved', moved))
      await until(() => listener.mock.calls.length === 1)
      expect(listener.mock.calls[0]?.[1]).toEqual(moved)
    })

    test('news whose process died while it was dealt with is dealt with again', async () => {
      listener.mockClear()
      await ctx.outbox.put(ctx, 'orders.moved', { ...moved, orderId: 'dead' }, { afterSeconds: 3600 })
      await database.db.execute(
        sql`update pgboss.job set state = 'active', started_on = now() - interval '1 day' where data->'event'->>'orderId' = 'dead'`,
      )
      await until(() => listener.mock.calls.length === 1)
      expect(listener.mock.calls[0]?.[1]).toMatchObject({ orderId: 'dead' })
    })

    test('news whose process was killed a moment ago is dealt with again within two minutes, not once its time is over', async () => {
      listener.mockClear()
      await ctx.outbox.put(ctx, 'orders.moved', { ...moved, orderId: 'alive' }, { afterSeconds: 3600 })
      await ctx.outbox.put(ctx, 'orders.moved', { ...moved, orderId: 'killed' }, { afterSeconds: 3600 })
      const lastSeen = (id: string, seconds: number) =>
        database.db.execute(
          sql`update pgboss.job set state = 'active', started_on = now() - ${`${seconds} s`}::interval,
            heartbeat_on = now() - ${`${seconds} s`}::interval where data->'event'->>'orderId' = ${id}`,
        )
      await lastSeen('alive', 40)
      await lastSeen('killed', 61)
      await until(() => listener.mock.calls.length === 1)
      expect(listener.mock.calls.map(([, { orderId }]) => orderId)).toEqual(['killed'])
      await database.db.execute(sql`delete from pgboss.job where data->'event'->>'orderId' = 'alive'`)
    })

    test('a schedule that another version stored otherwise, or that is gone, is brought to this one’s at the start', async () => {
      const schedules = async () =>
        rowsOf(await database.db.execute(sql`select key, cron from pgboss.schedule where name = 'schedules' order by key`))
      const own = await schedules()
      expect(own).toEqual([expect.objectContaining({ cron: '0 0 1 1 *' })])
      const run = async () => undefined
      const older = { module: 'prueba', schedules: { tick: { cron: '5 5 5 5 *', run }, gone: { cron: '6 6 6 6 *', run } } }
      const startOnce = async (of: typeof older | typeof worker) => {
        const version = createJobs(database, [of], () => ctx, { log, isQuiet: false, superviseSeconds: 1 })
        await version.start()
        await version.stop()
      }
      await startOnce(older)
      expect(await schedules()).toMatchObject([{ cron: '6 6 6 6 *' }, { cron: '5 5 5 5 *' }])
      await startOnce(worker)
      expect(await schedules()).toEqual(own)
    })

    test('queues of a version that kept no failed jobs apart, and asked for no sign of life, do so from the next start on', async () => {
      const kept = async () =>
        rowsOf(
          await database.db.execute(
            sql`select distinct dead_letter as at, heartbeat_seconds as alive from pgboss.queue
              where name in ('events', 'external', 'schedules')`,
          ),
        )
      await database.db.execute(sql`update pgboss.queue set dead_letter = null, heartbeat_seconds = null`)
      expect(await kept()).toEqual([{ at: null, alive: null }])
      const next = createJobs(database, [worker], () => ctx, { log, isQuiet: true })
      await next.start()
      await next.stop()
      expect(await kept()).toEqual([{ at: 'failed', alive: 60 }])
    })

    test('what waits for an outside service is tried for most of an hour, also by queues of a version that gave up sooner', async () => {
      const stored = async () =>
        rowsOf<{ limit: number; delay: number; max: number }>(
          await database.db.execute(
            sql`select retry_limit as "limit", retry_delay as delay, retry_delay_max as max from pgboss.queue where name = 'external'`,
          ),
        )
      await database.db.execute(sql`update pgboss.queue set retry_limit = 8 where name = 'external'`)
      const next = createJobs(database, [worker], () => ctx, { log, isQuiet: true })
      await next.start()
      await next.stop()
      const [{ limit = 0, delay = 0, max = 0 } = {}] = await stored()
      // The shortest pauses of pg-boss: half of what doubles each time.
      const pauses = Array.from({ length: limit }, (_, n) => Math.min(max, (delay * 2 ** (n + 1)) / 2))
      expect(pauses.reduce((sum, pause) => sum + pause) / 60).toBeGreaterThan(40)
    })

    test('news of a transaction that fails was never there', async () => {
      listener.mockClear()
      const failing = withTransaction(ctx, async (ctx) => {
        await ctx.outbox.put(ctx, 'orders.moved', moved)
        throw new Error('no')
      })
      await expect(failing).rejects.toThrow('no')
      await withTransaction(ctx, (ctx) => ctx.outbox.put(ctx, 'orders.moved', { ...moved, number: 'dos' }))
      await until(() => listener.mock.calls.length > 0)
      expect(listener.mock.calls.map(([, event]) => event.number)).toEqual(['dos'])
    })

    test('much news at once is told without a pause between one and the next', async () => {
      listener.mockClear()
      await withTransaction(ctx, async (ctx) => {
        for (let n = 0; n < 100; n++) await ctx.outbox.put(ctx, 'orders.moved', { ...moved, number: String(n) })
      })
      await until(() => listener.mock.calls.length === 100)
      expect(new Set(listener.mock.calls.map(([, event]) => event.number)).size).toBe(100)
    })

    test('news that another process leaves behind is found, and so is what is due later', { timeout: 60_000 }, async () => {
      listener.mockClear()
      const other = createJobs(database, [worker], () => ctx, { log, isQuiet: true })
      await other.start()
      await other.put(ctx, 'orders.moved', { ...moved, number: 'ajena' })
      await jobs.put(ctx, 'orders.moved', { ...moved, number: 'después' }, { afterSeconds: 1 })
      await other.stop()
      await until(() => listener.mock.calls.length === 2)
      expect(listener.mock.calls.map(([, event]) => event.number).toSorted()).toEqual(['ajena', 'después'])
    })

    test('of several subscribers of an event, one that fails is asked again alone', { timeout: 60_000 }, async () => {
      first.mockRejectedValueOnce(new Error('not yet'))
      await withTransaction(ctx, (ctx) => ctx.outbox.put(ctx, 'orders.paid-out', { orderId: 'o', at: moved.at }))
      await until(() => first.mock.calls.length === 2)
      expect(second).toHaveBeenCalledOnce()
    })

    test('a job that failed for good is listed with why, is tried once more at a word, and is gone when it is discarded', {
      timeout: 60_000,
    }, async () => {
      listener.mockClear()
      const fail = async (number: string) => {
        listener.mockRejectedValueOnce(new Error('connection refused'))
        await ctx.outbox.put(ctx, 'orders.moved', { ...moved, number }, { afterSeconds: 3600 })
        const last = sql`update pgboss.job set retry_count = 8, start_after = now() where data->'event'->>'number' = ${number}`
        await database.db.execute(last)
        await expect.poll(() => jobs.list(['failed']), { timeout: 10_000 }).toHaveLength(1)
        expect(await failures()).toEqual({ events: 1, external: 0, schedules: 0 })
        const [job] = await jobs.list(['failed'])
        expect(job).toMatchObject({ queue: 'events', tasks: ['orders.moved/prueba.onNews'], attempts: 8, error: 'connection refused' })
        // What the event holds is the members'.
        expect(JSON.stringify(job)).not.toContain(number)
        return job?.id ?? ''
      }
      const failures = async () =>
        Object.fromEntries((await jobs.count()).flatMap(({ queue, state, count }) => (state === 'failed' ? [[queue, count]] : [])))
      const tried = await fail('de nuevo')
      listener.mockClear()
      expect(await jobs.list(['created', 'retry', 'active'])).toEqual([])
      await jobs.retry([tried])
      expect(await failures()).toEqual({ events: 0, external: 0, schedules: 0 })
      await until(() => listener.mock.calls.length === 1)
      expect(listener.mock.calls[0]?.[1]).toMatchObject({ number: 'de nuevo' })
      await expect.poll(() => jobs.list(['failed', 'retry', 'active'])).toEqual([])
      await expect(jobs.retry([tried])).rejects.toThrow(`No job with the id ${tried} has failed.`)
      const discarded = await fail('nunca')
      expect((await jobs.discard([discarded])).map(({ id }) => id)).toEqual([discarded])
      expect(await failures()).toEqual({ events: 0, external: 0, schedules: 0 })
      await expect(jobs.discard([discarded])).rejects.toThrow('has failed')
      await fail('todas')
      expect(await jobs.discard('all')).toHaveLength(1)
      expect(await jobs.list(['failed', 'retry', 'active', 'created'])).toEqual([])
      expect(listener.mock.calls.map(([, event]) => event.number)).toEqual(['de nuevo', 'nunca', 'todas'])
    })

    test('a subscriber that fails is asked again', { timeout: 60_000 }, async () => {
      listener.mockClear()
      listener.mockRejectedValueOnce(new Error('not yet'))
      await ctx.outbox.put(ctx, 'orders.moved', moved)
      await until(() => listener.mock.calls.length === 2)
    })
  })
})

describe.each(databaseKinds)('the jobs that move to another database, from $kind', ({ isHere, openMigrated }) => {
  test.skipIf(!isHere)('are the unfinished ones of known events, of every page; each is due there when it was due here', async () => {
    const { db, drop } = await openMigrated()
    const testApp = await createTestApp({ db })
    const { ctx } = testApp.app
    const act = async () => undefined
    const worker = { module: 'prueba', on: { 'orders.moved': { onNews: act } }, onExternal: { 'orders.moved': { onMail: act } } }
    const [own, others] = [worker, { ...worker, module: 'ajena' }].map((one) => createJobs(db, [one], () => ctx, { log, isQuiet: true }))
    const states = ['created', 'retry', 'active', 'completed', 'cancelled', 'failed']
    for (const jobs of [own, others]) {
      await jobs?.start()
      for (const [n, number] of states.entries()) await jobs?.put(ctx, 'orders.moved', { ...moved, number }, { afterSeconds: 60 * n })
    }
    for (const state of states)
      await db.db.execute(sql.raw(`update pgboss.job set state = '${state}' where data->'event'->>'number' = '${state}'`))
    const found = (await own?.waiting(ctx)) ?? []
    expect(found.map(({ name, data }) => `${name} ${data.number}`).sort()).toEqual(
      ['onMail', 'onNews'].flatMap((name) => ['active', 'created', 'retry'].map((state) => `orders.moved/prueba.${name} ${state}`)),
    )
    const inOrder = (jobs: typeof found) => jobs.toSorted((a, b) => `${a.name} ${a.startAfter}`.localeCompare(`${b.name} ${b.startAfter}`))
    await db.db.execute(sql`delete from pgboss.job`)
    await own?.putBack(ctx, [...found, ...found.map((job) => ({ ...job, name: 'orders.moved/ajena.onNews' }))])
    expect(inOrder((await own?.waiting(ctx)) ?? [])).toEqual(inOrder(found))
    await db.db.execute(
      sql`insert into pgboss.job (name, data) select name, data from pgboss.job, generate_series(1, 400) where name = 'events'`,
    )
    expect(await own?.waiting(ctx)).toHaveLength(found.length + 1200)
    for (const jobs of [own, others]) await jobs?.stop()
    await testApp.app.http.close()
    await testApp.app.jobs.stop()
    await drop()
  })
})
