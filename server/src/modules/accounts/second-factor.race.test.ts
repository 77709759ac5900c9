import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { serverKeys } from '../../platform/tables.ts'
import { aMember, PASSWORD } from '../../testing/people.ts'
import { describeRaces, rowOf, times, writesTo } from '../../testing/races.ts'
import { codeOf, guard, signIn } from '../../testing/second-factor.ts'
import { encryptAnew } from './second-factor-secrets.ts'
import { secondFactors } from './tables.ts'

const PATH = '/api/v1/users/me/second-factor'

describeRaces('the second factor on PostgreSQL', (on) => {
  const { race } = on

  const setUp = (token: string) => on.testApp.call<{ secret: string }>('POST', PATH, { token, body: { password: PASSWORD } })
  const atOnce = async (email: string, codes: (string | undefined)[]) => {
    const answers = await race(writesTo(secondFactors), ...codes.map((code) => () => signIn(on.testApp, email, code)))
    return answers.map(({ status }) => status)
  }

  test('the first two members who set one up at the same moment share one key', async () => {
    const [ana, bea] = [await aMember(on.testApp), await aMember(on.testApp)]
    const answers = await race(
      writesTo(serverKeys),
      () => setUp(ana.token),
      () => setUp(bea.token),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    for (const [n, { token }] of [ana, bea].entries()) {
      const code = codeOf(on.testApp, answers[n]?.body.secret ?? '')
      expect((await on.testApp.call('POST', `${PATH}/confirm`, { token, body: { code } })).status).toBe(200)
    }
  })

  test('one code used three times at the same moment opens one session, for app and recovery codes', async () => {
    const { person, secret, recoveryCodes } = await guard(on.testApp, await aMember(on.testApp))
    expect(await atOnce(person.email, Array(3).fill(codeOf(on.testApp, secret)))).toEqual([200, 403, 403])
    expect(await atOnce(person.email, Array(3).fill(recoveryCodes[0]))).toEqual([200, 403, 403])
  })

  test('of many simultaneous wrong codes five are checked', async () => {
    const { person } = await guard(on.testApp, await aMember(on.testApp))
    const codes = Array.from({ length: 7 }, (_, n) => `AAAA-AAAA-AAAA-AA${10 + n}`)
    expect((await atOnce(person.email, codes)).sort()).toEqual([403, 403, 403, 403, 403, 429, 429])
  })

  test('a new set-up that races with its first code does not replace the active one', async () => {
    const ana = await aMember(on.testApp)
    const { secret } = (await setUp(ana.token)).body
    const confirm = () => on.testApp.call('POST', `${PATH}/confirm`, { token: ana.token, body: { code: codeOf(on.testApp, secret) } })
    const answers = await race(rowOf(secondFactors, ana.id, 'user_id'), confirm, () => setUp(ana.token))
    expect(answers.map(({ status }) => status)).toEqual([200, 409])
    on.testApp.clock.pass(1)
    expect((await signIn(on.testApp, ana.email, codeOf(on.testApp, secret))).status).toBe(200)
  })

  test('one set-up confirmed twice at the same moment is enabled once, with the answered codes', async () => {
    const ana = await aMember(on.testApp)
    const { secret } = (await setUp(ana.token)).body
    const body = { code: codeOf(on.testApp, secret) }
    const confirm = () => on.testApp.call<{ recoveryCodes: string[] }>('POST', `${PATH}/confirm`, { token: ana.token, body })
    const answers = await race(writesTo(secondFactors), ...times(2, confirm))
    expect(answers.map(({ status }) => status)).toEqual([200, 409])
    expect((await signIn(on.testApp, ana.email, answers[0]?.body.recoveryCodes[0])).status).toBe(200)
  })

  test('what is encrypted anew while its member sets up another one is the other one', async () => {
    const { person } = await guard(on.testApp, await aMember(on.testApp))
    const isTheirs = eq(secondFactors.userId, person.id)
    const put = (encryptedSecret: string) => on.testApp.app.ctx.db.update(secondFactors).set({ encryptedSecret }).where(isTheirs)
    const key = 'una clave que nadie más conoce y larga'
    const turned = { ...on.testApp.app.ctx, config: { ...on.testApp.app.ctx.config, SECOND_FACTOR_KEY: [key] } }
    await race<unknown[]>(
      rowOf(secondFactors, person.id, 'user_id'),
      () => put('another.one'),
      () => encryptAnew(turned),
    )
    expect(await on.testApp.app.ctx.db.select({ secret: secondFactors.encryptedSecret }).from(secondFactors).where(isTheirs)).toEqual([
      { secret: 'another.one' },
    ])
  })
})
