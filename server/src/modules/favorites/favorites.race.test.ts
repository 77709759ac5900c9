import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { copyProduct } from '../../testing/copy-product.ts'
import { aMember, aProduct, type Person } from '../../testing/people.ts'
import { describeRaces, sortedStatusesOf, writesTo } from '../../testing/races.ts'
import { favorites } from './tables.ts'

describeRaces('favourites on PostgreSQL', (on) => {
  const { race, read } = on

  test('two at once do not both become the five-hundredth, and one that is a favourite stays one', async () => {
    const [ana, beto] = [await aMember(on.testApp, 'Ana'), await aMember(on.testApp, 'Beto')]
    const { id } = await aProduct(on.testApp, ana)
    await copyProduct(on.testApp, id, 500)
    const products = await read<{ id: string }>(sql`select id from products where user_id = ${ana.id} order by id`)
    const [first, last, over] = [products[0]?.id ?? '', products[499]?.id ?? '', products[500]?.id ?? '']
    await read(sql`
      insert into favorites (user_id, product_id, created_at)
      select ${beto.id}, id, now() from products where user_id = ${ana.id} and id not in (${last}, ${over})`)
    const add = (person: Person, product: string) => () =>
      on.testApp.call<{ count: number }>('PUT', `/api/v1/favorites/${product}`, { token: person.token })
    const answers = await race(writesTo(favorites), add(beto, last), add(beto, over))
    expect(sortedStatusesOf(answers)).toEqual([200, 409])
    expect(answers.map(({ error, body }) => error.error ?? body.count).sort()).toEqual([500, 'catalogue.too-many-favorites'])
    expect((await add(beto, first)()).body.count, 'again').toBe(500)
    const [counted] = await read<{ n: number }>(sql`select count(*)::int as n from favorites where user_id = ${beto.id}`)
    expect(counted?.n).toBe(500)
  })
})
