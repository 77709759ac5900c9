import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember, aProduct, type Person } from '../../testing/people.ts'
import { describeRaces, statusesOf } from '../../testing/races.ts'
import { blocks } from './tables.ts'

describeRaces('blocks on PostgreSQL', (on) => {
  const { race, read, commitsOf } = on
  const call = (method: 'PUT' | 'DELETE', by: Person, other: Person) => () =>
    on.testApp.call(method, `/api/v1/blocks/${other.id}`, { token: by.token })

  test('who ends their block while the other makes one stays apart', async () => {
    const [ana, beto] = [await aMember(on.testApp, 'Ana'), await aMember(on.testApp, 'Beto')]
    const { id } = await aProduct(on.testApp, beto)
    await call('PUT', ana, beto)()
    const answers = await race(await commitsOf('insert', blocks), call('PUT', beto, ana), call('DELETE', ana, beto))
    expect(statusesOf(answers)).toEqual([200, 200])
    expect((await on.testApp.call('GET', `/api/v1/products/${id}`, { token: ana.token })).status).toBe(404)
  })

  test('of two at once only one is the thousandth', async () => {
    const [ana, beto, caro] = [await aMember(on.testApp), await aMember(on.testApp), await aMember(on.testApp)]
    await read(sql`with made as (
        insert into users (id, name, email, created_at, updated_at)
        select gen_random_uuid(), 'N', 'n' || n || '@blocks.example', now(), now() from generate_series(1, 999) n returning id)
      insert into blocks (id, blocker_id, blocked_id, created_at) select gen_random_uuid(), ${ana.id}, id, now() from made`)
    const answers = await race(await commitsOf('insert', blocks), call('PUT', ana, beto), call('PUT', ana, caro))
    expect(answers.map(({ error }) => error.error)).toEqual([undefined, 'blocks.too-many'])
    expect(await read(sql`select count(*)::int as n from blocks where blocker_id = ${ana.id}`)).toEqual([{ n: 1000 }])
  })
})
