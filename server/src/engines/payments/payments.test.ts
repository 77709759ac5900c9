import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createClock } from '../../testing/clock.ts'
import { databaseKinds } from '../../testing/database-kinds.ts'
import { openLoopback, paymentsOf } from '../../testing/mercadopago.ts'
import { openMercadoPago } from './mercadopago.ts'
import type { KeptCard, Payments, ProviderPayment, RawWebhook } from './payments.ts'
import { openSandbox } from './sandbox.ts'

const SECRET = 'un secreto de prueba'

/** A provider under test: the engine, and what happens at the provider without us. */
interface Provider {
  engine: Payments
  /** A card token that ends so, by the name on the card as Mercado Pago's test cards do. */
  token(name: string): Promise<string>
  /** A token of a kept card and its security code; empty for one that is not there. */
  keptToken(cardId: string): Promise<string>
  /** Pays on the page of a checkout, as its buyer. */
  pay(address: string, step: 'approve' | 'reject' | 'pend'): Promise<void>
  /** Moves a payment on, as a bank does. */
  step(providerId: string, step: 'approve' | 'reject' | 'charge-back'): Promise<void>
  /** A signed notice about a payment. */
  notification(providerId: string): Promise<RawWebhook>
  close(): Promise<void>
}

const clock = createClock()
const currency = 'ARS' as const

const sandboxOn = (kind: (typeof databaseKinds)[number]) => async (): Promise<Provider> => {
  const { db, drop } = await kind.openMigrated()
  const engine = openSandbox(db.db, clock.now)
  let last: RawWebhook | undefined
  engine.deliverTo(async (notification) => {
    last = notification
  })
  return {
    engine,
    token: async (name) =>
      (await engine.tokenize({ number: engine.testCards[0]?.number ?? '', name, expiry: '11/30', cvc: '123' }))?.id ?? '',
    keptToken: async (cardId) => (await engine.tokenizeKept({ cardId, cvc: '123' }))?.id ?? '',
    pay: async (address, step) => {
      await engine.payCheckout(address.split('/').at(-1) ?? '', step)
    },
    step: async (providerId, step) => {
      await engine.step(providerId, step)
    },
    notification: async (providerId) => {
      await engine.notify(providerId)
      return last as RawWebhook
    },
    close: drop,
  }
}

const mercadoPago = async (): Promise<Provider> => {
  const shared = { secret: SECRET, now: clock.now }
  const loopback = await openLoopback(shared)
  return { engine: paymentsOf(loopback, shared), ...loopback }
}

const kinds = [
  ...databaseKinds.map((kind) => ({ name: `sandbox on ${kind.kind}`, isHere: kind.isHere, open: sandboxOn(kind) })),
  { name: 'Mercado Pago over a loopback server', isHere: true, open: mercadoPago },
]

