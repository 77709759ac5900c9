import { chainText, rootOf } from '@feria/contract/payments/books'
import type { BalanceProof, PublishedRoot } from '@feria/contract/payments/schemas'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { withTransaction } from '../../core/transaction.ts'
import { rowsOf } from '../../engines/db/database.ts'
import { aCompleted, aPurchase, dollarsOf, expectBooks, paymentOf, placeOrder, sell } from '../../testing/money.ts'
import { aCard, aMember, aProduct, type Person } from '../../testing/people.ts'
import { aResale, buyThrough } from '../../testing/resale.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { sha256 } from './book-tree.ts'
import { freeze } from './ledger.ts'
import { publishRoots } from './use-cases/publish-roots.ts'

const MINUTES_OF_DAY = 24 * 60

describe('the books that anybody can check', () => {
  let testApp: TestApp
  let sellers: Person[]
  beforeAll(async () => {
    testApp = await createTestApp()
    const purchases = []
    for (let n = 0; n < 3; n++) purchases.push(await aCompleted(testApp))
    purchases.push(await aPurchase(testApp))
    sellers = purchases.map(({ seller }) => seller)
  }, 60_000)
  afterEach(() => expectBooks(testApp))
  afterAll(() => testApp.close())

  const publish = async () => {
    await publishRoots(testApp.app.ctx)
    return (await testApp.call<PublishedRoot[]>('GET', '/api/v1/ledger/root')).body
  }
  const proofOf = async ({ token }: Person) => (await testApp.call<BalanceProof[]>('GET', '/api/v1/ledger/proof', { token })).body
  const sumOf = (proof: BalanceProof | undefined, kind: string) =>
    (proof?.leaves ?? []).reduce((sum, leaf) => sum + (leaf.kind === kind ? leaf.amountMinor : 0), 0)

  test('are not published while fewer than five members have money in a currency: a total would tell one what another has', async () => {
    // One of the four has two kinds of it.
    const { id } = await aProduct(testApp, sellers[0] as Person, { price: 100 })
    const buyer = await aMember(testApp)
    expect((await placeOrder(testApp, buyer.token, { ids: [id], card: await aCard(testApp) })).status).toBe(201)
    expect(await publish()).toEqual([])
    expect(await proofOf(sellers[0] as Person)).toEqual([])
  })

  test('say the total that Feria owes, by kind, and chain each day to the one before', async () => {
    const resale = await aResale(testApp)
    await buyThrough(testApp, resale)
    const [first] = await publish()
    // Three sales of 100 that are done; two of 100 and a resale of 110 that are under way.
    const { body } = await testApp.call<{ held: number }[]>('GET', '/api/v1/balance', { token: resale.reseller.token })
    expect(first).toMatchObject({
      day: '2026-11-20',
      currency: 'USD',
      previous: '',
      owed: { available: 30_000, payingOut: 0, refunding: 0 },
    })
    const heldMinor = rowsOf<{ sum: string }>(
      await testApp.engines.db.db.execute(sql`select sum(balance_minor)::text as sum from ledger_accounts where kind = 'held'`),
    )[0]?.sum
    expect(first?.owed.held).toBe(Number(heldMinor))
    expect(body[0]?.held).toBeGreaterThan(0)
    expect(first?.sumMinor).toBe(30_000 + Number(heldMinor))
    expect(first?.chain).toBe(sha256(chainText(first as PublishedRoot)))

    testApp.clock.pass(MINUTES_OF_DAY)
    const [second, ...rest] = await publish()
    expect(second).toMatchObject({ day: '2026-11-21', previous: first?.chain })
    expect(rest).toEqual([first])
  })

  test('lead each member from what they have to the root, and to nobody else', async () => {
    const [root] = await publish()
    for (const seller of sellers) {
      const [proof, ...others] = await proofOf(seller)
      expect(others).toEqual([])
      expect(proof?.root).toEqual(root)
      const { available, held } = await dollarsOf(testApp, seller)
      expect([sumOf(proof, 'available'), sumOf(proof, 'held')]).toEqual([available * 100, held * 100])
      for (const { path, ...leaf } of proof?.leaves ?? []) {
        expect(leaf.ownerId).toBe(seller.id)
        expect(await rootOf(leaf, path, sha256)).toEqual({ hash: root?.hash, sumMinor: root?.sumMinor })
      }
    }
  })

  test('split each sum at random, so that what stands beside a way tells no balance', async () => {
    const proofs = await Promise.all(sellers.map(proofOf))
    expect(proofs.flat().flatMap(({ leaves }) => leaves).length).toBeGreaterThan(sellers.length)
    expect(proofs.flat().some(({ leaves }) => leaves.some(({ amountMinor }) => amountMinor !== 10_000))).toBe(true)
  })

  test('are empty for who has nothing, and closed to who has no session', async () => {
    const { buyer } = await aPurchase(testApp)
    expect(await proofOf(buyer)).toEqual([])
    expect((await testApp.call('GET', '/api/v1/ledger/proof')).status).toBe(401)
  })

  test('are published once a day, and page by page', async () => {
    const before = await publish()
    expect(await publish()).toEqual(before)
    const { body, next } = await testApp.call<PublishedRoot[]>('GET', '/api/v1/ledger/root?limit=1').then((answer) => ({
      ...answer,
      next: /<([^>]+)>/.exec(String(answer.headers.link))?.[1] ?? '',
    }))
    expect(body).toEqual([before[0]])
    expect((await testApp.call<PublishedRoot[]>('GET', next)).body).toEqual([before[1]])
    expect((await testApp.call('GET', '/api/v1/ledger/root?cursor=x')).status).toBe(400)
  })

  test('do not subtract what a member owes from what is owed to others', async () => {
    const { seller, order } = await aCompleted(testApp)
    testApp.clock.pass(11 * MINUTES_OF_DAY)
    const body = { amount: 100, currency: 'USD', destination: 'ana.vende.mp', holder: 'Ana Vende', password: 'mate amargo 42' }
    expect((await testApp.call('POST', '/api/v1/payouts', { token: seller.token, body })).status).toBe(201)
    const paymentId = await paymentOf(testApp, order.id)
    await withTransaction(testApp.app.ctx, (ctx) => freeze(ctx, 'freeze:late', paymentId))
    expect((await dollarsOf(testApp, seller)).available).toBe(-100)
    const [root] = await publish()
    const owed = rowsOf<{ sum: string }>(
      await testApp.engines.db.db.execute(sql`
        select sum(balance_minor)::text as sum from ledger_accounts
        where kind in ('member', 'paying-out', 'held', 'refunding') and balance_minor > 0 and currency = 'USD'`),
    )[0]?.sum
    expect(root?.sumMinor).toBe(Number(owed))
    expect(root?.owed.payingOut).toBe(10_000)
    const [proof] = await proofOf(seller)
    expect(sumOf(proof, 'payingOut')).toBe(10_000)
    expect(sumOf(proof, 'available')).toBe(0)
  })

  test('keep the leaves of two days, and roots for good', async () => {
    for (let n = 0; n < 3; n++) {
      testApp.clock.pass(MINUTES_OF_DAY)
      await publish()
    }
    const { db } = testApp.engines.db
    const days = rowsOf<{ day: string }>(
      await db.execute(
        sql`select distinct r.day::text as day from ledger_roots r join ledger_leaves l on l.root_id = r.id order by day desc`,
      ),
    )
    const all = await publish()
    expect(days.map(({ day }) => day)).toEqual(all.slice(0, 2).map(({ day }) => day))
    expect(all.length).toBeGreaterThan(4)
    await expect(db.execute(sql`update ledger_roots set hash = ''`)).rejects.toThrow()
  })

  test('are not published when an account is not what the holds say', async () => {
    const { db } = testApp.engines.db
    testApp.clock.pass(MINUTES_OF_DAY)
    const before = (await testApp.call<PublishedRoot[]>('GET', '/api/v1/ledger/root')).body
    const lost = sql`update ledger_accounts set balance_minor = balance_minor - 1 where kind = 'held'`
    await db.execute(lost)
    try {
      await expect(publishRoots(testApp.app.ctx)).rejects.toThrow('not what the accounts say')
    } finally {
      await db.execute(sql`update ledger_accounts set balance_minor = balance_minor + 1 where kind = 'held'`)
    }
    expect((await testApp.call<PublishedRoot[]>('GET', '/api/v1/ledger/root')).body).toEqual(before)
  })

  test('chain each currency to itself', async () => {
    for (const seller of sellers) await sell(testApp, seller, { price: 100, currency: 'ARS' })
    await sell(testApp, await aMember(testApp), { price: 100, currency: 'ARS' })
    for (let n = 0; n < 2; n++) {
      testApp.clock.pass(MINUTES_OF_DAY)
      await publish()
    }
    const roots = (await testApp.call<PublishedRoot[]>('GET', '/api/v1/ledger/root')).body
    for (const wanted of ['USD', 'ARS']) {
      const [latest, before] = roots.filter(({ currency }) => currency === wanted)
      expect(latest?.previous, wanted).toBe(before?.chain)
    }
  })
})
