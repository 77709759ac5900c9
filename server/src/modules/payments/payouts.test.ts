import { sentence } from '@feria/contract/errors'
import type { Payout } from '@feria/contract/payments/schemas'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aCompleted, dollarsOf, expectBooks } from '../../testing/money.ts'
import { anAdmin, lastAction, PASSWORD, type Person } from '../../testing/people.ts'
import { codeOf, guard } from '../../testing/second-factor.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const CBU = '2850590940090418135201'

let testApp: TestApp
let admin: Person
beforeAll(async () => {
  testApp = await createTestApp()
  admin = await anAdmin(testApp)
})
afterEach(() => expectBooks(testApp))
afterAll(() => testApp.close())

/** A member who has 100 dollars. */
const aSeller = async (): Promise<Person> => {
  const { seller } = await aCompleted(testApp)
  testApp.clock.pass(1)
  return seller
}

const ask = (person: Person, body: object = {}, headers: Record<string, string> = {}) =>
  testApp.call<Payout>('POST', '/api/v1/payouts', {
    token: person.token,
    body: { amount: 10, currency: 'USD', destination: CBU, holder: 'Ana Vende', ...body },
    headers,
  })
const settle = (id: string, status: 'pagado' | 'rechazado') =>
  testApp.call<Payout>('PUT', `/api/v1/admin/payouts/${id}`, { token: admin.token, body: { status, note: 'Transferencia 1' } })
const stop = (person: Person, id: string) => testApp.call<Payout>('POST', `/api/v1/payouts/${id}/stop`, { token: person.token })
const newestOf = async (person: Person) => (await testApp.call<Payout[]>('GET', '/api/v1/payouts', { token: person.token })).body[0]

/** The letter to a member about a withdrawal that waits. */
const emailTo = async ({ email }: Person): Promise<string> => {
  await testApp.app.jobs.drain()
  return (await testApp.mails()).find((mail) => mail.includes(`To: ${email}`) && mail.includes('/mails/payouts/')) ?? ''
}
const linkTo = async (person: Person): Promise<string> =>
  /http:\/\/localhost:3000(\/mails\/payouts\/\S+)/.exec(await emailTo(person))?.[1] ?? ''
const page = async (method: 'GET' | 'POST', url: string) => {
  const { statusCode, body, headers } = await testApp.app.http.inject({ method, url })
  return { status: statusCode, text: body, type: headers['content-type'] }
}

