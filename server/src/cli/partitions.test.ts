import type { ChatMessage } from '@feria/contract/chat/schemas'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Ctx } from '../core/context.ts'
import { type Db, rowsOf } from '../engines/db/database.ts'
import { listPartitions } from '../engines/db/partitions.ts'
import { aRoom, type Person } from '../testing/people.ts'
import { hasPostgres } from '../testing/servers.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { partitions } from './partitions.ts'

/** The month in which the database was made: it has every message of the test's clock, and a run may go on into the next. */
let month: string
let messages: string

describe.skipIf(!hasPostgres)('partitions on PostgreSQL', () => {
  let testApp: TestApp
  let ctx: Ctx
  let room: { buyer: Person; seller: Person; room: string }
  beforeAll(async () => {
    testApp = await createTestApp()
    const first = (await listPartitions(testApp.engines.db.db)).find(({ table }) => table === 'chat_messages')
    messages = first?.name ?? ''
    month = messages.replace('chat_messages_', '')
    const [year = 0, number = 0] = month.split('_').map(Number)
    ctx = { ...testApp.app.ctx, now: () => new Date(Date.UTC(year, number, 2)) }
    room = await aRoom(testApp)
  })
  afterAll(() => testApp.close())

  const run = (...words: string[]) => partitions(words)(ctx)
  const send = (content: string, { buyer, room: at } = room) =>
    testApp.call<ChatMessage>('POST', `/api/v1/chat/${at}/messages`, { token: buyer.token, body: { content } })
  const read = async ({ seller, room: at } = room) =>
    (await testApp.call<ChatMessage[]>('GET', `/api/v1/chat/${at}/messages`, { token: seller.token })).body.map(({ content }) => content)
  const archived = async () =>
    rowsOf<{ content: string }>(await ctx.db.execute(sql.raw(`select content from archive.${messages} order by seq`))).map(
      ({ content }) => content,
    )
  /** Reads messages in a transaction that lasts until `end`. */
  const openReader = async () => {
    const [isOpen, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const done = ctx.db.transaction(async (db: Db) => {
      await db.execute(sql`select count(*) from chat_messages`)
      isOpen.resolve()
      await end.promise
    })
    await isOpen.promise
    return async () => {
      end.resolve()
      await done
    }
  }

  test('lists each month with its size', async () => {
    const lines = (await run()).split('\n')
    expect(lines).toHaveLength(12)
    expect(lines.find((line) => line.startsWith(messages))).toMatch(/ \d+ rows +\d+\.\d MB$/)
  })

  test('refuses what is no month, one that is not over, the ledger, and words that it does not know', async () => {
    await expect(run('--move-out', 'users')).rejects.toThrow('There is no partition users')
    await expect(run('--move-out', 'chat_messages_later')).rejects.toThrow('is not over')
    await expect(run('--move-out', `ledger_entries_${month}`)).rejects.toThrow('The ledger stays whole')
    for (const words of [['--moveout', messages], ['--move-out'], ['--move-out', messages, messages], [messages]])
      expect(() => partitions(words), words.join(' ')).toThrow('Say nothing, or --move-out')
    await expect(partitions(['--move-out', messages])(testApp.app.ctx)).rejects.toThrow('is not over')
  })

  test('one that is over is moved out while others read and write; its conversations go on where they were', async () => {
    for (const content of ['uno', 'dos']) expect((await send(content)).status).toBe(201)
    const closeReader = await openReader()
    const moving = run('--move-out', messages)
    const { promise: isMoving, resolve } = Promise.withResolvers<void>()
    const look = setInterval(async () => {
      const [waits] = rowsOf(
        await ctx.db.execute(sql`select 1 from pg_stat_activity where query like '%concurrently%' and wait_event_type = 'Lock'`),
      )
      if (waits) resolve()
    }, 20)
    await isMoving
    clearInterval(look)
    // It waits for the reader, and nobody waits for it.
    expect(await read()).toEqual([])
    expect((await send('de ese mes')).error.error).toBe('busy')
    await ctx.db.execute(sql`insert into audit_log (id, at, action, subject_kind, subject_id, subject_name, details)
      values (gen_random_uuid(), now(), 'x', 'x', 'x', 'x', '{}')`)
    await closeReader()
    expect(await moving).toContain(`archive.${messages} is out of the way`)
    expect(await archived()).toEqual(['uno', 'dos'])
    const { body } = await send('tres')
    expect([body.seq, await read()]).toEqual([3, ['tres']])
  })

  test('one that was cut off is concluded by doing it again', async () => {
    await ctx.db.execute(sql.raw(`drop table archive.${messages}`))
    const closeReader = await openReader()
    const moving = run('--move-out', messages)
    moving.catch(() => undefined)
    for (let ended = false; !ended; ) {
      const found = await ctx.db.execute(sql`select pg_cancel_backend(pid) as "isEnded" from pg_stat_activity
        where query like '%concurrently%' and wait_event_type = 'Lock'`)
      ended = rowsOf<{ isEnded: boolean }>(found).some(({ isEnded }) => isEnded)
    }
    await expect(moving).rejects.toThrow()
    await closeReader()
    await run('--move-out', messages)
    expect(await archived()).toEqual(['tres'])
    expect((await send('cuatro')).body.seq).toBe(4)
  })
})
