import type { Match } from '@feria/contract/wishes/schemas'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '../../engines/db/database.ts'
import { aMember, aProduct, type Person } from '../../testing/people.ts'
import { describeRaces } from '../../testing/races.ts'
import { aWish as anyWish } from '../../testing/wishes.ts'
import { matchProduct } from './use-cases/match-product.ts'
import { matchWish } from './use-cases/match-wish.ts'

describeRaces('matching on PostgreSQL', (on) => {
  const aWish = (person: Person, name: string) => anyWish(on.testApp, person, { name })
  const rows = async (query: string) => rowsOf<{ n: number }>(await on.testApp.engines.db.db.execute(sql.raw(query)))[0]?.n

  test(
    '[WISH-03] publications and wishes at once, every job of all of them at the same time and twice: one match a wish ' +
      'and product, told once',
    async () => {
      const seller = await aMember(on.testApp)
      const people = await Promise.all(Array.from({ length: 5 }, () => aMember(on.testApp)))
      const [wishes, products] = await Promise.all([
        Promise.all(people.map((person) => aWish(person, 'Violoncello'))),
        Promise.all(
          Array.from({ length: 5 }, (_, n) => aProduct(on.testApp, seller, { name: `Violoncello ${n}`, description: 'De estudio' })),
        ),
      ])
      const { ctx } = on.testApp.app
      const all = () => [
        ...wishes.map(({ id }) => matchWish(ctx, { wishId: id })),
        ...products.map(({ id }) => matchProduct(ctx, { productId: id })),
      ]
      await Promise.all([...all(), ...all(), on.testApp.app.jobs.drain(), on.testApp.app.jobs.drain()])
      await on.testApp.app.jobs.drain()
      expect(await rows('select count(*)::int as n from matches where is_live and notified_at is not null')).toBe(25)
      expect(await rows('select count(*)::int as n from matches')).toBe(25)
      for (const { token } of people) {
        const notifications = await on.testApp.call<{ type: string; data: { count?: number } }[]>('GET', '/api/v1/notifications', { token })
        expect(notifications.body.reduce((sum, { data }) => sum + (data.count ?? 1), 0)).toBe(5)
      }
    },
  )

  test('a wish edited and a product sold during matching end in their final state', async () => {
    const [bruno, vera] = [await aMember(on.testApp), await aMember(on.testApp)]
    const wish = await aWish(bruno, 'Contrabajo')
    const products = await Promise.all(
      Array.from({ length: 6 }, (_, n) => aProduct(on.testApp, vera, { name: `Contrabajo ${n}`, description: 'De estudio' })),
    )
    const { ctx } = on.testApp.app
    const edit = (path: string, person: Person, body: object) => on.testApp.call('PUT', `/api/v1${path}`, { token: person.token, body })
    on.testApp.clock.pass(1)
    await Promise.all([
      ...products.map(({ id }) => matchProduct(ctx, { productId: id })),
      matchWish(ctx, { wishId: wish.id }),
      ...products.slice(0, 3).map(({ id }) => edit(`/products/${id}`, vera, { sold: true })),
      edit(`/request/${wish.id}`, bruno, { maxPrice: 1000 }),
      on.testApp.app.jobs.drain(),
    ])
    await on.testApp.app.jobs.drain()
    const met = (await on.testApp.call<Match[]>('GET', '/api/v1/request/matches', { token: bruno.token })).body
    expect(met.map(({ id }) => id).sort()).toEqual(
      products
        .slice(3)
        .map(({ id }) => id)
        .sort(),
    )
    expect(await rows(`select count(*)::int as n from matches where wish_id = '${wish.id}' and is_live`)).toBe(3)
  })
})