describe.each(kinds)('the provider $name', ({ isHere, open }) => {
  describe.skipIf(!isHere)('keeps the promises of its interface', () => {
    let provider: Provider
    beforeAll(async () => {
      provider = await open()
    })
    afterAll(() => provider.close())

    const due = (reference: string = randomUUID()) => ({
      reference,
      amountMinor: 125_050,
      currency,
      description: 'Compra F-1',
      payerEmail: 'ana@feria.example',
    })
    const charge = (token: string, reference?: string) => provider.engine.charge({ ...due(reference), token, cardType: 'credit' })
    const approved = async (): Promise<ProviderPayment> => {
      const payment = await charge(await provider.token('APRO'))
      if (typeof payment === 'string') throw new Error(payment)
      return payment
    }

    test('approves a card, and the payment is found by its id and by our reference', async () => {
      const reference = randomUUID()
      const made = await charge(await provider.token('APRO'), reference)
      expect(made).toMatchObject({
        reference,
        status: 'approved',
        detail: 'accredited',
        amountMinor: 125_050,
        currency,
        refundedMinor: 0,
        lastFour: '3704',
      })
      expect(await provider.engine.get((made as ProviderPayment).providerId)).toEqual(made)
      expect(await provider.engine.find(reference)).toEqual([made])
      expect(await provider.engine.find(randomUUID())).toEqual([])
      expect(await provider.engine.get('999999')).toBeNull()
    })

    test.each([
      ['FUND', 'rejected', 'cc_rejected_insufficient_amount'],
      ['CALL', 'rejected', 'cc_rejected_call_for_authorize'],
      ['OTHE', 'rejected', 'cc_rejected_other_reason'],
      ['CONT', 'pending', 'pending_contingency'],
    ])('the name %s is %s: %s', async (name, status, detail) => {
      expect(await charge(await provider.token(name))).toMatchObject({ status, detail })
    })

    test('the same reference is charged once, also by ten concurrent calls', async () => {
      const [reference, token] = [randomUUID(), await provider.token('APRO')]
      const charges = await Promise.all(Array.from({ length: 10 }, () => charge(token, reference)))
      const made = charges.filter((payment) => typeof payment !== 'string')
      expect(new Set(made.map(({ providerId }) => providerId)).size).toBe(1)
      expect(await provider.engine.find(reference)).toHaveLength(1)
    })

    test('a token that was never issued pays nothing', async () => {
      expect(await charge('tok_inventado')).toBe('bad-token')
    })

    test('keeps a card that has paid, charges it for its customer alone, once a token, and forgets it', async () => {
      const { engine } = provider
      const email = `${randomUUID()}@feria.example`
      const keep = async () => {
        const token = await provider.token('APRO')
        expect(await charge(token)).toMatchObject({ status: 'approved' })
        return (await engine.keepCard({ token, email })) as KeptCard
      }
      const card = await keep()
      expect(card).toMatchObject({ brand: 'Visa', lastFour: '3704', expiryMonth: 11, expiryYear: 2030, cardType: 'credit', codeLength: 3 })
      // Somebody who is its customer already.
      const second = await keep()
      expect(second).toMatchObject({ customerId: card.customerId, methodId: card.methodId, lastFour: '3704' })

      const pay = async (token: string, kept?: KeptCard) =>
        engine.charge({ ...due(), token, cardType: 'credit', ...(kept ? { kept } : {}) })
      expect(await pay(await provider.keptToken(card.providerId), card)).toMatchObject({ status: 'approved', lastFour: '3704' })
      expect(await pay(await provider.keptToken(card.providerId))).toBe('bad-token')
      expect(await pay(await provider.keptToken(card.providerId), { ...card, customerId: 'otra-persona' })).toBe('bad-token')

      for (const _ of [1, 2]) await engine.forgetCard(card)
      expect(await provider.keptToken(card.providerId)).toBe('')
      expect(await provider.keptToken(second.providerId)).not.toBe('')
      expect(await engine.keepCard({ token: 'tok_inventado', email })).toBe('refused')
    })

    test('a checkout is paid on the provider’s page, and is found by our reference', async () => {
      const request = {
        ...due(),
        returnUrl: 'https://feria.example/payment/return?order=1',
        until: new Date(clock.now().getTime() + 30 * 60_000),
      }
      const address = await provider.engine.createCheckout(request)
      expect(await provider.engine.find(request.reference)).toEqual([])
      await provider.pay(address, 'reject')
      await provider.pay(address, 'approve')
      const found = await provider.engine.find(request.reference)
      expect(found.map(({ status }) => status).sort()).toEqual(['approved', 'rejected'])
      expect(found[0]).toMatchObject({ amountMinor: 125_050, currency })
    })

    test('refunds parts and the rest, each once, and never more than was paid', async () => {
      const { providerId } = await approved()
      const key = randomUUID()
      expect(await provider.engine.refund(providerId, 50, key)).toBe('done')
      expect(await provider.engine.refund(providerId, 50, key)).toBe('done')
      expect(await provider.engine.get(providerId)).toMatchObject({ status: 'approved', refundedMinor: 50 })
      expect(await provider.engine.refund(providerId, 125_050, randomUUID())).toBe('refused')
      expect(await provider.engine.refund(providerId, 125_000, randomUUID())).toBe('done')
      expect(await provider.engine.get(providerId)).toMatchObject({ status: 'refunded', refundedMinor: 125_050 })
    })

    test('a pending payment is approved later; an approved one may be charged back', async () => {
      const pending = (await charge(await provider.token('CONT'))) as ProviderPayment
      await provider.step(pending.providerId, 'approve')
      expect(await provider.engine.get(pending.providerId)).toMatchObject({ status: 'approved' })
      await provider.step(pending.providerId, 'charge-back')
      expect(await provider.engine.get(pending.providerId)).toMatchObject({ status: 'charged-back' })
    })

    test('reports its currency, and that a card goes to its own tokeniser', () => {
      expect(provider.engine.currencies).toContain('ARS')
      expect(provider.engine.tokenUrl).toMatch(/card[-_]tokens/)
    })

    test('recognises its own webhooks, and no others', async () => {
      const { providerId } = await approved()
      const notification = await provider.notification(providerId)
      expect(await provider.engine.readWebhook(notification)).toMatchObject({ providerId })
      const forged: RawWebhook[] = [
        { ...notification, headers: {} },
        { ...notification, headers: { ...notification.headers, 'x-signature': 'ts=1,v1=00' } },
        { ...notification, headers: { ...notification.headers, 'x-signature': `ts=1700000000,v1=${'0'.repeat(64)}` } },
        { ...notification, headers: { ...notification.headers, 'x-request-id': randomUUID() } },
        { ...notification, query: { ...notification.query, 'data.id': '123' } },
      ]
      for (const raw of forged) expect(await provider.engine.readWebhook(raw)).toBe('not-signed')
    })
  })
})

