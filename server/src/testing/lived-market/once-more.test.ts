import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type JobData, listTasks, tasksOf } from '../../core/jobs/queues.ts'
import { modules } from '../../create-feria.ts'
import { rowsOf } from '../../engines/db/database.ts'
import { printRows } from '../rows.ts'
import { riseIds } from './even-ids.ts'
import { type LivedMarket, openMarket } from './market.ts'
import { live } from './story/story.ts'

/** What says when something was last looked at, or how it was found at that moment. */
const MOMENTS = ['lived_changes', 'reputations', 'wishes']
/** What has changed since the event, and so begins anew once it comes again. */
const CHANGED_SINCE = { notifications: ['Ya podés chatear'], emails: ['Revisamos tu denuncia'] }

/** Two dark things before a wall. */
const thing = { create: { width: 250, height: 500, channels: 3, background: '#333' } } as const
const photo = sharp({ create: { width: 900, height: 800, channels: 3, background: '#ddd' } }).composite([
  { input: thing, left: 80, top: 60 },
  { input: thing, left: 520, top: 240 },
])

let market: LivedMarket
let stopRising: () => void
beforeAll(async () => {
  stopRising = riseIds()
  market = await openMarket(await photo.jpeg().toBuffer())
  await live(market)
}, 900_000)
afterAll(async () => {
  stopRising()
  await market.testApp.close()
})

test('every event of the market comes once more, late, and changes nothing', { timeout: 300_000 }, async () => {
  const { app, engines } = market.testApp
  const read = async <T>(query: ReturnType<typeof sql>) => rowsOf<T>(await engines.db.db.execute(query))
  const titles = () => read<{ title: string }>(sql`select title from notifications order by id`)
  const tasks = listTasks(
    modules.map(({ name, on }) => ({ module: name, ...(on ? { on } : {}) })),
    () => app.ctx,
  )
  const [before, notifications, sent] = [await printRows(market.testApp), await titles(), market.emails.length]
  const jobs = await read<{ data: JobData }>(sql`select data from pgboss.job order by created_on, id`)
  const due = jobs.flatMap(({ data }) => tasksOf(data).flatMap((name) => ({ task: tasks.get(name), event: data.event ?? {} })))
  for (const { task, event } of due) await task?.run(event, undefined)
  await app.jobs.drain()

  expect(due.filter(({ task }) => task).length).toBeGreaterThan(300)
  const after = await printRows(market.testApp)
  const changed = Object.keys(after).filter((table) => after[table] !== before[table] && !MOMENTS.includes(table))
  expect(changed).toEqual(['notifications'])
  const isNew = (await titles()).map(({ title }) => title)
  for (const { title } of notifications) isNew.splice(isNew.indexOf(title), 1)
  expect(isNew).toEqual(CHANGED_SINCE.notifications)
  expect([...new Set(market.emails.slice(sent).map(({ subject }) => subject))]).toEqual(CHANGED_SINCE.emails)
})
