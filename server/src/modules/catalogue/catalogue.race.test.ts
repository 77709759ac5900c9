import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '../../engines/db/database.ts'
import { aMember, anAdmin, aProduct, type Person } from '../../testing/people.ts'
import { createPostgresWorld, type PostgresWorld } from '../../testing/postgres-world.ts'
import { allNews, race, times, writesTo } from '../../testing/races.ts'
import { hasPostgres } from '../../testing/servers.ts'
import type { World } from '../../testing/world.ts'
import { favorites } from '../favorites/favorites.tables.ts'
import { recordSale } from '../search/search.records.ts'
import { completedSales } from '../search/search.tables.ts'
import { embedProducts } from './catalogue.embedding.ts'
import { renewTerms } from './catalogue.reindexing.ts'
import { categories, productEmbeddings, products } from './catalogue.tables.ts'

describe.skipIf(!hasPostgres)('the catalogue on PostgreSQL', () => {
  let place: PostgresWorld
  let world: World
  let ana: Person
  let admin: Person
  beforeAll(async () => {
    const embeddings = { model: 'de prueba', embed: async (texts: string[]) => texts.map(() => [1, 0, 0]) }
    place = await createPostgresWorld({ ai: { chat: null, vision: null, embeddings } })
    world = place.world
    ;[ana, admin] = [await aMember(world), await anAdmin(world)]
  })
  afterAll(() => place.end())

  const call = <T>(method: 'POST' | 'PUT' | 'DELETE', path: string, { token }: Person, body?: object) =>
    world.call<T>(method, `/api/v1${path}`, { token, ...(body ? { body } : {}) })
  const edit = (id: string, body: object) => () => call('PUT', `/products/${id}`, ana, body)
  const addCategory = (name: string) => () => call<{ id: number }>('POST', '/categories', admin, { name })
  const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()
  const read = async <T>(query: ReturnType<typeof sql>) => rowsOf<T>(await world.engines.db.db.execute(query))

  test('of two categories of one name at the same moment one is added', async () => {
    expect(statusesOf(await race(place, writesTo(categories), addCategory('Náutica'), addCategory('nautica')))).toEqual([201, 409])
  })

  test('a category that is renamed to the name of one that is added meanwhile is refused as taken, not broken', async () => {
    const { id } = (await addCategory('Camping')()).body
    const rename = () => call('PUT', `/categories/${id}`, admin, { name: 'Buceo' })
    expect(statusesOf(await race<{ status: number }[]>(place, writesTo(categories), addCategory('Buceo'), rename)).at(-1)).toBe(409)
    expect(await read(sql`select count(*)::int as n from categories where folded = 'buceo'`)).toEqual([{ n: 1 }])
  })

  test('a category that is removed twice at the same moment is removed and written down once', async () => {
    const { id } = (await addCategory('Esgrima')()).body
    const remove = () => call('DELETE', `/categories/${id}`, admin)
    expect(statusesOf(await race(place, writesTo(categories), remove, remove))).toEqual([200, 404])
  })

  test('two edits of one product at the same moment both count', async () => {
    const { id } = await aProduct(world, ana)
    expect(statusesOf(await race(place, writesTo(products), edit(id, { price: 99 }), edit(id, { name: 'Bicicleta roja' })))).toEqual([
      200, 200,
    ])
    expect(await read(sql`select name, price_minor::int as price from products where id = ${id}`)).toEqual([
      { name: 'Bicicleta roja', price: 9900 },
    ])
  })

  test('a product that is marked as sold twice at the same moment is sold once', async () => {
    const { id } = await aProduct(world, ana)
    expect(statusesOf(await race(place, writesTo(products), ...times(2, edit(id, { sold: true }))))).toEqual([200, 409])
  })

  test('two products that teach one new word at the same moment are both published', async () => {
    const publish = () => aProduct(world, ana, { name: 'Zanfona' })
    const made = await race(place, allNews, publish, publish)
    expect(new Set(made.map(({ id }) => id)).size).toBe(2)
  })

  test('a product that is edited while older terms are made anew is found by its new name', async () => {
    const { id } = await aProduct(world, ana, { name: 'Acordeón' })
    await read(sql`update products set terms_version = 0 where id = ${id}`)
    await race<unknown[]>(place, writesTo(products), edit(id, { name: 'Bandoneón' }), () => renewTerms(world.app.ctx))
    expect(await read(sql`select name_folded as folded from products where id = ${id}`)).toEqual([{ folded: 'bandoneon' }])
  })

  test('a product that is edited while its vector is stored waits for a new one, and two processes store it once', async () => {
    const { id } = await aProduct(world, ana)
    // What is edited from here on is newer than what was read.
    world.clock.pass(1)
    const embed = () => embedProducts(world.app.ctx)
    await race<unknown[]>(place, writesTo(productEmbeddings), embed, embed, edit(id, { name: 'Otra cosa' }))
    expect(await read(sql`select embedded_by as by from products where id = ${id}`)).toEqual([{ by: null }])
  })

  test('a favourite that is added twice at the same moment is one, and nobody has more than 500', async () => {
    const bea = await aMember(world)
    const { id } = await aProduct(world, ana)
    const add = (id: string) => () => call<{ count: number }>('PUT', `/favorites/${id}`, bea)
    const answers = await race(place, writesTo(favorites), add(id), add(id))
    expect([statusesOf(answers), answers.map(({ body }) => body.count)]).toEqual([
      [200, 200],
      [1, 1],
    ])
    const more = await read<{ id: string }>(sql`
      insert into products (id, user_id, name, description, location, currency, price_minor, stock, created_at, updated_at, name_folded)
      select gen_random_uuid(), ${ana.id}, 'Silla', 'Silla', 'Rosario', 'USD', 100, 1, now(), now(), 'silla' from generate_series(1, 500) returning id`)
    const [one, other, ...rest] = more.map((row) => row.id)
    await read(sql`
      insert into favorites (user_id, product_id, created_at) select ${bea.id}, id::uuid, now() from jsonb_array_elements_text(${JSON.stringify(rest)}::jsonb) id`)
    expect(statusesOf(await race(place, writesTo(favorites), add(one ?? ''), add(other ?? '')))).toEqual([200, 409])
  })

  test('a sale that two processes are told of counts once', async () => {
    const sold = {
      orderId: crypto.randomUUID(),
      number: '1',
      buyerId: ana.id,
      sellerId: ana.id,
      status: 'completada',
      at: '',
      isHeld: false,
    } as const
    await race(place, writesTo(completedSales), ...times(2, () => recordSale(world.app.ctx, sold)))
    expect(await read(sql`select 1 from completed_sales where order_id = ${sold.orderId}`)).toHaveLength(1)
  })
})