describe('Mercado Pago alone', () => {
  const settings = { accessToken: 'APP_USR-x', publicKey: 'APP_USR-y', publicUrl: 'https://feria.example', now: clock.now }
  const signed = (ts: string, id = '123') => {
    const v1 = createHmac('sha256', SECRET).update(`id:${id};request-id:r-1;ts:${ts};`).digest('hex')
    return { headers: { 'x-signature': `ts=${ts},v1=${v1}`, 'x-request-id': 'r-1' }, query: { 'data.id': id, type: 'payment' }, body: {} }
  }

  test('without a webhook secret it does not start', () => {
    expect(() => openMercadoPago({ ...settings, webhookSecrets: [''] })).toThrow('anybody could announce payments')
  })

  test('while its secret changes, takes webhooks that either of the two signed, and none of a third', async () => {
    const ts = String(Math.floor(clock.now().getTime() / 1000))
    const takes = (webhookSecrets: string[]) => openMercadoPago({ ...settings, webhookSecrets }).readWebhook(signed(ts))
    for (const both of [
      ['el nuevo secreto', SECRET],
      [SECRET, 'el nuevo secreto'],
    ])
      expect(await takes(both)).toEqual({ key: `r-1:${ts}`, providerId: '123' })
    expect(await takes(['el nuevo secreto', 'un tercero'])).toBe('not-signed')
  })

  test('accepts the time of a webhook in seconds and in milliseconds, and none that is a week old', async () => {
    const engine = openMercadoPago({ ...settings, webhookSecrets: [SECRET] })
    const now = clock.now().getTime()
    const [week, seconds] = [8 * 86_400_000, (ms: number) => String(Math.floor(ms / 1000))]
    for (const ts of [seconds(now), String(now)])
      expect(await engine.readWebhook(signed(ts))).toEqual({ key: `r-1:${ts}`, providerId: '123' })
    for (const ts of [seconds(now - week), String(now - week), '1']) expect(await engine.readWebhook(signed(ts))).toBe('not-signed')
    const merchantOrder = { ...signed(seconds(now)), query: { 'data.id': '123', type: 'merchant_order' } }
    expect(await engine.readWebhook(merchantOrder)).toBeNull()
  })

  test('a missing answer or a failure of theirs is unknown; a refused token is a failure', async () => {
    const loopback = await openLoopback({ secret: SECRET, now: clock.now })
    const engine = openMercadoPago({ ...settings, accessToken: loopback.accessToken, webhookSecrets: [SECRET], apiUrl: loopback.url })
    const due = {
      reference: randomUUID(),
      amountMinor: 500,
      currency,
      description: 'x',
      payerEmail: 'a@feria.example',
      cardType: 'debit' as const,
    }
    loopback.beforeAnswer = async () => {
      throw new Error('cut off')
    }
    expect(await engine.charge({ ...due, token: await loopback.token('APRO') })).toBe('unavailable')
    loopback.beforeAnswer = null
    expect((await engine.find(due.reference)).map(({ status }) => status)).toEqual(['approved'])
    expect(new Set(loopback.requests.filter(({ call }) => call === 'POST /v1/payments').map(({ key }) => key))).toEqual(
      new Set([due.reference]),
    )
    const stranger = openMercadoPago({ ...settings, accessToken: 'APP_USR-otra', webhookSecrets: [SECRET], apiUrl: loopback.url })
    await expect(stranger.find(due.reference)).rejects.toThrow()
    expect(await stranger.refund('1', 1, randomUUID())).toBe('refused')
    // Each status: what a charge and what a refund learn from it. A refund may be forbidden for want of money, which comes.
    for (const [status, charged, refunded] of [
      [400, 'bad-token', 'refused'],
      [403, 'bad-token', 'unavailable'],
      [404, 'bad-token', 'refused'],
      [409, 'unavailable', 'unavailable'],
      [423, 'unavailable', 'unavailable'],
    ] as const) {
      loopback.refuses = status
      const token = await loopback.token('APRO')
      const results = [await engine.charge({ ...due, reference: randomUUID(), token }), await engine.refund('1', 1, randomUUID())]
      expect([status, ...results]).toEqual([status, charged, refunded])
    }
    await loopback.close()
  }, 60_000)

  test('a kept card names its customer and its own payment method; what the provider does not answer is asked again later', async () => {
    const loopback = await openLoopback({ secret: SECRET, now: clock.now })
    const engine = openMercadoPago({ ...settings, accessToken: loopback.accessToken, webhookSecrets: [SECRET], apiUrl: loopback.url })
    const kept = { customerId: '123-abc', methodId: 'debmaster' }
    const due = { amountMinor: 500, currency, description: 'x', payerEmail: 'a@feria.example', cardType: 'credit' as const }
    await engine.charge({ ...due, reference: randomUUID(), token: 'tok_de_tarjeta:', kept })
    expect(loopback.requests.at(-1)?.body).toMatchObject({
      token: 'tok_de_tarjeta',
      payment_method_id: 'debmaster',
      payer: { type: 'customer', id: '123-abc' },
    })
    loopback.refuses = 423
    await expect(engine.keepCard({ token: 'tok_APRO_1', email: 'a@feria.example' })).rejects.toThrow()
    await expect(engine.forgetCard({ customerId: '123-abc', providerId: '1' })).rejects.toThrow()
    loopback.refuses = 401
    await expect(engine.forgetCard({ customerId: '123-abc', providerId: '1' })).rejects.toThrow()
    expect(await engine.keepCard({ token: 'tok_APRO_1', email: 'a@feria.example' })).toBe('refused')
    await loopback.close()
  })
})
