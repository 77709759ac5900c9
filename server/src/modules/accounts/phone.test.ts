import type { Notification } from '@feria/contract/notifications/schemas'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rowsOf } from '../../engines/db/database.ts'
import { aMember, aNewcomer, anAdmin, PASSWORD, type Person } from '../../testing/people.ts'
import { newestCode, openSmsBox, phonesOf, wrongCode } from '../../testing/phones.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { sweepLinks } from './links.ts'
import { isCodeOf } from './phone-codes.ts'

const box = openSmsBox()
let testApp: TestApp
let phones: ReturnType<typeof phonesOf>
beforeAll(async () => {
  testApp = await createTestApp({
    engines: { sms: box.sms },
    settings: { REQUIRE_CONFIRMED_EMAIL: 'yes', PUBLIC_URL: 'https://feria.example' },
  })
  phones = phonesOf(testApp, box)
})
afterAll(() => testApp.close())
beforeEach(() => {
  box.taken.length = 0
  box.results.length = 0
})

let numbers = 0
/** Another mobile of Buenos Aires, as its owner says it and as it is kept. */
const aNumber = () => {
  const last = String(1000 + ++numbers)
  return { typed: `011 15-2345-${last}`, kept: `+54 9 11 2345 ${last}`, e164: `+549112345${last}` }
}
const read = async <T>(query: ReturnType<typeof sql>) => rowsOf<T>(await testApp.engines.db.db.execute(query))

