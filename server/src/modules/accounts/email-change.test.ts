import type { User } from '@feria/contract/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askReset, mailedToken, mailsTo, reset } from '../../testing/mails.ts'
import { aMember, anAdmin, PASSWORD, type Person } from '../../testing/people.ts'
import { codeOf, guard, signIn } from '../../testing/second-factor.ts'
import { createWorld, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const NEW = 'yerba con cedrón 7'
const HOUR = 60
const BUSINESS = { accountType: 'empresa', country: 'ar', sector: 'comercio', company: 'X', name: 'X', phone: '11 2345-6789' }
let thieves = 0
const aThief = () => `ladron${++thieves}@otra.example`
const ask = ({ id, token }: Person, email: string, body: object = {}) =>
  world.call<User>('PUT', `/api/v1/users/${id}`, { token, body: { email, password: PASSWORD, ...body } })
const confirm = (token: string) => world.call<{ email: string }>('POST', '/api/v1/users/confirm-email', { body: { token } })
const undo = (token: string) => world.call<{ email: string; resetToken: string }>('POST', '/api/v1/users/undo-email', { body: { token } })
const register = (email: string) => world.call('POST', '/api/v1/auth/register', { body: { name: 'Otra', email, password: PASSWORD } })
const me = async (token: string) => world.call<User>('GET', '/api/v1/users/me', { token })
const logIn = (email: string, password = PASSWORD) =>
  world.call<{ token: string }>('POST', '/api/v1/auth/login', { body: { email, password } })

/** A member whose session and password a thief has, who asked for an address of their own; both mailed links. */
const aTheft = async () => {
  const ana = await aMember(world)
  const thief = aThief()
  expect((await ask(ana, thief)).body.pendingEmail).toBe(thief)
  return {
    ana,
    thief,
    confirmation: await mailedToken(world, thief, 'confirm-email'),
    way: await mailedToken(world, ana.email, 'undo-email'),
  }
}

const changePassword = async (ana: Person) => {
  const body = { password: PASSWORD, newPassword: NEW }
  expect((await world.call('PUT', '/api/v1/users/me/password', { token: ana.token, body })).status).toBe(200)
}
const resetByMail = async (ana: Person) => expect((await reset(world, await askReset(world, ana.email), NEW)).status).toBe(200)
const FACTOR = '/api/v1/users/me/second-factor'

describe('a change that waits', () => {
  test.each([
    ['a new password', changePassword],
    ['a reset by mail', resetByMail],
    ['a second factor', async (ana: Person) => void (await guard(world, ana))],
  ])('is over with %s, and its link gives the account to nobody', async (_, act) => {
    const { ana, thief, confirmation } = await aTheft()
    await act(ana)
    expect((await confirm(confirmation)).error).toMatchObject({ error: 'accounts.bad-confirmation' })
    expect((await logIn(thief)).status).toBe(401)
    const session = await logIn(ana.email, act === changePassword || act === resetByMail ? NEW : PASSWORD)
    const { token } = session.status === 200 ? session.body : ana
    expect((await me(token)).body).toMatchObject({ email: ana.email, pendingEmail: null })
  })

  test('is over too when the second factor goes, by its member or an admin, and when its codes are renewed', async () => {
    const ada = await anAdmin(world)
    const ways: ((ana: Person, code: string) => Promise<{ status: number }>)[] = [
      ({ token }, code) => world.call('DELETE', FACTOR, { token, body: { password: PASSWORD, code } }),
      ({ id }) => world.call('DELETE', `/api/v1/users/${id}/second-factor`, { token: ada.token }),
      ({ token }, code) => world.call('POST', `${FACTOR}/recovery-codes`, { token, body: { code } }),
    ]
    for (const way of ways) {
      const { person: ana, secret } = await guard(world, await aMember(world))
      const thief = aThief()
      expect((await ask(ana, thief, { code: codeOf(world, secret) })).status).toBe(200)
      const confirmation = await mailedToken(world, thief, 'confirm-email')
      const resetToken = await askReset(world, ana.email)
      expect((await way(ana, codeOf(world, secret, 1))).status).toBe(200)
      expect((await confirm(confirmation)).error).toMatchObject({ error: 'accounts.bad-confirmation' })
      expect((await reset(world, resetToken, NEW)).error).toMatchObject({ error: 'accounts.bad-reset' })
    }
  })

  test('whose mail has not left yet when the password changes never gets a link that works', async () => {
    const ana = await aMember(world)
    const thief = aThief()
    await ask(ana, thief)
    await changePassword(ana)
    expect(await mailedToken(world, thief, 'confirm-email')).toBe('')
    expect(await mailedToken(world, ana.email, 'undo-email')).not.toBe('')
  })

  test('[ACC-58] outlives signing out', async () => {
    const { ana, thief, confirmation } = await aTheft()
    await world.call('POST', '/api/v1/auth/logout', { token: ana.token })
    expect((await confirm(confirmation)).body).toEqual({ email: thief })
  })
})

describe('where a second factor is on', () => {
  test('[ACC-42] a new email needs a code too, which is good once; another field needs none', async () => {
    const { person: ana, secret } = await guard(world, await aMember(world))
    const wanted = aThief()
    const none = await ask(ana, wanted)
    expect([none.status, none.error.error, none.error.fields]).toEqual([401, 'accounts.second-factor', { code: 'Ingresá el código.' }])
    expect((await ask(ana, wanted, { code: '000000' })).error).toMatchObject({ error: 'accounts.wrong-code' })
    const code = codeOf(world, secret)
    expect((await ask(ana, wanted, { code, password: 'no es esta' })).error).toMatchObject({ error: 'accounts.wrong-password' })
    expect((await me(ana.token)).body.pendingEmail).toBeNull()
    expect((await ask(ana, wanted, { code })).body.pendingEmail).toBe(wanted)
    expect((await ask(ana, wanted, { code })).error).toMatchObject({ error: 'accounts.wrong-code' })
    const named = await world.call('PUT', `/api/v1/users/${ana.id}`, { token: ana.token, body: { name: 'Ana Paz' } })
    expect(named.status).toBe(200)
  })

  test('closing the account needs a code too, of either kind', async () => {
    const { person: ana, recoveryCodes } = await guard(world, await aMember(world))
    const close = (code?: string) => world.call('DELETE', '/api/v1/users/me', { token: ana.token, body: { password: PASSWORD, code } })
    expect((await close()).error).toMatchObject({ error: 'accounts.second-factor' })
    expect((await close('000000')).error).toMatchObject({ error: 'accounts.wrong-code' })
    expect((await me(ana.token)).status).toBe(200)
    expect((await close(recoveryCodes[0])).status).toBe(200)
    expect((await me(ana.token)).status).toBe(401)
  })
})

describe('the link that undoes a change', () => {
  test('[ACC-42] gives a stolen account back: old address, no session, no old password, the way to a new one', async () => {
    const { ana, thief, confirmation, way } = await aTheft()
    expect((await confirm(confirmation)).status).toBe(200)
    const thiefIn = (await logIn(thief)).body.token
    await ask({ ...ana, token: thiefIn }, aThief())
    const thiefReset = await askReset(world, thief)
    world.clock.pass(71 * HOUR)

    const { status, body } = await undo(way)
    expect([status, body.email]).toEqual([200, ana.email])
    for (const token of [ana.token, thiefIn]) expect((await me(token)).status).toBe(401)
    for (const email of [thief, ana.email]) expect((await logIn(email)).status).toBe(401)
    expect((await reset(world, thiefReset, NEW)).status).toBe(400)
    expect((await reset(world, body.resetToken, NEW)).status).toBe(200)
    const back = (await logIn(ana.email, NEW)).body.token
    expect((await me(back)).body).toMatchObject({ id: ana.id, email: ana.email, pendingEmail: null })
    expect((await undo(way)).error).toMatchObject({ error: 'accounts.bad-undo' })
  })

  test('stops a change that waits, and outlives a new password', async () => {
    const { ana, confirmation, way } = await aTheft()
    await changePassword(ana)
    expect((await undo(way)).status).toBe(200)
    expect((await confirm(confirmation)).status).toBe(400)
    expect((await logIn(ana.email, NEW)).status).toBe(401)
  })

  test('goes back before every change that followed, and theirs are over; is over after 72 hours itself', async () => {
    const { ana, thief, confirmation, way } = await aTheft()
    await confirm(confirmation)
    const next = aThief()
    world.clock.pass(1)
    await ask({ ...ana, token: (await logIn(thief)).body.token }, next)
    await confirm(await mailedToken(world, next, 'confirm-email'))
    const thiefsWay = await mailedToken(world, thief, 'undo-email')
    expect((await undo(way)).body.email).toBe(ana.email)
    expect((await undo(thiefsWay)).status).toBe(400)

    const late = await aTheft()
    world.clock.pass(72 * HOUR + 1)
    for (const token of [late.way, 'inventado']) expect((await undo(token)).error).toMatchObject({ error: 'accounts.bad-undo' })
  })

  test('keeps its address for its member, whether others register, come as a business or change theirs', async () => {
    const { ana, confirmation, way } = await aTheft()
    await confirm(confirmation)
    expect((await register(ana.email)).error).toMatchObject({ error: 'accounts.email-taken' })
    const other = await aMember(world)
    await ask(other, ana.email)
    expect((await confirm(await mailedToken(world, ana.email, 'confirm-email'))).error).toMatchObject({ error: 'accounts.email-taken' })
    await world.call('POST', '/api/v1/auth/register-business', { body: { ...BUSINESS, email: ana.email } })
    expect(await mailedToken(world, ana.email, 'reset-password')).toBe('')
    expect((await undo(way)).body.email).toBe(ana.email)

    const free = await aTheft()
    await confirm(free.confirmation)
    world.clock.pass(72 * HOUR + 1)
    expect((await register(free.ana.email)).status).toBe(201)
  })

  test('keeps it from others alone: a business that asks with it is told of the account as ever', async () => {
    const { ana } = await aTheft()
    await world.call('POST', '/api/v1/auth/register-business', { body: { ...BUSINESS, email: ana.email } })
    expect((await mailsTo(world, ana.email)).join()).toContain('Alguien quiso registrar una empresa')
  })

  test('is mailed at once, and says what it does', async () => {
    const { ana, thief } = await aTheft()
    const [mail = ''] = (await mailsTo(world, ana.email)).slice(-1)
    expect(mail).toContain('72 horas')
    expect(mail).not.toContain(thief)
    expect((await mailsTo(world, thief)).join()).not.toContain('undo-email')
  })

  test('takes a second factor along that was switched on after the change was asked for', async () => {
    const { ana, thief, confirmation, way } = await aTheft()
    await confirm(confirmation)
    world.clock.pass(1)
    await guard(world, { ...ana, token: (await logIn(thief)).body.token })
    const { body } = await undo(way)
    await reset(world, body.resetToken, NEW)
    expect((await logIn(ana.email, NEW)).status).toBe(200)
    expect((await mailsTo(world, ana.email)).join()).toContain('porque se activó después de pedirlo')
  })

  test('a second factor of before outlives it', async () => {
    const { person: ana, secret } = await guard(world, await aMember(world))
    await ask(ana, aThief(), { code: codeOf(world, secret) })
    const { body } = await undo(await mailedToken(world, ana.email, 'undo-email'))
    await reset(world, body.resetToken, PASSWORD)
    expect((await signIn(world, ana.email)).error).toMatchObject({ error: 'accounts.second-factor' })
  })
})
