import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { modules } from '../create-feria.ts'
import { rowsOf } from '../engines/db/database.ts'
import { walkOnSale } from '../modules/catalogue/use-cases/walk-on-sale.ts'
import { walkSellers } from '../modules/catalogue/use-cases/walk-sellers.ts'
import { exportSales } from '../modules/reports/use-cases/export-sales.ts'
import { renewPagesOf } from '../modules/seo/use-cases/renew-pages-of.ts'
import { walkPublicWishes } from '../modules/wishes/use-cases/walk-public-wishes.ts'
import { fillLists } from '../testing/fill-lists.ts'
import { aMember, type Person } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { readPageVersion } from './http/page-versions.ts'

/** More rows than the small batches have, and than the large ones. */
const SOME = 201
const MANY = 501
const MASSES = 5001
const AT = '2026-11-20 12:00:00+00'

let testApp: TestApp
let ada: Person
beforeAll(async () => {
  testApp = await createTestApp()
  ada = await aMember(testApp)
  await fillLists(testApp, ada.id, 1, SOME)
})
afterAll(() => testApp.close())

const run = async (...statements: string[]) => {
  for (const statement of statements) await testApp.engines.db.db.execute(sql.raw(statement))
}
const countOf = async (from: string) =>
  rowsOf<{ n: number }>(await testApp.engines.db.db.execute(sql.raw(`select count(*)::int as n from ${from}`)))[0]?.n
const doTask = async (module: string, task: string) => {
  const schedule = modules.find(({ name }) => name === module)?.schedules?.[task]
  if (!schedule) throw new Error(`${module} has no ${task}.`)
  await schedule.run(testApp.app.ctx)
}
/** `n` as an id that is older than any. */
const ID = `('00000000-0000-7000-8fff-' || lpad(to_hex(n), 12, '0'))::uuid`
const one = (n: number) => `generate_series(1, ${n}) n`

interface Work {
  task: `${string}.${string}`
  /** Makes more of what is due than a batch has. */
  due: () => string[]
  /** What is left to do, as the rest of a `select count(*) from`. */
  left: string
  count: number
}

const works: Work[] = [
  {
    task: 'identities.forget-documents',
    due: () => [`update identities set decided_at = '${AT}'::timestamptz - interval '31 days' where status = 'approved'`],
    left: `identities where status = 'approved' and upload_id is not null`,
    count: SOME,
  },
  {
    task: 'moderation.forget-cases',
    due: () => [
      `insert into abuse_cases (id, subject, subject_id, about_id, copy, reason, created_at, decided_at, decision)
        select ${ID}, 'product', ${ID}, '${ada.id}', '{"title":"x","text":null,"imageUrl":null}', 'spam',
        '${AT}'::timestamptz - interval '800 days', '${AT}'::timestamptz - interval '800 days', 'warn' from ${one(1001)}`,
    ],
    left: `abuse_cases where decided_at < '${AT}'::timestamptz - interval '730 days'`,
    count: 1001,
  },
  {
    task: 'moderation.forget-cases',
    due: () => [
      `insert into abuse_reports (id, case_id, subject, subject_id, address_hash, reason, created_at)
        select ${ID}, (select min(id::text)::uuid from abuse_cases), 'product', ${ID}, 'x', 'spam',
        '${AT}'::timestamptz - interval '31 days' from ${one(1001)}`,
    ],
    left: 'abuse_reports where address_hash is not null',
    count: 1001,
  },
  {
    task: 'moderation.release-held',
    due: () => [`update abuse_cases set held_at = '${AT}', held_until = '${AT}'::timestamptz - interval '1 hour' where decided_at is null`],
    left: 'abuse_cases where held_until is not null',
    count: SOME,
  },
  {
    task: 'reviews.publish-sealed',
    due: () => [
      `update reviews set published_at = null, closes_at = '${AT}'::timestamptz - interval '1 hour' where author_id = '${ada.id}'`,
    ],
    left: 'reviews where published_at is null',
    count: SOME,
  },
  {
    task: 'reviews.remind',
    due: () => [`insert into review_reminders (order_id, due_at) select id, '${AT}' from orders`],
    left: 'review_reminders',
    count: 2 * SOME,
  },
  {
    task: 'reviews.rebuild-reputations',
    due: () => [
      'delete from reputations',
      `insert into reputations (user_id, score, due_at) select id, 4, '${AT}'::timestamptz - interval '1 hour' from users limit 41`,
    ],
    left: `reputations where due_at <= '${AT}'`,
    count: 41,
  },
  {
    task: 'notifications.forget-notifications',
    due: () => [
      `insert into notifications (id, user_id, type, title, message, data, subject, created_at)
        select ${ID}, '${ada.id}', 'match', 'Hay', 'Silla', '{}', 'old' || n, '2024-01-01' from ${one(MASSES)}`,
    ],
    left: 'notifications',
    count: MASSES + SOME,
  },
  {
    task: 'notifications.send-digests',
    due: () => [
      `insert into users (id, name, email, created_at, updated_at)
        select ${ID}, 'Vecina', 'digest' || n || '@feria.example', '${AT}', '${AT}' from ${one(MANY)}`,
      `insert into match_budgets (user_id, window_from) select ${ID}, '${AT}' from ${one(MANY)}`,
      `insert into digest_matches (user_id, match_id) select ${ID}, (select min(id::text)::uuid from matches) from ${one(MANY)}`,
    ],
    left: 'digest_matches',
    count: MANY,
  },
  {
    task: 'reselling.sweep-cards',
    due: () => [`insert into drawn_cards (kind, subject_id, drawn_at) select 'link', ${ID}, '2026-01-01' from ${one(MANY)}`],
    left: 'drawn_cards',
    count: MANY,
  },
  {
    task: 'catalogue.renew-terms',
    due: () => ['update products set terms_version = 0'],
    left: 'products where terms_version = 0',
    count: 3 * SOME,
  },
  {
    task: 'wishes.renew-keys',
    due: () => ['update wishes set keys_version = 0 where is_active'],
    left: 'wishes where keys_version = 0',
    count: 2 * SOME,
  },
]

