import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { type Database, rowsOf } from '../engines/db/database.ts'
import { openEmbedded } from '../engines/db/embedded.ts'
import type { Pictures } from '../engines/pictures/pictures.ts'
import { compiled } from '../testing/compiled.ts'
import { copyEmbedded } from '../testing/embedded-copies.ts'
import { openPicturesHere } from '../testing/pictures-here.ts'
import { createPostgres, hasPostgres } from '../testing/servers.ts'
import { createTestApp } from '../testing/test-app.ts'
import { fillWithDemo } from './demo.ts'
import { demoProducts } from './demo-products.ts'
import { demoPeople } from './people.ts'
import { talks } from './talks.ts'

const dirs: string[] = []
afterAll(() => Promise.all(dirs.map((dir) => rm(dir, { recursive: true, force: true }))))

/** What a market of the demo consists of, and that nothing of it is there twice. */
const expectWhole = async ({ db }: Database) => {
  const count = async (what: string) => rowsOf<{ n: number }>(await db.execute(sql.raw(`select count(*)::int as n from ${what}`)))[0]?.n
  expect(await count('users')).toBe(demoPeople.length + 1)
  expect(await count('products')).toBe(demoProducts.length)
  expect(await count('(select distinct user_id, name from products) as one')).toBe(demoProducts.length)
  expect(await count('exchange_rates')).toBe(1)
  expect(await count('orders')).toBe(32)
  expect(await count('(select distinct buyer_id, idempotency_key from orders) as one')).toBe(32)
  // The talks, and a conversation for each paid order about something else.
  expect(await count('chat_requests')).toBe(talks.length + 29)
  expect(await count('(select distinct buyer_id, product_id from chat_requests) as one')).toBe(talks.length + 29)
  expect(await count('chat_messages')).toBe(talks.reduce((sum, { lines = [] }) => sum + lines.length, 0))
  expect(await count('wishes')).toBe(2)
  expect(await count('resale_links')).toBe(2)
  expect(await count('resale_transactions')).toBe(4)
  expect(await count('demo_market where done_at is not null')).toBe(1)
}

/** Reads the first picture, and answers the others the same: reading each is most of a filling, and was done above. */
const openPicturesAlike = (): Pictures => {
  const pictures = openPicturesHere()
  let first: ReturnType<Pictures['read']> | undefined
  const read: Pictures['read'] = (...picture) => {
    first ??= pictures.read(...picture)
    return first
  }
  return { ...pictures, read }
}

describe('a demo market that was cut off', () => {
  test('by kill -9, twice, is resumed until complete, without duplicates', { timeout: 400_000 }, async () => {
    const dir = await mkdtemp(join(tmpdir(), 'feria-filling-'))
    dirs.push(dir)
    await copyEmbedded(dir)
    const start = () => {
      const env = { NODE: process.execPath, PORT: '0', DEMO: 'auto', DATA_DIR: dir, LOG_LEVEL: 'fatal' }
      const child = spawn(compiled.node, [compiled.main], { env, cwd: dir, stdio: ['ignore', 'pipe', 'inherit'] })
      // One that a failed test left behind would keep Vitest from its end.
      onTestFinished(() => void child.kill('SIGKILL'))
      const output = { text: '' }
      child.stdout.on('data', (chunk) => (output.text += chunk))
      return { child, output }
    }
    for (const [line, ms] of [
      ['products, half a minute', 2500],
      ['bought and wrote', 1500],
    ] as const) {
      const { child, output } = start()
      await expect.poll(() => output.text, { timeout: 200_000, interval: 20 }).toMatch(new RegExp(`${line}|is ready`))
      await sleep(ms)
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
    const { child, output } = start()
    await expect.poll(() => output.text, { timeout: 200_000 }).toContain('is ready')
    // What was cut off in mid-charge is settled.
    await sleep(1000)
    child.kill('SIGTERM')
    await once(child, 'exit')
    const db = await openEmbedded(dir)
    await expectWhole(db)
    await db.close()
    const again = start()
    await expect.poll(() => again.output.text, { timeout: 60_000 }).toContain('is ready')
    // Said after it.
    await expect.poll(() => again.output.text).toContain('admin@feria.example')
    expect(again.output.text).not.toContain('Preparing')
    again.child.kill('SIGTERM')
    await once(again.child, 'exit')
  })

  test.skipIf(!hasPostgres)('is resumed by one of the waiting processes', { timeout: 400_000 }, async () => {
    const postgres = await createPostgres()
    const testApp = await createTestApp({ db: postgres.db, settings: { DEMO: 'yes' }, engines: { pictures: openPicturesAlike() } })
    const { ctx } = testApp.app
    let left = 60
    const now = () => {
      if (left-- <= 0) throw new Error('cut off')
      return testApp.clock.now()
    }
    const cutOff = fillWithDemo({ ...ctx, now })
    cutOff.catch(() => undefined)
    // It has begun, so that the others wait for it and not it for one of them.
    await expect.poll(() => left, { interval: 5 }).toBeLessThan(50)
    const ends = await Promise.allSettled([cutOff, fillWithDemo(ctx), fillWithDemo(ctx)])
    expect(ends.map((end) => (end.status === 'fulfilled' ? end.value.length : end.reason.message))).toEqual(['cut off', 3, 3])
    await testApp.app.jobs.drain()
    await expectWhole(postgres.db)
    await testApp.close()
    await postgres.drop()
  })

  test('is never resumed where a member has a shop of their own', async () => {
    const testApp = await createTestApp({ settings: { DEMO: 'yes' } })
    await testApp.call('POST', '/api/v1/auth/register', { body: { name: 'Ana', email: 'ana@feria.example', password: 'mate amargo 77' } })
    expect(await fillWithDemo(testApp.app.ctx)).toEqual([])
    await testApp.close()
  })
})
