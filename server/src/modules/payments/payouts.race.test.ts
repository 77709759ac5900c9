import type { Payout } from '@feria/contract/payments/schemas'
import { afterEach, expect, test } from 'vitest'
import { aCompleted, dollarsOf, expectBooks } from '../../testing/money.ts'
import { anAdmin, PASSWORD, type Person } from '../../testing/people.ts'
import { describeRaces, rowOf, statusesOf } from '../../testing/races.ts'
import { codeOf, guard } from '../../testing/second-factor.ts'
import { ledgerAccounts, payouts } from './tables.ts'

describeRaces('withdrawals on PostgreSQL', (on) => {
  afterEach(() => expectBooks(on.testApp))

  const ask = (person: Person, key: string, body: object = {}) =>
    on.testApp.call<Payout>('POST', '/api/v1/payouts', {
      token: person.token,
      body: { amount: 10, currency: 'USD', destination: 'ana.vende.mp', holder: 'Ana Vende', password: PASSWORD, ...body },
      headers: { 'idempotency-key': key },
    })

  test('ten simultaneous ones with one Idempotency-Key are one, also where a code is required', { timeout: 60_000 }, async () => {
    const ana = (await aCompleted(on.testApp)).seller
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(ana, 'una-sola-vez')))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(201)
    expect(await dollarsOf(on.testApp, ana)).toMatchObject({ available: 90, payingOut: 10 })

    const { person: beto, secret } = await guard(on.testApp, (await aCompleted(on.testApp)).seller)
    const code = codeOf(on.testApp, secret)
    const guarded = await Promise.all(Array.from({ length: 10 }, () => ask(beto, 'una-sola-vez', { code })))
    expect(new Set(guarded.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    expect(await dollarsOf(on.testApp, beto)).toMatchObject({ available: 90, payingOut: 10 })
  })

  test('ten simultaneous ones with one key and other amounts are one, and nine refusals', { timeout: 60_000 }, async () => {
    const ana = (await aCompleted(on.testApp)).seller
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => ask(ana, 'misma-clave', { amount: n + 1 })))
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([201, ...Array(9).fill(409)])
    expect((await dollarsOf(on.testApp, ana)).payingOut).toBe(answers.find(({ status }) => status === 201)?.body.amount)
  })

  test('stopped and rejected at the same moment, the money returns once', { timeout: 60_000 }, async () => {
    const [ana, admin] = [(await aCompleted(on.testApp)).seller, await anAdmin(on.testApp)]
    const { body } = await ask(ana, 'frenar-y-rechazar')
    const stop = () => on.testApp.call('POST', `/api/v1/payouts/${body.id}/stop`, { token: ana.token })
    const reject = () =>
      on.testApp.call('PUT', `/api/v1/admin/payouts/${body.id}`, { token: admin.token, body: { status: 'rechazado', note: 'No' } })
    await Promise.all([stop(), reject(), stop(), reject(), stop(), reject()])
    expect(await dollarsOf(on.testApp, ana)).toMatchObject({ available: 100, payingOut: 0 })
  })

  test.each(['stop', 'reject'])('whatever is first holds, and the other is refused: the %s first', async (first) => {
    const [ana, admin] = [(await aCompleted(on.testApp)).seller, await anAdmin(on.testApp)]
    const { body } = await ask(ana, `primero-${first}`)
    const stop = () => on.testApp.call('POST', `/api/v1/payouts/${body.id}/stop`, { token: ana.token })
    const reject = () =>
      on.testApp.call('PUT', `/api/v1/admin/payouts/${body.id}`, { token: admin.token, body: { status: 'rechazado', note: 'No' } })
    const both = first === 'stop' ? [stop, reject] : [reject, stop]
    const answers = await on.race(await on.commitsOf('update', payouts), ...both)
    expect(statusesOf(answers)).toEqual([200, 409])
    const status = first === 'stop' ? 'frenado' : 'rechazado'
    expect((await on.testApp.call<Payout[]>('GET', '/api/v1/payouts', { token: ana.token })).body[0]).toMatchObject({ id: body.id, status })
    expect(await dollarsOf(on.testApp, ana)).toMatchObject({ available: 100, payingOut: 0 })
  })

  test('two simultaneous ones of the whole balance: one succeeds, the other is refused, and nothing is owed', {
    timeout: 60_000,
  }, async () => {
    const [ana, admin] = [(await aCompleted(on.testApp)).seller, await anAdmin(on.testApp)]
    // To an account that is known neither waits for a password or a code.
    const known = await ask(ana, 'primer-retiro')
    on.testApp.clock.pass(24 * 60)
    await on.testApp.call('PUT', `/api/v1/admin/payouts/${known.body.id}`, { token: admin.token, body: { status: 'pagado', note: 'Va' } })
    const own = rowOf(ledgerAccounts, ana.id, 'owner_id')
    for (const round of [1, 2, 3]) {
      const askAll = (n: string) => () => ask(ana, `todo-${round}-${n}`, { amount: 90 })
      const answers = await on.race(own, askAll('a'), askAll('b'))
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
      expect(await dollarsOf(on.testApp, ana)).toMatchObject({ available: 0, payingOut: 90 })
      const asked = answers.find(({ status }) => status === 201)?.body.id
      await on.testApp.call('PUT', `/api/v1/admin/payouts/${asked}`, { token: admin.token, body: { status: 'rechazado', note: 'No' } })
    }
  })
})
