import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { copyProduct } from '../../testing/copy-product.ts'
import { aMember, aProduct } from '../../testing/people.ts'
import { describeRaces, statusesOf } from '../../testing/races.ts'

describeRaces('favourites on PostgreSQL', (on) => {
  const { race, read } = on

  test('of two at once only one becomes the five-hundredth, and what is a favourite stays one', async () => {
    const [ana, beto] = [await aMember(on.testApp, 'Ana'), await aMember(on.testApp, 'Beto')]
    const { id } = await aProduct(on.testApp, ana)
    await copyProduct(on.testApp, id, 500)
    const products = await read<{ id: string }>(sql`select id from products where user_id = ${ana.id} order by id`)
    await read(sql`
      insert into favorites (user_id, product_id, created_at)
      select ${beto.id}, id, now() from products where user_id = ${ana.id} order by id limit 499`)
    // Whoever has added and counted waits here before it is committed.
    await read(sql`create table gate ()`)
    await read(sql`create function pass_gate() returns trigger language plpgsql as 'begin lock table gate in share mode; return null; end'`)
    await read(sql`
      create constraint trigger at_gate after insert on favorites deferrable initially deferred
      for each row execute function pass_gate()`)
    const add = (n: number) => () =>
      on.testApp.call<{ count: number }>('PUT', `/api/v1/favorites/${products[n]?.id}`, { token: beto.token })
    const answers = await race(sql`lock table gate in exclusive mode`, add(499), add(500))
    expect(statusesOf(answers)).toEqual([200, 409])
    expect([answers[0].body.count, answers[1].error.error]).toEqual([500, 'catalogue.too-many-favorites'])
    expect((await add(0)()).body.count, 'again').toBe(500)
    const [counted] = await read<{ n: number }>(sql`select count(*)::int as n from favorites where user_id = ${beto.id}`)
    expect(counted?.n).toBe(500)
  })
})