describe('a withdrawal to an account that was never paid before', () => {
  test('requires the password, and sets nothing aside without it', async () => {
    const ana = await aSeller()
    const refused = await ask(ana)
    expect([refused.status, refused.error.error]).toEqual([403, 'payments.new-destination'])
    expect(refused.error.fields).toEqual({ password: 'Ingresá tu contraseña.' })
    expect((await ask(ana, { password: 'no es esta' })).error).toMatchObject({ error: 'accounts.wrong-password' })
    expect(await dollarsOf(testApp, ana)).toMatchObject({ available: 100, payingOut: 0 })
    expect((await ask(ana, { password: PASSWORD })).status).toBe(201)
    expect(await dollarsOf(testApp, ana)).toMatchObject({ available: 90, payingOut: 10 })
  })

  test('requires the code too where the second factor is on, and uses it up', async () => {
    const { person: ana, secret } = await guard(testApp, await aSeller())
    expect((await ask(ana)).error.fields).toEqual({ password: 'Ingresá tu contraseña.', code: 'Ingresá el código.' })
    expect((await ask(ana, { password: PASSWORD })).error).toMatchObject({ error: 'accounts.second-factor' })
    expect((await ask(ana, { password: PASSWORD, code: '000000' })).error).toMatchObject({ error: 'accounts.wrong-code' })
    expect(await dollarsOf(testApp, ana)).toMatchObject({ available: 100, payingOut: 0 })
    const code = codeOf(testApp, secret)
    expect((await ask(ana, { password: PASSWORD, code })).status).toBe(201)
    expect((await ask(ana, { password: PASSWORD, code })).error).toMatchObject({ error: 'accounts.wrong-code' })
  })

  test('waits 24 hours before an admin can pay it, which both see; then the account is known and requires nothing', async () => {
    const ana = await aSeller()
    const asked = await ask(ana, { password: PASSWORD })
    const until = new Date(testApp.clock.now().getTime() + 24 * 3_600_000).toISOString()
    expect(asked.body).toMatchObject({ status: 'pedido', heldUntil: until })
    expect(await newestOf(ana)).toMatchObject({ heldUntil: until })
    const listed = await testApp.call<Payout[]>('GET', '/api/v1/admin/payouts', { token: admin.token })
    expect(listed.body.find(({ id }) => id === asked.body.id)).toMatchObject({ heldUntil: until })
    const early = await settle(asked.body.id, 'pagado')
    expect([early.status, early.error.error]).toEqual([409, 'payments.payout-held'])
    expect(early.error.message).toMatch(/^Ese retiro espera hasta el \d+ de \w+ de \d{4} a las \d\d:\d\d: todavía no se puede pagar\.$/)
    // Until it was paid, the account is not known.
    expect((await ask(ana)).error).toMatchObject({ error: 'payments.new-destination' })
    testApp.clock.pass(24 * 60 - 1)
    expect((await settle(asked.body.id, 'pagado')).status).toBe(409)
    testApp.clock.pass(1)
    expect(await newestOf(ana)).toMatchObject({ heldUntil: null })
    expect((await settle(asked.body.id, 'pagado')).body).toMatchObject({ status: 'pagado', heldUntil: null })
    expect(await lastAction(testApp, admin)).toMatchObject({
      action: 'payout.settled',
      subject: { kind: 'payout', id: asked.body.id, name: 'Retiro 5201' },
      details: { status: 'pagado', amount: '$\u00a010,00 USD', to: '5201' },
    })
    const again = await ask(ana, { destination: '28505909 40090418135201' })
    expect([again.status, again.body.heldUntil]).toEqual([201, null])
    expect((await settle(again.body.id, 'pagado')).status).toBe(200)
    expect((await ask(ana, { destination: 'otra.cuenta.mp' })).error).toMatchObject({ error: 'payments.new-destination' })
    // What one member was paid to makes it known to nobody else.
    expect((await ask(await aSeller())).error).toMatchObject({ error: 'payments.new-destination' })
  })

  test('may be rejected while it waits, which makes no account known', async () => {
    const ana = await aSeller()
    const { status, body } = await settle((await ask(ana, { password: PASSWORD })).body.id, 'rechazado')
    expect([status, body]).toEqual([200, expect.objectContaining({ status: 'rechazado', note: 'Transferencia 1' })])
    expect(await dollarsOf(testApp, ana)).toMatchObject({ available: 100, payingOut: 0 })
    expect((await ask(ana)).error).toMatchObject({ error: 'payments.new-destination' })
  })
})

