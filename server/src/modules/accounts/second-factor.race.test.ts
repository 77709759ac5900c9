import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember, PASSWORD } from '../../testing/people.ts'
import { createPostgresWorld, type PostgresWorld } from '../../testing/postgres-world.ts'
import { race, rowOf, times, writesTo } from '../../testing/races.ts'
import { codeOf, guard, signIn } from '../../testing/second-factor.ts'
import { hasPostgres } from '../../testing/servers.ts'
import type { World } from '../../testing/world.ts'
import { accountKeys, secondFactors } from './accounts.tables.ts'

const PATH = '/api/v1/users/me/second-factor'

describe.skipIf(!hasPostgres)('the second factor on PostgreSQL', () => {
  let place: PostgresWorld
  let world: World
  beforeAll(async () => {
    place = await createPostgresWorld()
    world = place.world
  })
  afterAll(() => place.end())

  const setUp = (token: string) => world.call<{ secret: string }>('POST', PATH, { token, body: { password: PASSWORD } })
  const atOnce = async (email: string, codes: (string | undefined)[]) => {
    const answers = await race(place, writesTo(secondFactors), ...codes.map((code) => () => signIn(world, email, code)))
    return answers.map(({ status }) => status)
  }

  test('the first two members who set one up at the same moment share one key', async () => {
    const [ana, bea] = [await aMember(world), await aMember(world)]
    const answers = await race(
      place,
      writesTo(accountKeys),
      () => setUp(ana.token),
      () => setUp(bea.token),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    for (const [n, { token }] of [ana, bea].entries()) {
      const code = codeOf(world, answers[n]?.body.secret ?? '')
      expect((await world.call('POST', `${PATH}/confirm`, { token, body: { code } })).status).toBe(200)
    }
  })

  test('one code three times at the same moment opens one session, of the application and of recovery', async () => {
    const { person, secret, recoveryCodes } = await guard(world, await aMember(world))
    expect(await atOnce(person.email, Array(3).fill(codeOf(world, secret)))).toEqual([200, 403, 403])
    expect(await atOnce(person.email, Array(3).fill(recoveryCodes[0]))).toEqual([200, 403, 403])
  })

  test('of many wrong codes at the same moment five are looked at', async () => {
    const { person } = await guard(world, await aMember(world))
    const codes = Array.from({ length: 7 }, (_, n) => `AAAA-AAAA-AAAA-AA${10 + n}`)
    expect((await atOnce(person.email, codes)).sort()).toEqual([403, 403, 403, 403, 403, 429, 429])
  })

  test('who sets it up again while its first code comes does not take the place of the one that is on', async () => {
    const ana = await aMember(world)
    const { secret } = (await setUp(ana.token)).body
    const confirm = () => world.call('POST', `${PATH}/confirm`, { token: ana.token, body: { code: codeOf(world, secret) } })
    const answers = await race(place, rowOf(secondFactors, ana.id, 'user_id'), confirm, () => setUp(ana.token))
    expect(answers.map(({ status }) => status)).toEqual([200, 409])
    world.clock.pass(1)
    expect((await signIn(world, ana.email, codeOf(world, secret))).status).toBe(200)
  })

  test('one set-up that is confirmed twice at the same moment is on once, with the codes that were answered', async () => {
    const ana = await aMember(world)
    const { secret } = (await setUp(ana.token)).body
    const body = { code: codeOf(world, secret) }
    const confirm = () => world.call<{ recoveryCodes: string[] }>('POST', `${PATH}/confirm`, { token: ana.token, body })
    const answers = await race(place, writesTo(secondFactors), ...times(2, confirm))
    expect(answers.map(({ status }) => status)).toEqual([200, 409])
    expect((await signIn(world, ana.email, answers[0]?.body.recoveryCodes[0])).status).toBe(200)
  })
})
