import type { Work } from '@feria/contract/admin/schemas'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../../engines/db/database.ts'
import { fillLists } from '../../testing/fill-lists.ts'
import { aMember, type Person, someStaff } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
let who: Record<'moderator' | 'support', Person>
beforeAll(async () => {
  testApp = await createTestApp()
  who = { moderator: await someStaff(testApp, 'moderator'), support: await someStaff(testApp, 'support') }
  await fillLists(testApp, (await aMember(testApp)).id, 1, 1)
})
afterAll(() => testApp.close())

interface Party {
  role: 'moderator' | 'support'
  /** What it counts as among the work that waits. */
  kind?: Work['kind']
  /** Where it is listed, under /api/v1. */
  list: string
  party: string
  table: string
  rows: string
}
const held = {
  role: 'moderator',
  kind: 'held-messages',
  list: 'admin/held-messages',
  table: 'held_messages',
  rows: "state = 'waiting'",
} as const
const claimed = 'id in (select order_id from claims where settled_at is null)'
const appealed = 'id in (select review_id from review_appeals where decided_at is null)'
const parties: Party[] = [
  { role: 'moderator', kind: 'reports', list: 'admin/abuse-reports', party: 'about_id', table: 'abuse_cases', rows: 'due_at is not null' },
  ...['sender_id', 'receiver_id'].map((party) => ({ ...held, party })),
  ...['author_id', 'about_id'].flatMap((party): Party[] => [
    { role: 'moderator', kind: 'review-appeals', list: 'admin/review-appeals', party, table: 'reviews', rows: appealed },
    { role: 'moderator', list: 'admin/reviews?list=con+nota', party, table: 'reviews', rows: 'note is not null' },
  ]),
  { role: 'moderator', kind: 'identities', list: 'admin/identities', party: 'user_id', table: 'identities', rows: "status = 'pending'" },
  ...['buyer_id', 'seller_id', 'reseller_id'].map(
    (party): Party => ({ role: 'support', kind: 'claims', list: 'claims', party, table: 'orders', rows: claimed }),
  ),
]

test.each(parties)('what is of somebody of the staff as $party of $table is neither counted nor listed at $list for staff', async (one) => {
  const { role, kind, list, party, table, rows } = one
  const { token } = who[role]
  const { db } = testApp.engines.db
  const read = async () => {
    const work = (await testApp.call<Work[]>('GET', '/api/v1/admin/work', { token })).body
    const { body } = await testApp.call<unknown[]>('GET', `/api/v1/${list}`, { token })
    return [work.find((waiting) => waiting.kind === kind)?.count, body.length]
  }
  const count = (n: number) => [kind && n, n]
  const set = (to: string | null) => db.execute(sql.raw(`update ${table} set ${party} = ${to ? `'${to}'` : 'null'} where ${rows}`))
  const [before] = rowsOf<{ id: string | null }>(await db.execute(sql.raw(`select ${party} as id from ${table} where ${rows}`)))
  expect(await read()).toEqual(count(1))
  for (const staff of [who.support, who.moderator]) {
    await set(staff.id)
    expect(await read(), staff.name).toEqual(count(0))
  }
  await set(before?.id ?? null)
  expect(await read()).toEqual(count(1))
})

/** What staff decide: who does, the call to one row, and the party columns of the row of another table that it is about. */
const decisions: { role: Party['role']; call: ['POST' | 'PUT', string]; body?: object; id: string; table: string; parties: string[] }[] = [
  ...(
    [
      [
        ['PUT', 'claims/ID/outcome'],
        { outcome: 'devolver', note: 'No llegó' },
        'select id, order_id as at from claims where settled_at is null',
      ],
      [
        ['POST', 'admin/orders/ID/refund'],
        { reason: 'No llegó' },
        'select order_id as id, order_id as at from claims where settled_at is null',
      ],
      [
        ['POST', 'admin/orders/ID/extend'],
        { clock: 'unanswered', days: 1, reason: 'Paro' },
        'select order_id as id, order_id as at from claims',
      ],
      [['POST', 'admin/orders/ID/emails'], { email: 'receipt' }, 'select order_id as id, order_id as at from claims'],
      [['PUT', 'withdrawals/ID/resolved'], {}, 'select id, order_id as at from withdrawals'],
    ] as const
  ).map(([call, body, id]) => ({
    ...{ role: 'support' as const, call: [...call] as ['POST' | 'PUT', string], body, id },
    ...{ table: 'orders', parties: ['buyer_id', 'seller_id', 'reseller_id'] },
  })),
  {
    ...{ role: 'moderator', call: ['POST', 'admin/held-messages/ID/decision'], body: { decision: 'deliver' } },
    ...{ id: 'select id, id as at from held_messages', table: 'held_messages', parties: ['sender_id', 'receiver_id'] },
  },
  {
    ...{ role: 'moderator', call: ['POST', 'admin/review-appeals/ID/decision'], body: { outcome: 'queda', note: 'Está bien' } },
    ...{
      id: 'select id, review_id as at from review_appeals where decided_at is null',
      table: 'reviews',
      parties: ['author_id', 'about_id'],
    },
  },
  ...(['admin/abuse-reports/ID/take', 'admin/abuse-reports/ID/decision'] as const).map((path) => ({
    ...{ role: 'moderator' as const, call: [path.endsWith('take') ? 'PUT' : 'POST', path] as ['POST' | 'PUT', string] },
    ...{
      body: { decision: 'nothing', note: 'Está bien' },
      id: 'select id, id as at from abuse_cases where due_at is not null',
      table: 'abuse_cases',
    },
    parties: ['about_id'],
  })),
]

test.each(decisions)('$call: nobody of the staff is a party of what staff decide, $parties of $table', async (one) => {
  const { role, call, body, id, table, parties } = one
  const { db } = testApp.engines.db
  await db.execute(sql`update withdrawals set order_id = (select order_id from claims where settled_at is null)`)
  const [found] = rowsOf<{ id: string; at: string }>(await db.execute(sql.raw(id)))
  const ofIt = `where id = '${found?.at}'`
  for (const party of parties) {
    const [before] = rowsOf<{ id: string | null }>(await db.execute(sql.raw(`select ${party} as id from ${table} ${ofIt}`)))
    const set = (to: string | null | undefined) => db.execute(sql.raw(`update ${table} set ${party} = ${to ? `'${to}'` : 'null'} ${ofIt}`))
    for (const staff of [who.support, who.moderator]) {
      await set(staff.id)
      const [method, path] = call
      const { token } = who[role]
      const { status, error } = await testApp.call(method, `/api/v1/${path.replace('ID', found?.id ?? '')}`, { token, body: body ?? {} })
      await set(before?.id)
      expect(status, `${party} ${staff.name}`).toBe(403)
      expect(['accounts.of-staff', 'moderation.about-you'], `${party} ${staff.name}`).toContain(error.error)
    }
  }
})
