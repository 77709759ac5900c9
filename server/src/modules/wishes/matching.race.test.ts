import type { Match } from '@feria/contract/wishes/schemas'
import { type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '../../engines/db/database.ts'
import { aMember, aProduct, type Person } from '../../testing/people.ts'
import { describeRaces, rowOf } from '../../testing/races.ts'
import { aWish as anyWish } from '../../testing/wishes.ts'
import { wishes } from './tables.ts'
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

  const edit = (path: string, person: Person, body: object) => on.testApp.call('PUT', `/api/v1${path}`, { token: person.token, body })
  const live = async (whose: SQL) =>
    (await on.read<{ id: string }>(sql`select wish_id || ' ' || product_id as id from matches where is_live and ${whose}`)).map(
      ({ id }) => id,
    )

  test('a match stored while its wish was being matched from an older reading stays', async () => {
    const [bruno, vera] = [await aMember(on.testApp), await aMember(on.testApp)]
    const wish = await aWish(bruno, 'Clavecín')
    const { ctx, jobs } = on.testApp.app
    const edited = await aProduct(on.testApp, vera, { name: 'Clavecín de estudio', description: 'Dos teclados' })
    await jobs.drain()
    const match = await on.race(
      sql`select from wishes where id = ${wish.id}::uuid for share`,
      () => matchWish(ctx, { wishId: wish.id }),
      async () => {
        on.testApp.clock.pass(1)
        const added = await aProduct(on.testApp, vera, { name: 'Clavecín de viaje', description: 'Un teclado' })
        await edit(`/products/${edited.id}`, vera, { description: 'Dos teclados y funda' })
        for (const { id } of [added, edited]) await matchProduct(ctx, { productId: id })
        return added
      },
    )
    const ids = [edited.id, match[1].id].map((id) => `${wish.id} ${id}`)
    expect((await live(sql`wish_id = ${wish.id}::uuid`)).sort()).toEqual(ids.sort())
  })

  test('a match stored while its product was being matched from an older reading stays', async () => {
    const [bruno, vera] = [await aMember(on.testApp), await aMember(on.testApp)]
    const [held, edited, turned] = [await aWish(bruno, 'Espineta'), await aWish(bruno, 'Espineta'), await aWish(bruno, 'Telescopio')]
    const product = await aProduct(on.testApp, vera, { name: 'Espineta', description: 'De estudio' })
    const { ctx, jobs } = on.testApp.app
    await jobs.drain()
    await on.race(
      rowOf(wishes, held.id),
      () => matchProduct(ctx, { productId: product.id }),
      async () => {
        on.testApp.clock.pass(1)
        await edit(`/request/${edited.id}`, bruno, { maxPrice: 5_000_000 })
        await edit(`/request/${turned.id}`, bruno, { name: 'Espineta' })
        for (const { id } of [edited, turned]) await matchWish(ctx, { wishId: id })
      },
    )
    const ids = [held, edited, turned].map(({ id }) => `${id} ${product.id}`)
    expect((await live(sql`product_id = ${product.id}::uuid`)).sort()).toEqual(ids.sort())
  })
})
