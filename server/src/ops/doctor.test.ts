import { randomBytes } from 'node:crypto'
import type { Claim } from '@feria/contract/orders/schemas'
import type { OrderReviews } from '@feria/contract/reviews/schemas'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase } from '../engines/db/open-database.ts'
import { storePicture, takePrivate } from '../modules/uploads/uploads.module.ts'
import { aPurchase } from '../testing/money.ts'
import { aMember } from '../testing/people.ts'
import { aReviewed } from '../testing/reviews.ts'
import { createPostgres, hasPostgres } from '../testing/servers.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { examine, toLines } from './doctor.ts'
import { misfitsOf } from './misfits.rules.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const verdicts = async (of = testApp, env: Record<string, string> = {}) =>
  Object.fromEntries((await examine(of.app.ctx, env)).map(({ what, verdict, message }) => [what, `${verdict} ${message}`]))

test('all is well without settings', async () => {
  const found = await verdicts()
  expect(found.database).toMatch(/^ok PostgreSQL \d+.*, up to date, clocks \d+ ms apart$/)
  expect(found).toMatchObject({
    replica: 'ok none',
    store: 'ok in memory',
    payments: 'ok sandbox answers',
    marketplaces: 'ok Mercado Libre: not set up, Amazon: not set up, Alibaba: not set up',
    models: 'ok none',
    pictures: 'ok none',
    'second factor': 'ok nobody has one',
    books: 'ok right to the cent',
    claims: 'ok none is undecided for more than 14 days',
    appeals: 'ok none is undecided for more than 72 hours',
    settings: 'ok fit together',
  })
  expect(found.disk).toMatch(/GiB free/)
  expect(toLines(await examine(testApp.app.ctx))).toMatch(/^ok {4}database {6}PostgreSQL/)
})

test('a store that is down, pending migrations and an unbalanced ledger are reported, each by itself', async () => {
  const { kv, db } = testApp.engines
  const { set } = kv
  kv.set = () => Promise.reject(new Error('connection lost'))
  await db.db.execute(sql`delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)`)
  await db.db.execute(sql`insert into ledger_accounts (id, kind, currency, balance_minor) values (gen_random_uuid(), 'outside', 'USD', 5)`)
  const found = await verdicts()
  expect(found).toMatchObject({ store: 'WRONG connection lost', database: 'WRONG 1 migrations are pending: npm run feria -- migrate' })
  expect(found.books).toMatch(/^WRONG the balance of an account is the sum of its entries/)
  expect(found.files).toMatch(/^ok/)
  kv.set = set
})

