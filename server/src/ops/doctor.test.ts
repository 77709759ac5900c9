import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../testing/world.ts'
import { examine, toLines } from './doctor.ts'
import { misfitsOf } from './misfits.rules.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const verdicts = async () =>
  Object.fromEntries((await examine(world.app.ctx)).map(({ what, verdict, says }) => [what, `${verdict} ${says}`]))

test('all is well with nothing set', async () => {
  const found = await verdicts()
  expect(found.database).toMatch(/^ok PostgreSQL \d+.*, up to date, clocks \d+ ms apart$/)
  expect(found).toMatchObject({
    replica: 'ok none',
    store: 'ok in memory',
    payments: 'ok sandbox answers',
    marketplaces: 'ok Mercado Libre: sin configurar, Amazon: sin configurar, Alibaba: sin configurar',
    models: 'ok none',
    books: 'ok right to the cent',
    settings: 'ok fit together',
  })
  expect(found.disk).toMatch(/GiB free/)
  expect(toLines(await examine(world.app.ctx))).toMatch(/^ok {4}database {6}PostgreSQL/)
})

test('a store that is away, pending migrations and wrong books are found, each for itself', async () => {
  const { kv, db } = world.engines
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

test('settings of production that do not fit together', () => {
  const base = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://feria.example',
    TRUSTED_PROXIES: 1,
    SMTP_URL: 'smtp://x',
    SMTP_TLS: 'required',
  }
  const good = {
    ...base,
    DATABASE_URL: 'postgres://x',
    MERCADOPAGO_ACCESS_TOKEN: 'x',
    SANDBOX_PAYMENTS: false,
    RATE_LIMITS: true,
    DEMO: 'no',
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
    { DEMO: 'yes' },
  ])
    expect(grave(changes), JSON.stringify(changes)).toBe(1)
  expect(misfitsOf({ ...good, REDIS_URL: 'redis://x' })).toMatchObject([{ isGrave: false }])
  expect(misfitsOf({ ...good, DATABASE_REPLICA_URL: 'postgres://y' })).toMatchObject([{ isGrave: false }])
})
