import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { modules } from '../create-feria.ts'
import { rowsOf } from '../engines/db/database.ts'
import { createClock } from '../testing/clock.ts'
import { sendEveryEmail } from '../testing/every-email.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import type { Ctx } from './context.ts'
import { listTasks } from './jobs/queues.ts'
import { createJobs } from './jobs.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({ clock: createClock(new Date('2026-11-20T15:00:00Z')) })
})
afterAll(() => testApp.close())

/** All that is kept of jobs, done ones and what became of them included, table by table. */
const keptOfJobs = async (): Promise<string> => {
  const { db } = testApp.engines.db
  const tables = await db.execute(
    sql`select relname as name from pg_class where relnamespace = 'pgboss'::regnamespace and relkind in ('r', 'p')`,
  )
  const rows: unknown[] = []
  for (const { name } of rowsOf<{ name: string }>(tables)) rows.push(rowsOf(await db.execute(sql.raw(`select * from pgboss."${name}"`))))
  return JSON.stringify(rows)
}
const sendsEmail = (task: string) => task.includes('.email-')
const allTasks = () => [
  ...listTasks(
    modules.map((module) => ({ ...module, module: module.name })),
    () => testApp.app.ctx,
  ).keys(),
]
/** The tasks of which a job was done. */
const doneTasks = async () =>
  rowsOf<{ name: string }>(
    await testApp.engines.db.db.execute(sql`
      select distinct jsonb_array_elements_text(coalesce(data->'tasks', jsonb_build_array(data->>'task'))) as name
      from pgboss.job where state = 'completed'`),
  ).map(({ name }) => name)

describe('what is kept of jobs', () => {
  test('after every kind of mail has no token, no code and no address in it', async () => {
    const secrets = await sendEveryEmail(testApp)
    expect(secrets.filter((secret) => secret.length < 6)).toEqual([])
    const emailTasks = allTasks().filter(sendsEmail)
    expect(emailTasks.length).toBeGreaterThan(13)
    expect((await doneTasks()).filter(sendsEmail).sort()).toEqual(emailTasks.sort())
    const kept = await keptOfJobs()
    for (const secret of secrets) expect(kept.includes(secret), secret).toBe(false)
    expect(kept.match(/[\w.+-]+@[\w-]+\.[\w.]+/g)).toBeNull()
    expect(kept).not.toMatch(/\+54|2345-?6789/)
  })

  test('of one that failed tells what kind of failure it was, and nothing of what it was about', async () => {
    const fail = async (ctx: Ctx) =>
      void (await ctx.db.execute(sql`insert into users (id, email) values (${crypto.randomUUID()}, ${'secreta@yerbatera.example'})`))
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
    const worker = { module: 'prueba', on: { 'chat.requested': { fail } } }
    const jobs = createJobs(testApp.engines.db, [worker], () => testApp.app.ctx, { log, isQuiet: false })
    await jobs.start()
    await jobs.put(testApp.app.ctx, 'chat.requested', { requestId: crypto.randomUUID() })
    const failed = async () =>
      rowsOf<{ output: unknown }>(
        await testApp.engines.db.db.execute(
          sql`select output from pgboss.job where data->>'task' like '%/prueba.fail' and output is not null`,
        ),
      )
    await expect.poll(failed, { timeout: 20_000 }).toHaveLength(1)
    await jobs.stop()
    expect(JSON.stringify(await failed())).toContain('23502')
    expect(await keptOfJobs()).not.toContain('secreta@')
  })
})
