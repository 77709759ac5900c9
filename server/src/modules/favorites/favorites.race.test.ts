import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { copyProduct } from '../../testing/copy-product.ts'
import { aMember, aProduct } from '../../testing/people.ts'
import { describeRaces, statusesOf } from '../../testing/races.ts'
import { favorites } from './tables.ts'

describeRaces('favourites on PostgreSQL', (on) => {
  const { race, read, commitsOf } = on

  test('of two at once only one becomes the five-hundredth, and what is a favourite stays one', async () => {
    const [ana, beto] = [await aMember(on.testApp, 'Ana'), await aMember(on.testApp, 'Beto')]
    const { id } = await aProduct(on.testApp, ana)
    await copyProduct(on.testApp, id, 500)
    const products = await read<{ id: string }>(sql`select id from products where user_id = ${ana.id} order by id`)
    await read(sql`
      insert into favorites (user_id, product_id, created_at)
      select ${beto.id}, id, now() from products where user_id = ${ana.id} order by id limit 499`)
    const add = (n: number) => () =>
      on.testApp.call<{ count: number }>('PUT', `/api/v1/favorites/${products[n]?.id}`, { token: beto.token })
    const answers = await race(await commitsOf('insert', favorites), add(499), add(500))
    expect(statusesOf(answers)).toEqual([200, 409])
    expect([answers[0].body.count, answers[1].error.error]).toEqual([500, 'catalogue.too-many-favorites'])
    expect((await add(0)()).body.count, 'again').toBe(500)
    const [counted] = await read<{ n: number }>(sql`select count(*)::int as n from favorites where user_id = ${beto.id}`)
    expect(counted?.n).toBe(500)
  })
})