describe('a code', () => {
  test('goes to the typed number and confirms it, which becomes that of the profile; a confirmed email is not needed', async () => {
    const ana = await aNewcomer(testApp)
    const { typed, kept, e164 } = aNumber()
    expect(await phones.look(ana)).toEqual({ phone: null, isConfirmed: false, isOffered: true, underWay: null })
    const asked = await phones.ask(ana, typed)
    expect([asked.status, asked.body.underWay?.state, asked.body.phone]).toEqual([202, 'sending', null])
    await testApp.app.jobs.drain()
    expect(box.taken).toEqual([{ number: e164, text: expect.stringMatching(/^(\d{6}) es tu clave .*\n@feria\.example #\1$/s) }])
    expect((await phones.look(ana)).underWay).toMatchObject({ phone: kept, state: 'sent', triesLeft: 5 })
    const code = newestCode(box)
    const confirmed = await phones.confirm(ana, `${code.slice(0, 3)} ${code.slice(3)}`)
    expect(confirmed.body).toEqual({ phone: kept, isConfirmed: true, isOffered: true, underWay: null })
    expect((await phones.confirm(ana, code)).error.error).toBe('accounts.phone-code-over')
    expect((await phones.ask(ana)).error.error).toBe('accounts.phone-confirmed')
  })

  test('goes to the number of the profile where none is given; without one it is asked for', async () => {
    const ana = await aMember(testApp)
    expect((await phones.ask(ana)).error).toMatchObject({ error: 'accounts.phone-missing', fields: { phone: 'Ingresá tu teléfono.' } })
    const { kept, e164 } = aNumber()
    await testApp.call('PUT', `/api/v1/users/${ana.id}`, { token: ana.token, body: { phone: kept } })
    await phones.codeFor(ana)
    expect(box.taken[0]?.number).toBe(e164)
  })

  test.each([
    ['+1 212 555 0123', 'accounts.not-mobile'],
    ['+598 94 123 456', 'accounts.not-mobile'],
    ['0810-222-1234', 'accounts.not-mobile'],
    ['mañana', 'accounts.bad-phone'],
    ['11 2345', 'accounts.bad-phone'],
  ])('is not sent to %s', async (phone, code) => {
    const { error } = await phones.ask(await aMember(testApp), phone)
    expect(error.error).toBe(code)
    expect(error.fields?.phone).toMatch(/código de área/)
    await testApp.app.jobs.drain()
    expect(box.taken).toEqual([])
  })

  test('works for ten minutes from its sending, with five tries, for its member and its number alone', async () => {
    const [ana, bea] = [await aMember(testApp), await aMember(testApp)]
    const code = await phones.codeFor(ana, aNumber().typed)
    await phones.codeFor(bea, aNumber().typed)
    expect((await phones.confirm(bea, code)).error).toMatchObject({
      error: 'accounts.wrong-phone-code',
      message: 'El código no es correcto. Intentos que te quedan: 4.',
    })
    for (const left of [4, 3, 2, 1]) {
      expect((await phones.confirm(ana, wrongCode(code))).error.message).toContain(`quedan: ${left}.`)
      expect((await phones.look(ana)).underWay?.triesLeft).toBe(left)
    }
    expect((await phones.confirm(ana, wrongCode(code))).error.error).toBe('accounts.phone-code-over')
    expect((await phones.confirm(ana, code)).error.error).toBe('accounts.phone-code-over')
    const next = await phones.codeFor(ana, aNumber().typed)
    testApp.clock.pass(9)
    expect((await phones.look(ana)).underWay).not.toBeNull()
    testApp.clock.pass(1)
    expect((await phones.confirm(ana, next)).error.error).toBe('accounts.phone-code-over')
    expect(await phones.look(ana)).toMatchObject({ isConfirmed: false, underWay: null })
  })

  test('is void once another was asked for', async () => {
    const ana = await aMember(testApp)
    const first = await phones.codeFor(ana, aNumber().typed)
    const { typed, kept } = aNumber()
    const second = await phones.codeFor(ana, typed)
    if (first !== second) expect((await phones.confirm(ana, first)).error.error).toBe('accounts.wrong-phone-code')
    expect((await phones.confirm(ana, second)).body).toMatchObject({ phone: kept, isConfirmed: true })
  })

  test('is bound to its member and its number', async () => {
    const [ana, bea] = [await aMember(testApp), await aMember(testApp)]
    const { typed, kept } = aNumber()
    const code = await phones.codeFor(ana, typed)
    const [row] = await read<{ codeHash: string }>(sql`select code_hash as "codeHash" from phone_codes where user_id = ${ana.id}`)
    const isOf = (userId: string, phone: string) => isCodeOf(testApp.app.ctx, { userId, phone, codeHash: row?.codeHash ?? '' }, code)
    expect([await isOf(ana.id, kept), await isOf(bea.id, kept), await isOf(ana.id, aNumber().kept)]).toEqual([true, false, false])
  })

  test('stands nowhere in plain, nor does it in the jobs', async () => {
    const ana = await aMember(testApp)
    const code = await phones.codeFor(ana, aNumber().typed)
    const [row] = await read<{ row: string }>(sql`select phone_codes::text as row from phone_codes where user_id = ${ana.id}`)
    expect(row?.row).not.toMatch(new RegExp(`(?<!\\d)${code}(?!\\d)`))
    const jobs = await read<{ data: string }>(sql`select data::text as data from pgboss.job where data::text like '%phone-code%'`)
    expect(jobs.every(({ data }) => !data.includes(code) && !data.includes('2345'))).toBe(true)
  })
})

describe('the gateway', () => {
  test('that refuses a number for good is told to the member, who corrects it', async () => {
    const ana = await aMember(testApp)
    box.results.push({ outcome: 'refused', detail: 'HTTP 400' })
    await phones.ask(ana, aNumber().typed)
    await testApp.app.jobs.drain()
    expect((await phones.look(ana)).underWay?.state).toBe('failed')
    expect((await phones.confirm(ana, '000000')).error.error).toBe('accounts.phone-code-over')
    const { typed, kept } = aNumber()
    expect((await phones.confirm(ana, await phones.codeFor(ana, typed))).body.phone).toBe(kept)
  })

  test('that is busy is asked again when it says so; one that fails is asked again by the job', async () => {
    const ana = await aMember(testApp)
    box.results.push({ outcome: 'unavailable', detail: 'HTTP 429', waitMs: 7000 })
    await phones.ask(ana, aNumber().typed)
    await testApp.app.jobs.drain()
    expect([box.taken.length, (await phones.look(ana)).underWay?.state]).toEqual([0, 'sending'])
    const [job] = await read<{ waits: number; data: { event: { times: number } } }>(
      sql`select extract(epoch from start_after - created_on)::int as waits, data from pgboss.job
        where state = 'created' and data::text like '%text-phone-code%'`,
    )
    expect([job?.waits, job?.data.event.times]).toEqual([7, 1])
    const bea = await aMember(testApp)
    box.results.push({ outcome: 'unavailable', detail: 'HTTP 500' })
    await phones.ask(bea, aNumber().typed)
    await expect(testApp.app.jobs.drain()).rejects.toThrow('did not take the message: HTTP 500')
    expect((await phones.look(bea)).underWay?.state).toBe('sending')
  })

  test('is absent: nothing is offered and nothing sent', async () => {
    const none = await createTestApp()
    const ana = await aMember(none)
    const { look, ask } = phonesOf(none, box)
    expect((await look(ana)).isOffered).toBe(false)
    expect((await ask(ana, aNumber().typed)).error).toMatchObject({ error: 'accounts.phone-not-offered' })
    await none.close()
  })
})

describe('the mark', () => {
  const marked = async (typed = aNumber().typed): Promise<Person> => {
    const member = await aMember(testApp)
    await phones.confirm(member, await phones.codeFor(member, typed))
    return member
  }

  test('is taken off by its member, who keeps the number and may confirm it anew', async () => {
    const ana = await marked()
    const { phone } = await phones.look(ana)
    expect((await phones.unmark(ana)).body).toMatchObject({ phone, isConfirmed: false })
    expect((await phones.unmark(ana)).status).toBe(200)
    expect((await phones.confirm(ana, await phones.codeFor(ana))).body).toMatchObject({ phone, isConfirmed: true })
  })

  test('is lost with another number, by whoever changes it, and stays with the same one', async () => {
    const [ana, admin] = [await marked(), await anAdmin(testApp)]
    const put = (token: string, phone: string | null) => testApp.call('PUT', `/api/v1/users/${ana.id}`, { token, body: { phone } })
    const { phone } = await phones.look(ana)
    await put(ana.token, phone)
    expect((await phones.look(ana)).isConfirmed).toBe(true)
    await put(admin.token, aNumber().typed)
    expect((await phones.look(ana)).isConfirmed).toBe(false)
    const bea = await marked()
    expect((await put(bea.token, null)).status).toBe(403)
    await testApp.call('PUT', `/api/v1/users/${bea.id}`, { token: bea.token, body: { phone: null } })
    expect(await phones.look(bea)).toMatchObject({ phone: null, isConfirmed: false })
  })

  test('goes to whoever confirms the number next; the former member is notified, and asking says nothing of it', async () => {
    const { typed, kept } = aNumber()
    const ana = await marked(typed)
    const bea = await aMember(testApp)
    const [known, unknown] = [await phones.ask(bea, typed), await phones.ask(bea, aNumber().typed)]
    expect([known.status, { ...known.body.underWay, phone: '' }]).toEqual([unknown.status, { ...unknown.body.underWay, phone: '' }])
    await phones.confirm(bea, await phones.codeFor(bea, typed))
    expect(await phones.look(ana)).toMatchObject({ phone: kept, isConfirmed: false })
    await testApp.app.jobs.drain()
    const news = await testApp.call<Notification[]>('GET', '/api/v1/notifications', { token: ana.token })
    expect(news.body[0]).toMatchObject({ type: 'phone', title: 'Tu teléfono dejó de estar confirmado' })
  })

  test('is in the export, with the codes asked for, and leaves nothing behind when its member leaves', async () => {
    const { typed, kept } = aNumber()
    const ana = await marked(typed)
    testApp.clock.pass(1)
    await phones.ask(ana, aNumber().typed)
    const { body } = await testApp.call<{ accounts: { phoneConfirmedAt: string; phoneCodes: object[] } }>(
      'GET',
      '/api/v1/users/me/export',
      {
        token: ana.token,
      },
    )
    expect(new Date(body.accounts.phoneConfirmedAt).getTime()).toBe(testApp.clock.now().getTime() - 60_000)
    expect(body.accounts.phoneCodes).toMatchObject([{ state: 'sending' }, { phone: kept, state: 'sent' }])
    expect(JSON.stringify(body.accounts.phoneCodes)).not.toMatch(/hash/i)
    await testApp.call('DELETE', '/api/v1/users/me', { token: ana.token, body: { password: PASSWORD } })
    expect(await read(sql`select 1 from phone_codes where user_id = ${ana.id} or phone = ${kept}`)).toEqual([])
    expect(await read(sql`select phone, phone_confirmed_at as at from users where id = ${ana.id}`)).toEqual([{ phone: null, at: null }])
    const bea = await marked(typed)
    expect((await phones.look(bea)).isConfirmed).toBe(true)
  })
})

describe('the limits', () => {
  const limited = async (settings: Record<string, string>) => {
    const own = openSmsBox()
    const app = await createTestApp({ engines: { sms: own.sms }, settings: { RATE_LIMITS: 'true', ...settings } })
    return { app, ...phonesOf(app, own), box: own }
  }
  const SPENT = 'accounts.phone-codes-spent'

  test('of a member and of a number hold across numbers and members, and end', async () => {
    const { app, ask } = await limited({})
    const [ana, bea, one] = [await aMember(app), await aMember(app), aNumber().typed]
    for (const _ of [1, 2, 3]) expect((await ask(ana, aNumber().typed)).status).toBe(202)
    const refused = await ask(ana, one)
    expect([refused.status, refused.error.error, refused.error.message]).toEqual([
      429,
      SPENT,
      'Ya se pidieron varios códigos. Vas a poder pedir otro en 1 hora.',
    ])
    app.clock.pass(61)
    for (const _ of [1, 2, 3]) expect((await ask(ana, one)).status).toBe(202)
    app.clock.pass(61)
    expect((await ask(ana, aNumber().typed)).error.message).toContain('en 22 horas')
    expect((await ask(bea, one)).error.error).toBe(SPENT)
    expect((await ask(bea, aNumber().typed)).status).toBe(202)
    await app.close()
  })

  test('of a number outlasts the member who asked', async () => {
    const { app, ask } = await limited({})
    const [ana, bea, one] = [await aMember(app), await aMember(app), aNumber().typed]
    for (const _ of [1, 2, 3]) await ask(ana, one)
    await app.call('DELETE', '/api/v1/users/me', { token: ana.token, body: { password: PASSWORD } })
    expect((await ask(bea, one)).error.error).toBe(SPENT)
    await app.close()
  })

  test('of an address holds across members', async () => {
    const { app, ask } = await limited({})
    let last = 0
    for (let n = 0; n < 11; n++) {
      const member = await aMember(app)
      for (const _ of [1, 2, 3]) last = (await ask(member, aNumber().typed)).status
    }
    expect(last).toBe(429)
    await app.close()
  })

  test('of the site holds even where the others are off, and ends a day later', async () => {
    const { app, ask } = await limited({ RATE_LIMITS: 'false', SMS_DAILY_LIMIT: '2' })
    const ana = await aMember(app)
    for (const status of [202, 202, 429]) expect((await ask(ana, aNumber().typed)).status).toBe(status)
    app.clock.pass(24 * 60 + 1)
    await sweepLinks(app.app.ctx)
    expect(rowsOf(await app.engines.db.db.execute(sql`select 1 from phone_codes`))).toEqual([])
    expect((await ask(ana, aNumber().typed)).status).toBe(202)
    await app.close()
  })
})
