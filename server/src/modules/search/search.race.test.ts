import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { aMember, aProduct, type Person } from '../../testing/people.ts'
import { describeRaces, sortedStatusesOf, times, writesTo } from '../../testing/races.ts'
import { favorites } from '../favorites/tables.ts'
import { recordSale } from './records.ts'
import { completedSales } from './tables.ts'

describeRaces("favourites and sellers' records on PostgreSQL", (on) => {
  const { race, read } = on
  let ana: Person
  beforeAll(async () => {
    ana = await aMember(on.testApp)
  })

  test('a favourite added twice at the same moment is one, and nobody has more than 500', async () => {
    const bea = await aMember(on.testApp)
    const { id } = await aProduct(on.testApp, ana)
    const add = (id: string) => () => on.testApp.call<{ count: number }>('PUT', `/api/v1/favorites/${id}`, { token: bea.token })
    const answers = await race(writesTo(favorites), add(id), add(id))
    expect([sortedStatusesOf(answers), answers.map(({ body }) => body.count)]).toEqual([
      [200, 200],
      [1, 1],
    ])
    const more = await read<{ id: string }>(sql`
      insert into products (id, user_id, name, description, location, currency, price_minor, stock, created_at, updated_at, name_folded)
      select gen_random_uuid(), ${ana.id}, 'Silla', 'Silla', 'Rosario', 'USD', 100, 1, now(), now(), 'silla'
        from generate_series(1, 500) returning id`)
    const [one, other, ...rest] = more.map((row) => row.id)
    await read(sql`
      insert into favorites (user_id, product_id, created_at) select ${bea.id}, id::uuid, now()
        from jsonb_array_elements_text(${JSON.stringify(rest)}::jsonb) id`)
    expect(sortedStatusesOf(await race(writesTo(favorites), add(one ?? ''), add(other ?? '')))).toEqual([200, 409])
  })

  test('a sale that two processes receive counts once', async () => {
    const sold = {
      orderId: crypto.randomUUID(),
      number: '1',
      buyerId: ana.id,
      sellerId: ana.id,
      status: 'completada',
      at: '',
      isHeld: false,
      by: 'buyer',
    } as const
    await race(writesTo(completedSales), ...times(2, () => recordSale(on.testApp.app.ctx, sold)))
    expect(await read(sql`select 1 from completed_sales where order_id = ${sold.orderId}`)).toHaveLength(1)
  })
})
