import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { examine } from '../ops/doctor.ts'
import { readUnsubscribeToken, unsubscribePathOf } from '../platform/unsubscribe.ts'
import { aMember } from '../testing/people.ts'
import { codeOf, guard, signIn } from '../testing/second-factor.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { rotateKeys } from './rotate-keys.ts'

const OLD = 'una clave que nadie más conoce, larga'.replace(',', '')
const NEW = 'otra clave que nadie más conoce y larga'

let first: TestApp
let apps: TestApp[]
beforeEach(async () => {
  first = await createTestApp()
  apps = [first]
})
afterEach(async () => {
  for (const app of apps.toReversed()) await app.close()
})

/** Feria once more, over the same database. */
const startAgain = async (settings: Record<string, string>): Promise<TestApp> => {
  const again = await createTestApp({ db: first.engines.db, clock: first.clock, settings })
  apps.push(again)
  return again
}
const rotate = (app: TestApp, ...words: string[]) => rotateKeys(words)(app.app.ctx)
const found = async (app: TestApp, wanted: string) => (await examine(app.app.ctx)).find(({ what }) => what === wanted)
const opens = async (app: TestApp, { person, secret }: Awaited<ReturnType<typeof guard>>) =>
  (await signIn(app, person.email, codeOf(app, secret))).status

describe('SECOND_FACTOR_KEY', () => {
  test('turns without locking anybody out: the new one before the old one, everything encrypted anew, the old one taken out', async () => {
    const before = await startAgain({ SECOND_FACTOR_KEY: OLD })
    const ana = await guard(before, await aMember(before))
    const both = await startAgain({ SECOND_FACTOR_KEY: `${NEW},${OLD}` })
    expect(await opens(both, ana)).toBe(200)
    expect(await found(both, 'second factor')).toMatchObject({
      verdict: 'look',
      message: expect.stringMatching(/^1 of 1 need an older key/),
    })
    const eva = await guard(both, await aMember(both, 'Eva'))
    expect(await rotate(both)).toContain('Second factors encrypted anew: 1 of 2.')
    expect(await rotate(both)).toContain('Second factors encrypted anew: 0 of 2.')
    expect(await found(both, 'second factor')).toMatchObject({ verdict: 'ok', message: '2 of them, all with the newest key' })
    first.clock.pass(1)
    const after = await startAgain({ SECOND_FACTOR_KEY: NEW })
    expect([await opens(after, ana), await opens(after, eva)]).toEqual([200, 200])
  })

  test('takes the place of the key of the database, which is forgotten only once nobody needs it', async () => {
    const ana = await guard(first, await aMember(first))
    const set = await startAgain({ SECOND_FACTOR_KEY: NEW })
    expect(await opens(set, ana)).toBe(200)
    await expect(rotate(set, '--forget')).rejects.toThrow('1 second factors still need an older key')
    first.clock.pass(1)
    expect(await opens(set, ana)).toBe(200)
    await rotate(set)
    await rotate(set, '--forget')
    first.clock.pass(1)
    expect(await opens(await startAgain({ SECOND_FACTOR_KEY: NEW }), ana)).toBe(200)
  })

  test('that was changed or removed is reported clearly, to the doctor too; a recovery code still opens the account', async () => {
    const before = await startAgain({ SECOND_FACTOR_KEY: OLD })
    const { person, secret, recoveryCodes } = await guard(before, await aMember(before))
    for (const settings of [{ SECOND_FACTOR_KEY: NEW }, {}] as Record<string, string>[]) {
      const app = await startAgain(settings)
      const { status, error } = await signIn(app, person.email, codeOf(app, secret))
      expect([status, error.error]).toEqual([503, 'accounts.second-factor-unreadable'])
      expect(error.message).toContain('código de recuperación')
      expect(await found(app, 'second factor')).toMatchObject({ verdict: 'WRONG', message: expect.stringContaining('SECOND_FACTOR_KEY') })
      expect(await rotate(app)).toContain('Second factors encrypted anew: 0 of 1. Their key is missing: 1.')
      expect((await signIn(app, person.email, recoveryCodes.pop())).status).toBe(200)
    }
  })

  test('short ones are refused, wherever they stand', async () => {
    await expect(createTestApp({ settings: { SECOND_FACTOR_KEY: `${NEW},corta` } })).rejects.toThrow(/SECOND_FACTOR_KEY.*: must have 32/)
  })
})

describe('the key that signs addresses', () => {
  test('turns while those that it signed still open; forgotten, they open nothing, and new ones do', async () => {
    const { ctx } = first.app
    const ana = await aMember(first)
    const read = async (path: string) => (await readUnsubscribeToken(ctx, path.replace('/mails/', '')))?.userId
    const old = await unsubscribePathOf(ctx, 'resumen', ana.id)
    expect(await found(first, 'signatures')).toMatchObject({ verdict: 'ok', message: 'addresses are signed with one key' })
    expect(await rotate(first)).toContain('older ones that still open them: 1.')
    const fresh = await unsubscribePathOf(ctx, 'resumen', ana.id)
    expect(fresh).not.toBe(old)
    expect([await read(old), await read(fresh)]).toEqual([ana.id, ana.id])
    expect(await found(first, 'signatures')).toMatchObject({ verdict: 'ok', message: expect.stringContaining('still open addresses: 1') })
    expect(await rotate(first, '--forget')).toContain('Older keys that are forgotten: 1.')
    expect([await read(old), await read(fresh)]).toEqual([undefined, ana.id])
  })
})

test('words that rotate-keys does not know are refused', () => {
  expect(() => rotateKeys(['--forgot'])).toThrow('--forgot is no option of rotate-keys')
})