// The clock of an embedded database is the process's own.
test.skipIf(!hasPostgres)('clocks that are apart are reported, and so are tables of a newer version', async () => {
  const own = await createTestApp()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 600_000 })
  expect((await verdicts(own)).database).toMatch(/^WRONG its clock and ours are (600|599)\.\d s apart$/)
  vi.useRealTimers()
  await own.engines.db.db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9000000000000)`)
  expect((await verdicts(own)).database).toMatch(/^look its tables are of a newer version \(migrations that ours does not know: 1\)/)
  await own.close()
})

test.skipIf(!hasPostgres)('statements without a timeout are reported', async () => {
  const postgres = await createPostgres()
  const db = await openDatabase({ url: postgres.url, dir: '', poolSize: 1 })
  const own = await createTestApp({ db })
  expect((await verdicts(own)).database).toMatch(/^ok/)
  // As on a connection that a pooler opened too early.
  await db.db.execute(sql`set statement_timeout = 0`)
  expect((await verdicts(own)).database).toMatch(/^WRONG its statements have no timeout/)
  await own.close()
  await postgres.drop()
})

test('claims that nobody decides are reported from the fifteenth day on', async () => {
  const own = await createTestApp()
  const { order, buyer, seller } = await aPurchase(own)
  const { body } = await own.call<Claim>('POST', `/api/v1/orders/${order.id}/claim`, { token: buyer.token, body: { text: 'No llega' } })
  await own.call('PUT', `/api/v1/claims/${body.id}/answer`, { token: seller.token, body: { text: 'Está en camino' } })
  own.clock.pass(14 * 24 * 60)
  expect((await verdicts(own)).claims).toMatch(/^ok/)
  own.clock.pass(1)
  expect((await verdicts(own)).claims).toMatch(/^look undecided for more than 14 days: 1; decide them/)
  await own.close()
})

test('appeals that nobody decides are reported after 72 hours', async () => {
  const own = await createTestApp()
  const { order, buyer, seller } = await aReviewed(own, { stars: 1, text: 'Un ladrón' })
  const { body } = await own.call<OrderReviews>('GET', `/api/v1/orders/${order.id}/reviews`, { token: buyer.token })
  await own.call('POST', `/api/v1/reviews/${body.mine?.id}/appeal`, { token: seller.token, body: { reason: 'insulto' } })
  own.clock.pass(72 * 60)
  expect((await verdicts(own)).appeals).toMatch(/^ok/)
  own.clock.pass(1)
  expect((await verdicts(own)).appeals).toBe('look undecided for more than 72 hours: 1; decide them at /admin-dashboard/opiniones')
  await own.close()
})

test('a misspelt setting is reported with the intended one', async () => {
  expect((await verdicts(testApp, { SMPT_URL: 'smtp://x' })).settings).toBe('look SMPT_URL is no setting: did you mean SMTP_URL?')
})

test('settings without the one that they belong to are reported as wrong', async () => {
  const own = await createTestApp({ settings: { S3_SECRET: 'x' } })
  expect((await verdicts(own)).settings).toBe('WRONG Nothing comes of S3_SECRET without S3_BUCKET: set S3_BUCKET too.')
  await own.close()
})

test('pictures without their files are found', async () => {
  const own = await createTestApp()
  const { id, name, email, role } = await aMember(own)
  const photo = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#c2410c' } })
    .png()
    .toBuffer()
  const ctx = { ...own.app.ctx, actor: { id, name, email, role, tokenHash: '' } }
  const store = async () => (await storePicture(ctx, photo)).id
  const [kept, lost, document] = [await store(), await store(), await takePrivate(ctx, (await storePicture(ctx, photo)).url)]
  expect((await verdicts(own)).pictures).toBe('ok 3 of them looked at, all are there')
  await own.engines.files.remove(`pictures/${lost}`)
  expect((await verdicts(own)).pictures).toBe(
    `WRONG 1 of 3 looked at have no file, e.g. pictures/${lost}: are these the files of this database?`,
  )
  await own.engines.files.remove(`private/${document}`)
  expect((await verdicts(own)).pictures).toMatch(new RegExp(`^WRONG 2 of 3 .*(pictures/${lost}|private/${document})`))
  expect(await own.engines.files.read(`pictures/${kept}/320.webp`)).not.toBeNull()
  await own.close()
})

test.skipIf(!hasPostgres)('a role that may not create tables is reported with the missing right', async () => {
  const postgres = await createPostgres()
  await postgres.db.migrate()
  const role = `nadie_${randomBytes(6).toString('hex')}`
  const execute = (text: string) => postgres.db.db.execute(sql.raw(text))
  await execute(`create role ${role} login`)
  await execute(`grant usage on schema public, drizzle to ${role}`)
  await execute(`grant select on all tables in schema public, drizzle to ${role}`)
  const url = new URL(postgres.url)
  url.username = role
  const own = await createTestApp({
    db: { ...(await openDatabase({ url: url.href, dir: '' })), migrate: async () => undefined, jobQueue: postgres.db.jobQueue },
  })
  expect((await verdicts(own)).database).toMatch(
    /^look the role nadie_\w+ may not create tables in feria_\w+: GRANT CREATE ON DATABASE .*;$/,
  )
  await own.close()
  await execute(`drop owned by ${role}`)
  await execute(`drop role ${role}`)
  await postgres.drop()
})

test('production settings that conflict', () => {
  const base = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://feria.example',
    TRUSTED_PROXIES: 1,
    SMTP_URL: 'smtp://x',
    SMTP_TLS: 'required',
    SMS_CONSOLE: false,
  }
  const good = {
    ...base,
    DATABASE_URL: 'postgres://x',
    MERCADOPAGO_ACCESS_TOKEN: 'x',
    SANDBOX_PAYMENTS: false,
    RATE_LIMITS: true,
    DEMO: 'no',
    ACCESS_LOG: false,
    LOG_LEVEL: 'info',
  }
  const grave = (changes: object) => misfitsOf({ ...good, ...changes }).filter(({ isGrave }) => isGrave).length
  expect(misfitsOf(good)).toEqual([])
  for (const changes of [
    { PUBLIC_URL: 'http://localhost:3000' },
    { PUBLIC_URL: 'http://feria.example' },
    { TRUSTED_PROXIES: 0 },
    { SANDBOX_PAYMENTS: true },
    { SMTP_URL: undefined },
    { SMTP_TLS: 'off' },
    { RATE_LIMITS: false },
    { SMS_CONSOLE: true },
    { DEMO: 'yes' },
    { MERCADOPAGO_WEBHOOK_SECRET: ['corto'] },
  ])
    expect(grave(changes), JSON.stringify(changes)).toBe(1)
  expect(misfitsOf({ ...good, REDIS_URL: 'redis://x' })).toMatchObject([{ isGrave: false }])
  expect(misfitsOf({ ...good, DATABASE_REPLICA_URL: 'postgres://y' })).toMatchObject([{ isGrave: false }])
})
