import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createClock } from '../../testing/clock.ts'
import { databaseKinds } from '../../testing/servers.ts'
import type { Database } from '../db/database.ts'
import type { Charge } from './payments.ts'
import { openSandbox, type Sandbox } from './sandbox.ts'

describe.each(databaseKinds)('the sandbox provider on $kind', ({ isHere, open }) => {
  describe.skipIf(!isHere)('keeps the promises of its interface', () => {
    const clock = createClock()
    let sandbox: Sandbox
    let drop: () => Promise<void>
    beforeAll(async () => {
      const opened: { db: Database; drop(): Promise<void> } = await open()
      drop = opened.drop
      await opened.db.migrate()
      sandbox = openSandbox(opened.db.db, clock.now)
    })
    afterAll(() => drop())

    const tokenFor = async (name: string) =>
      (await sandbox.tokenize({ number: sandbox.testCards[0]?.number ?? '', name, expiry: '11/30', cvc: '123' }))?.id ?? ''
    const charge = (token: string, idempotencyKey: string = randomUUID()) =>
      sandbox.charge({
        token,
        idempotencyKey,
        reference: randomUUID(),
        amountMinor: 1250,
        currency: 'ARS',
        description: 'x',
        payerEmail: 'a@feria.example',
      })

    test('approves, and the charge can be found by its key', async () => {
      const key = randomUUID()
      const made = await charge(await tokenFor('APRO'), key)
      expect(made).toMatchObject({
        status: 'approved',
        detail: 'accredited',
        amountMinor: 1250,
        currency: 'ARS',
        brand: 'Visa',
        lastFour: '3704',
      })
      expect(await sandbox.findCharge(key)).toEqual(made)
      expect(await sandbox.findCharge(randomUUID())).toBeNull()
    })

    test.each([
      ['FUND', 'cc_rejected_insufficient_amount'],
      ['call ', 'cc_rejected_call_for_authorize'],
      ['OTHE', 'cc_rejected_other_reason'],
    ])('rejects the name %s with its reason', async (name, detail) => {
      expect(await charge(await tokenFor(name))).toMatchObject({ status: 'rejected', detail })
    })

    test('the same key charges once, also when ten ask at the same moment', async () => {
      const [key, token] = [randomUUID(), await tokenFor('APRO')]
      const charges = (await Promise.all(Array.from({ length: 10 }, () => charge(token, key)))) as Charge[]
      expect(new Set(charges.map(({ providerId }) => providerId)).size).toBe(1)
    })

    test('a token pays once and for half an hour', async () => {
      const used = await tokenFor('APRO')
      await charge(used)
      expect(await charge(used)).toBe('bad-token')
      const old = await tokenFor('APRO')
      clock.pass(31)
      expect(await charge(old)).toBe('bad-token')
      expect(await charge('tok_inventado')).toBe('bad-token')
    })

    test('takes test cards only, however they are spaced', async () => {
      const card = { name: 'APRO', expiry: '11/30', cvc: '123' }
      expect(await sandbox.tokenize({ ...card, number: '4111111111111111' })).toBeUndefined()
      expect(await sandbox.tokenize({ ...card, number: '4509-9535 66233704' })).toMatchObject({ brand: 'Visa' })
    })
  })
})