describe('stopping it', () => {
  test('the email states the withdrawal at once, and one press on the page behind its link returns the money', async () => {
    const ana = await aSeller()
    const { body } = await ask(ana, { amount: 60, password: PASSWORD })
    const link = await linkTo(ana)
    const letter = await emailTo(ana)
    for (const part of ['60,00', '5201', 'forgot-password']) expect(letter).toContain(part)
    expect(letter).not.toContain(CBU)
    const shown = await page('GET', link)
    expect([shown.status, shown.type]).toEqual([200, 'text/html; charset=utf-8'])
    expect(shown.text).toContain('<form method="post"')
    expect((await newestOf(ana))?.status).toBe('pedido')
    testApp.clock.pass(1)
    const stopped = await page('POST', link)
    expect([stopped.status, stopped.text.includes('Frenamos el retiro')]).toEqual([200, true])
    expect(await newestOf(ana)).toMatchObject({ id: body.id, status: 'frenado', heldUntil: null })
    expect(await dollarsOf(testApp, ana)).toMatchObject({ available: 100, payingOut: 0 })
    const moves = await testApp.call<{ kind: string; amount: number }[]>('GET', '/api/v1/balance/movements', { token: ana.token })
    expect(moves.body.slice(0, 2)).toMatchObject([
      { kind: 'retiro frenado', amount: 60 },
      { kind: 'retiro', amount: -60 },
    ])
    expect((await page('POST', link)).status).toBe(200)
    expect(await dollarsOf(testApp, ana)).toMatchObject({ available: 100, payingOut: 0 })
    expect((await settle(body.id, 'pagado')).error).toMatchObject({ error: 'payments.payout-settled' })
  })

  test('the link expires with the wait, and no other address stops anything', async () => {
    const [ana, beto] = [await aSeller(), await aSeller()]
    const first = await ask(ana, { password: PASSWORD })
    const link = await linkTo(ana)
    const second = await ask(beto, { password: PASSWORD })
    const [path, mark] = link.split('~')
    const forged = [
      `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`,
      `${path}`,
      `/mails/payouts/${second.body.id}~${mark}`,
      '/mails/payouts/x',
    ]
    for (const url of forged)
      for (const method of ['GET', 'POST'] as const) {
        const refused = await page(method, url)
        expect([refused.status, refused.text.includes(sentence('payments.bad-stop'))], `${method} ${url}`).toEqual([400, true])
      }
    // The signature of a letter to be ended is for that alone.
    expect((await page('POST', link.replace('/mails/payouts/', '/mails/'))).status).toBe(400)
    testApp.clock.pass(24 * 60)
    const late = await page('POST', link)
    expect([late.status, late.text.includes('ya no se puede frenar')]).toEqual([409, true])
    expect((await settle(first.body.id, 'pagado')).status).toBe(200)
    expect((await page('POST', link)).status).toBe(409)
    expect(await newestOf(ana)).toMatchObject({ status: 'pagado' })
  })

  test('before its email was sent cancels that email', async () => {
    const ana = await aSeller()
    const { body } = await ask(ana, { password: PASSWORD })
    expect((await stop(ana, body.id)).body.status).toBe('frenado')
    expect(await emailTo(ana)).toBe('')
  })

  test('is possible for its member in the session too, while it waits', async () => {
    const [ana, beto] = [await aSeller(), await aSeller()]
    const { body } = await ask(ana, { password: PASSWORD })
    expect((await stop(beto, body.id)).error).toMatchObject({ error: 'payments.payout-not-found' })
    expect((await stop(ana, body.id)).body).toMatchObject({ status: 'frenado' })
    expect((await stop(ana, body.id)).body).toMatchObject({ status: 'frenado' })
    expect(await dollarsOf(testApp, ana)).toMatchObject({ available: 100, payingOut: 0 })
    const other = await ask(ana, { password: PASSWORD })
    testApp.clock.pass(24 * 60)
    expect((await stop(ana, other.body.id)).error).toMatchObject({ error: 'payments.not-stoppable' })
  })
})

describe('requesting a withdrawal', () => {
  test.each([1e-7, 0.001, 0.009, 0, -1, 1.005, Number.MIN_VALUE])('of %d is refused', async (amount) => {
    const ana = await aSeller()
    const { status, error } = await ask(ana, { amount, password: PASSWORD })
    expect([status, error.error]).toEqual([400, 'bad-input'])
    expect(error.fields?.amount).toMatch(/^Ingresá un (precio|monto)/)
    expect(await dollarsOf(testApp, ana)).toMatchObject({ available: 100, payingOut: 0 })
  })

  test('again with the same Idempotency-Key returns the first one; with another request it is refused', async () => {
    const ana = await aSeller()
    const key = { 'idempotency-key': 'retiro-de-ana' }
    const first = await ask(ana, { password: PASSWORD }, key)
    const again = await ask(ana, { destination: '28505909-40090418135201' }, key)
    expect([again.status, again.body]).toEqual([201, first.body])
    expect(await dollarsOf(testApp, ana)).toMatchObject({ available: 90, payingOut: 10 })
    for (const other of [{ amount: 11 }, { destination: 'otra.cuenta.mp' }, { holder: 'Otra Persona' }, { currency: 'ARS' }]) {
      const { status, error } = await ask(ana, { password: PASSWORD, ...other }, key)
      expect([status, error.error]).toEqual([409, 'payments.key-reused'])
    }
    expect((await ask(ana, { password: PASSWORD }, { 'idempotency-key': 'corta' })).error).toMatchObject({ error: 'payments.bad-key' })
    expect((await ask(await aSeller(), { password: PASSWORD }, key)).body.id).not.toBe(first.body.id)
    await settle(first.body.id, 'rechazado')
    expect((await ask(ana, {}, key)).body).toMatchObject({ id: first.body.id, status: 'rechazado' })
  })
})
