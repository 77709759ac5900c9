import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '../../engines/db/database.ts'
import { aMember, PASSWORD } from '../../testing/people.ts'
import { createPostgresWorld, type PostgresWorld } from '../../testing/postgres-world.ts'
import { codeOf, guard, signIn } from '../../testing/second-factor.ts'
import { hasPostgres } from '../../testing/servers.ts'
import type { World } from '../../testing/world.ts'

const AT_ONCE = Array.from({ length: 12 })

describe.skipIf(!hasPostgres)('on PostgreSQL', () => {
  let place: PostgresWorld
  let world: World
  beforeAll(async () => {
    place = await createPostgresWorld()
    world = place.world
  })
  afterAll(() => place.end())

  const statusesOf = async (email: string, codes: (string | undefined)[]) =>
    (await Promise.all(codes.map((code) => signIn(world, email, code)))).map(({ status }) => status).sort()
  const sessionsOf = async (id: string) =>
    rowsOf(await world.engines.db.db.execute(sql`select 1 from sessions where user_id = ${id}`)).length

  // After five wrong ones nobody is let in any more, so most of the others are refused as too many.
  const expectOne = async (email: string, id: string, code: string | undefined) => {
    const statuses = await statusesOf(
      email,
      AT_ONCE.map(() => code),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 403)).toHaveLength(5)
    expect(await sessionsOf(id)).toBe(2)
  }

  test('one code of the application twelve times at the same moment opens one session', async () => {
    const { person, secret } = await guard(world, await aMember(world))
    await expectOne(person.email, person.id, codeOf(world, secret))
  })

  test('one recovery code twelve times at the same moment opens one session', async () => {
    const { person, recoveryCodes } = await guard(world, await aMember(world))
    await expectOne(person.email, person.id, recoveryCodes[0])
  })

  test('who signs in with the old password while it is changed has no session afterwards', async () => {
    for (let round = 0; round < 4; round++) {
      const person = await aMember(world)
      const change = world.call('PUT', '/api/v1/users/me/password', {
        token: person.token,
        body: { password: PASSWORD, newPassword: `otro mate amargo ${round}` },
      })
      const logins = AT_ONCE.slice(0, 6).map(() => signIn(world, person.email))
      const statuses = (await Promise.all(logins)).map(({ status }) => status)
      expect((await change).status).toBe(200)
      expect(statuses.filter((status) => ![200, 401].includes(status))).toEqual([])
      expect(await sessionsOf(person.id)).toBe(1)
    }
  })

  test('of many wrong codes at the same moment five are looked at', async () => {
    const { person } = await guard(world, await aMember(world))
    const statuses = await statusesOf(
      person.email,
      AT_ONCE.map((_, n) => `AAAA-AAAA-AAAA-AA${10 + n}`),
    )
    expect(statuses).toEqual([...Array(5).fill(403), ...Array(7).fill(429)])
  })
})