test.each(works)('$task goes on after a batch until nothing is left', async ({ task, due, left, count }) => {
  await run(...due())
  expect(await countOf(left)).toBe(count)
  const [module = '', name = ''] = task.split('.')
  await doTask(module, name)
  expect(await countOf(left)).toBe(0)
})

test('sales are written as a table page after page', async () => {
  await run(
    `insert into orders (id, number, buyer_id, seller_id, status, currency, total_minor, created_at, paid_at)
      select ${ID}, 'many' || n, (select min(id::text)::uuid from users where id <> '${ada.id}'), '${ada.id}', 'pendiente', 'USD', 100,
        '${AT}', '${AT}' from ${one(MANY)}`,
    `insert into order_items (order_id, product_id, quantity, price_minor, product_name, listing_sha256)
      select ${ID}, (select min(id::text)::uuid from products), 1, 100, 'Silla', (select min(sha256) from frozen_listings)
        from ${one(MANY)}`,
  )
  const lines: string[] = []
  for await (const part of exportSales({ ...testApp.app.ctx, actor: { ...ada, tokenHash: '' } as never }))
    lines.push(...part.trim().split('\r\n'))
  expect(lines).toHaveLength(1 + MANY + SOME)
  expect(new Set(lines).size).toBe(lines.length)
})

test('what the sitemap lists is walked batch after batch, each thing once', async () => {
  const at = `'${AT}', '${AT}'`
  await run(
    `insert into users (id, name, email, created_at, updated_at)
      select ${ID.replace('8fff', '8ffe')}, 'Vecina', 'walk' || n || '@feria.example', ${at} from ${one(MASSES)}`,
    `insert into products (id, user_id, name, description, location, currency, stock, name_folded, created_at, updated_at)
      select ${ID}, ${ID.replace('8fff', '8ffe')}, 'Silla', 'Silla', 'Rosario', 'USD', 1, 'silla', ${at} from ${one(MASSES)}`,
    `insert into wishes (id, user_id, name, modelo, country, currency, is_public, keys_version, topic, topic_label, created_at, updated_at)
      select ${ID}, '${ada.id}', 'Silla', 'Silla', 'Argentina', 'USD', true, 99, 'silla', 'Silla', ${at} from ${one(MASSES)}`,
  )
  const counts = {
    walkOnSale: [walkOnSale, 'products where is_visible and sold_at is null'],
    walkSellers: [walkSellers, 'users u where has_seller_page and exists (select from products where user_id = u.id and is_visible)'],
    walkPublicWishes: [walkPublicWishes, 'wishes where is_public and is_active'],
  } as const
  for (const [name, [walk, from]] of Object.entries(counts)) {
    const ids: string[] = []
    for await (const some of walk(testApp.app.ctx)) ids.push(...some.map(({ id }) => id))
    expect(new Set(ids).size, name).toBe(ids.length)
    expect(ids.length, name).toBe(await countOf(from))
    expect(ids.length, name).toBeGreaterThan(MASSES)
  }
})

test('of a member with more pages than are renewed at once, those of the newest are', async () => {
  const seller = await aMember(testApp)
  const at = `'${AT}', '${AT}'`
  const [productOf, wishOf] = [ID.replace('8fff', '8ffd'), ID.replace('8fff', '8ffc')]
  await run(
    `insert into products (id, user_id, name, description, location, currency, stock, name_folded, created_at, updated_at)
      select ${productOf}, '${seller.id}', 'Silla', 'Silla', 'Rosario', 'USD', 1, 'silla', ${at} from ${one(1001)}`,
    `insert into wishes (id, user_id, name, modelo, country, currency, is_public, keys_version, topic, topic_label, created_at, updated_at)
      select ${wishOf}, '${seller.id}', 'Silla', 'Silla', 'Argentina', 'USD', true, 99, 'silla', 'Silla', ${at} from ${one(1001)}`,
  )
  await renewPagesOf(testApp.app.ctx, { userId: seller.id })
  const isRenewed = async (id: string) => (await readPageVersion(testApp.engines.kv, id)) !== null
  for (const kind of ['8ffd', '8ffc']) {
    const [oldest, newest] = [1, 1001].map((n) => `00000000-0000-7000-${kind}-${n.toString(16).padStart(12, '0')}`)
    expect([await isRenewed(oldest ?? ''), await isRenewed(newest ?? '')], kind).toEqual([false, true])
  }
})

test('jobs are listed, retried and discarded beyond a page', async () => {
  const { jobs } = testApp.app
  const job = (queue: string, more = '') =>
    `insert into pgboss.job (id, name, data, start_after${more && ', source_name'}) select gen_random_uuid(), '${queue}',
      '{"task":"orders.paid/orders.email-buyer"}', '2099-01-01'${more} from ${one(1001)}`
  await run('delete from pgboss.job', job('external'), job('failed', `, 'external'`))
  for (const state of ['created', 'failed'] as const) {
    const ids = (await jobs.list([state])).map(({ id }) => id)
    expect([ids.length, new Set(ids).size], state).toEqual([1001, 1001])
  }
  expect(await jobs.discard('all')).toHaveLength(1001)
  await run(job('failed', `, 'external'`))
  expect(await jobs.retry('all')).toHaveLength(1001)
  expect([await countOf(`pgboss.job where name = 'failed'`), await countOf(`pgboss.job where name = 'external'`)]).toEqual([0, 2002])
})
