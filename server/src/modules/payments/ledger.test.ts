import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTransaction } from '../../core/transaction.ts'
import { constraintOf } from '../../engines/db/database.ts'
import { aMember, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import {
  captureLines,
  chargeBackLines,
  freezeLines,
  type Line,
  refundedLines,
  refundLines,
  releaseLines,
  type Share,
} from './ledger.rules.ts'
import { capture, chargeBack, concludeRefund, freeze, release, setAsideRefund } from './ledger.ts'
import { splitFee } from './rules.ts'
import { ledgerEntries, ledgerTransactions } from './tables.ts'
import { checkBooks } from './use-cases/check-books.ts'

/** What can be tried with the money of one payment, in any order and with any amount. */
const captured = fc.record({ kind: fc.constant('capture' as const), amountMinor: fc.integer({ min: 1, max: 5_000_000 }) })
const action = fc.oneof(
  captured,
  fc.record({ kind: fc.constant('release' as const), fee: fc.integer({ min: 0, max: 50 }), resale: fc.integer({ min: 0, max: 30 }) }),
  fc.record({ kind: fc.constant('freeze' as const) }),
  fc.record({ kind: fc.constant('refunded' as const) }),
  fc.record({ kind: fc.constant('refund' as const), part: fc.integer({ min: 1, max: 120 }) }),
  fc.record({ kind: fc.constant('charge-back' as const), part: fc.integer({ min: 1, max: 120 }) }),
)
type LedgerAction = typeof action extends fc.Arbitrary<infer D> ? D : never
const history = fc.tuple(captured, fc.array(action, { minLength: 1, maxLength: 12 })).map(([first, rest]) => [first, ...rest])

/** The shares of a release: the marketplace's fee, a reseller's part and the seller's rest, which together are what is held. */
const sharesOf = (heldMinor: number, { fee, resale }: { fee: number; resale: number }, sellerId: string, resellerId: string): Share[] => {
  const { platformMinor, sellerMinor } = splitFee(heldMinor, fee)
  const resellerMinor = Math.round((sellerMinor * resale) / 100)
  return [
    { to: { kind: 'member', ownerId: sellerId }, amountMinor: sellerMinor - resellerMinor },
    { to: { kind: 'member', ownerId: resellerId }, amountMinor: resellerMinor },
    { to: { kind: 'platform' }, amountMinor: platformMinor },
  ]
}

const whole = (shares: Share[]) => ({ shares, parcel: null, claimableUntil: new Date('2026-12-01T12:00:00Z') })

/** Books in memory with the laws of the database: what it refuses, they refuse. */
const createBooks = () => {
  const balances = new Map<string, number>()
  const order = { captured: 0, released: 0, refunded: 0, refunding: 0, legs: [] as Share[] }
  const write = (lines: Line[]) => {
    expect(lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(0)
    for (const { kind, ownerId, amountMinor } of lines) {
      const name = `${kind} ${ownerId ?? ''}`.trim()
      balances.set(name, (balances.get(name) ?? 0) + amountMinor)
    }
  }
  const held = () => order.captured - order.released - order.refunded
  return { balances, order, write, held }
}

type Books = ReturnType<typeof createBooks>

const partOf = (heldMinor: number, part: number): number => Math.ceil((heldMinor * part) / 100)

/** Does a deed if it may be done, and answers whether it was. */
const perform = ({ order, write, held }: Books, step: LedgerAction): boolean => {
  if (step.kind === 'capture') {
    if (order.captured > 0) return false
    write(captureLines(step.amountMinor))
    order.captured += step.amountMinor
    return true
  }
  if (step.kind === 'release') {
    if (held() === 0) return false
    const shares = sharesOf(held(), step, 'vende', 'revende')
    write(releaseLines(shares))
    order.released += held()
    order.legs.push(...shares)
    return true
  }
  if (step.kind === 'freeze') {
    if (order.released === 0) return false
    write(freezeLines(order.legs))
    order.released = 0
    order.legs = []
    return true
  }
  if (step.kind === 'refunded') {
    if (order.refunding === 0) return false
    write(refundedLines(order.refunding))
    order.refunding = 0
    return true
  }
  const amountMinor = partOf(held(), step.part)
  if (amountMinor === 0 || amountMinor > held()) return false
  write(step.kind === 'refund' ? refundLines(amountMinor) : chargeBackLines(amountMinor))
  order.refunded += amountMinor
  if (step.kind === 'refund') order.refunding += amountMinor
  return true
}

test(
  '[ORD-18] in 10,000 histories every transaction sums to zero, and what was captured is what the parties, the ' +
    'marketplace and the buyer have',
  () => {
    fc.assert(
      fc.property(history, (steps) => {
        const books = createBooks()
        for (const step of steps) perform(books, step)
        const { balances, order, held } = books
        const of = (name: string) => balances.get(name) ?? 0
        expect([...balances.values()].reduce((sum, minor) => sum + minor, 0)).toBe(0)
        expect(of('held')).toBe(held())
        expect(held()).toBeGreaterThanOrEqual(0)
        expect(of('member vende') + of('member revende') + of('platform')).toBe(order.released)
        expect(order.captured).toBe(of('member vende') + of('member revende') + of('platform') + order.refunded + held())
        expect(of('refunding')).toBe(order.refunding)
        expect(0 - of('outside')).toBe(order.captured - order.refunded + order.refunding)
      }),
      { numRuns: 10_000 },
    )
  },
)

describe('in the database', () => {
  let testApp: TestApp
  let seller: Person
  let reseller: Person
  beforeAll(async () => {
    testApp = await createTestApp()
    ;[seller, reseller] = [await aMember(testApp, 'Vende'), await aMember(testApp, 'Revende')]
  })
  afterAll(() => testApp.close())

  const currency = 'ARS' as const
  let last = 0

  test('histories reach the same balances as the model, and the database refuses what the model refuses', {
    timeout: 120_000,
  }, async () => {
    for (const steps of fc.sample(history, 60)) {
      const books = createBooks()
      const payment = { id: crypto.randomUUID(), reference: crypto.randomUUID(), currency }
      const parties = { payeeId: seller.id, resellerId: null, resellerMinor: 0 }
      const asked: { id: string; amountMinor: number }[] = []
      const run = async (step: LedgerAction) => {
        const subject = `prueba-${++last}`
        const heldMinor = books.held()
        await withTransaction(testApp.app.ctx, async (ctx) => {
          if (step.kind === 'capture') return capture(ctx, { ...payment, ...parties, amountMinor: step.amountMinor })
          if (step.kind === 'release') return release(ctx, subject, payment.id, whole(sharesOf(heldMinor, step, seller.id, reseller.id)))
          if (step.kind === 'freeze') return freeze(ctx, subject, payment.id)
          if (step.kind === 'refund') {
            const refund = { id: crypto.randomUUID(), amountMinor: partOf(heldMinor, step.part) }
            await setAsideRefund(ctx, refund.id, payment, refund.amountMinor)
            asked.push(refund)
            return
          }
          if (step.kind === 'charge-back') return chargeBack(ctx, subject, payment, partOf(heldMinor, step.part))
          for (const { id, amountMinor } of asked.splice(0)) await concludeRefund(ctx, id, payment, amountMinor)
        })
      }
      for (const step of steps) {
        // A chargeback freezes what was handed out before it takes: on paper that is two deeds.
        if (step.kind === 'charge-back' && books.order.released > 0) continue
        const part = 'part' in step ? partOf(books.held(), step.part) : 0
        const isTooMuch = part > books.held()
        const isNothing = (step.kind === 'release' && books.held() === 0) || ('part' in step && part === 0)
        if (isTooMuch)
          await expect(run(step).catch((error: unknown) => Promise.reject(constraintOf(error) ?? error))).rejects.toMatch(/^ledger_/)
        else if (!isNothing) await run(step)
        perform(books, step)
      }
    }
    const wrong = await checkBooks(testApp.app.ctx)
    // These histories have no payments and refunds of their own: only the laws of the books themselves are asked.
    expect(wrong.filter((law) => !/payment|refund/.test(law))).toEqual([])
  })

  test('an entry is never changed or removed, and a transaction that does not sum to zero is not written', async () => {
    const { db } = testApp.engines.db
    const refused = async (work: Promise<unknown>) =>
      constraintOf(await work.then(() => new Error('it was written')).catch((error: unknown) => error))
    expect(await refused(db.update(ledgerEntries).set({ amountMinor: 1 }))).toBe('ledger_never_changes')
    expect(await refused(db.delete(ledgerEntries))).toBe('ledger_never_changes')
    expect(await refused(db.delete(ledgerTransactions))).toBe('ledger_never_changes')
    const [entry] = await db.select().from(ledgerEntries).limit(1)
    const id = crypto.randomUUID()
    const unbalanced = withTransaction(testApp.app.ctx, async (ctx) => {
      await ctx.db.insert(ledgerTransactions).values({ id, kind: 'capture', subject: 'torcida', reference: null, createdAt: new Date() })
      await ctx.db.insert(ledgerEntries).values({ transactionId: id, line: 0, accountId: entry?.accountId ?? '', amountMinor: 5 })
    })
    expect(await refused(unbalanced)).toBe('ledger_sums_to_zero')
  })

  test('the same subject is written once', async () => {
    const parties = { payeeId: seller.id, resellerId: null, resellerMinor: 0 }
    const payment = { id: crypto.randomUUID(), reference: crypto.randomUUID(), ...parties, amountMinor: 700, currency }
    for (let n = 0; n < 2; n++) await withTransaction(testApp.app.ctx, (ctx) => capture(ctx, payment))
    const shares: Share[] = [{ to: { kind: 'member', ownerId: seller.id }, amountMinor: 700 }]
    await withTransaction(testApp.app.ctx, (ctx) => release(ctx, 'una', payment.id, whole(shares)))
    await expect(withTransaction(testApp.app.ctx, (ctx) => release(ctx, 'dos', payment.id, whole(shares)))).rejects.toThrow(
      'is not what is held',
    )
  })
})
