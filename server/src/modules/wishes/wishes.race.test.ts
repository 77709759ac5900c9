import { getTableColumns, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember, aProduct, type Person } from '../../testing/people.ts'
import { allOf, describeRaces, rowOf, sortedStatusesOf, times, writesTo } from '../../testing/races.ts'
import { aModel, aWish } from '../../testing/wishes.ts'
import { categories, products } from '../catalogue/tables.ts'
import { countDemand } from './demand.ts'
import { renewKeys } from './key-index.ts'
import { demandCells, matches, notificationHours, passedProducts, wishes, wishInterests } from './tables.ts'
import { matchProduct } from './use-cases/match-product.ts'
import { matchWish } from './use-cases/match-wish.ts'
import { stopDigest } from './use-cases/set-hours.ts'

/** The columns that a statement writes: all but those that the database makes of others. */
const written = sql.join(
  Object.values(getTableColumns(wishes))
    .filter(({ generated }) => !generated)
    .map(({ name }) => sql.identifier(name)),
  sql`, `,
)

describeRaces('wishes on PostgreSQL', (on) => {
  const { race, read } = on

  const call = (method: 'PUT' | 'POST', path: string, { token }: Person, body: object) =>
    on.testApp.call(method, `/api/v1${path}`, { token, body })
  const edit = (person: Person, id: string, body: object) => call('PUT', `/request/${id}`, person, body)
  /** So many more wishes like this one, of the same member. */
  const copy = (id: string, n: number) =>
    read<{ id: string }>(sql`
      insert into wishes (${written})
      select ${written} from (
        select (jsonb_populate_record(w, jsonb_build_object('id', gen_random_uuid()))).* from wishes w, generate_series(1, ${n}::int)
        where w.id = ${id}) copies returning id`)
  /** A wish and a product that meets it, which nothing has matched yet. */
  const aCandidate = async () => {
    const [buyer, seller] = [await aMember(on.testApp), await aMember(on.testApp)]
    const model = aModel()
    const wish = await aWish(on.testApp, buyer, { name: 'Campera', modelo: model, maxPrice: 500 })
    const product = await aProduct(on.testApp, seller, { name: `Campera ${model}`, description: 'Talle L' })
    // What is edited from here on is newer than what was read.
    on.testApp.clock.pass(1)
    const live = async () => (await read(sql`select 1 from matches where wish_id = ${wish.id} and is_live`)).length
    /** The wish is edited so that the product is too dear, and matched anew; the product is sold, and matched anew. */
    const wantCheaper = async () => {
      await edit(buyer, wish.id, { maxPrice: 10 })
      await matchWish(on.testApp.app.ctx, { wishId: wish.id })
    }
    const sell = async () => {
      await call('PUT', `/products/${product.id}`, seller, { sold: true })
      await matchProduct(on.testApp.app.ctx, { productId: product.id })
    }
    const offer = () => call('POST', `/request/${wish.id}/notify`, seller, { productId: product.id })
    return { buyer, seller, wish, product, live, wantCheaper, sell, offer }
  }

  test("wishes created at the same moment never exceed a member's limit", async () => {
    const ana = await aMember(on.testApp)
    await copy((await aWish(on.testApp, ana)).id, 98)
    const make = () => call('POST', '/request', ana, { name: 'Taza', modelo: 'cualquiera', country: 'Argentina' })
    expect(sortedStatusesOf(await race(writesTo(wishes), ...times(3, make)))).toEqual([201, 409, 409])
  })

  test('two edits of one wish at the same moment both count', async () => {
    const ana = await aMember(on.testApp)
    const { id } = await aWish(on.testApp, ana)
    const edits = [{ modelo: '14 Pro' }, { maxPrice: 700 }].map((body) => () => edit(ana, id, body))
    expect(sortedStatusesOf(await race(writesTo(wishes), ...edits))).toEqual([200, 200])
    expect(await read(sql`select modelo, max_price_minor::int as max from wishes where id = ${id}`)).toEqual([
      { modelo: '14 Pro', max: 70000 },
    ])
  })

  test('a wish edited during its matching is left to its next run', async () => {
    const { buyer, wish, live } = await aCandidate()
    await race<unknown[]>(
      writesTo(wishes),
      () => edit(buyer, wish.id, { maxPrice: 10 }),
      () => matchWish(on.testApp.app.ctx, { wishId: wish.id }),
    )
    expect(await live()).toBe(0)
  })

  test('a product sold while a wish is matched no longer matches it', async () => {
    const { wish, product, live, sell } = await aCandidate()
    // The match waits for its category, which it writes into the wish.
    const hold = sql`select from ${categories} where id = ${product.categoryId} for update`
    await race(hold, () => matchWish(on.testApp.app.ctx, { wishId: wish.id }), sell)
    expect(await live()).toBe(0)
  })

  test('of two runs for one product the later one decides', async () => {
    const { wish, product, live, sell } = await aCandidate()
    await race(rowOf(wishes, wish.id), () => matchProduct(on.testApp.app.ctx, { productId: product.id }), sell)
    expect(await live()).toBe(0)
  })

  test('a wish edited while a product is matched is left to its own run', async () => {
    const { seller, product, live, wantCheaper } = await aCandidate()
    // A match that ends with this run, which waits for it before it stores the new one.
    const before = await aWish(on.testApp, await aMember(on.testApp), { name: 'Otra cosa', modelo: aModel() })
    await read(sql`
      insert into matches (id, wish_id, product_id, buyer_id, seller_id, coincidence, score, reasons, created_at, updated_at)
      values (gen_random_uuid(), ${before.id}, ${product.id}, ${before.userId}, ${seller.id}, 'MATCH', 1, '[]', now(), now())`)
    await race(rowOf(matches, before.id, 'wish_id'), () => matchProduct(on.testApp.app.ctx, { productId: product.id }), wantCheaper)
    expect(await live()).toBe(0)
  })

  test('a wish and a product that change while a seller notifies its owner no longer match', async () => {
    const [one, other] = [await aCandidate(), await aCandidate()]
    await race<unknown[]>(rowOf(products, one.product.id), one.offer, one.wantCheaper)
    await race<unknown[]>(allOf(wishInterests), other.offer, other.sell)
    expect([await one.live(), await other.live()]).toEqual([0, 0])
  })

  test("[WISH-13] a seller's simultaneous notifications reach an owner once, and fifty a day", async () => {
    const { wish, product, seller, offer } = await aCandidate()
    expect(sortedStatusesOf(await race(writesTo(wishInterests), offer, offer))).toEqual([200, 409])
    const [first, second] = await copy(wish.id, 50)
    await read(sql`
      insert into wish_interests (wish_id, product_id, seller_id, created_at)
      select id, ${product.id}, ${seller.id}, ${on.testApp.clock.now().toISOString()}::timestamptz
      from wishes where user_id = ${wish.userId} and id not in (${wish.id}, ${first?.id}, ${second?.id})`)
    const others = [first, second].map((one) => () => call('POST', `/request/${one?.id}/notify`, seller, { productId: product.id }))
    expect(sortedStatusesOf(await race(writesTo(wishInterests), ...others))).toEqual([200, 429])
  })

  test('passing over, hours and ending the digest tolerate two simultaneous calls', async () => {
    const { buyer, product } = await aCandidate()
    const pass = () => call('PUT', `/products/${product.id}/passed`, buyer, { isPassed: true })
    expect(sortedStatusesOf(await race(writesTo(passedProducts), pass, pass))).toEqual([200, 200])
    const setHours = () => call('PUT', '/request/hours', buyer, { quietFrom: 1, quietTo: 2, hasDigest: true })
    const end = () => stopDigest(on.testApp.app.ctx, buyer.id)
    const [one, other] = await race<[{ status: number }, { status: number }, unknown, unknown]>(
      writesTo(notificationHours),
      setHours,
      setHours,
      end,
      end,
    )
    expect(sortedStatusesOf([one, other])).toEqual([200, 200])
    expect(await read(sql`select quiet_from as "from" from notification_hours where user_id = ${buyer.id}`)).toEqual([{ from: 1 }])
  })

  test('demand counted by two processes at the same moment is counted once', async () => {
    const { id } = await aWish(on.testApp, await aMember(on.testApp), { name: 'Monopatín' })
    await read(sql`
      with people as (
        insert into users (id, name, email, created_at, updated_at)
        select gen_random_uuid(), 'Vecina', 'vecina' || n || '@feria.example', now(), now() from generate_series(1, 5) n returning id)
      insert into wishes (${written})
      select ${written} from (
        select (jsonb_populate_record(w, jsonb_build_object('id', gen_random_uuid(), 'user_id', people.id))).* from wishes w, people
        where w.id = ${id}) copies`)
    await race(writesTo(demandCells), ...times(2, () => countDemand(on.testApp.app.ctx)))
    expect(await read(sql`select people from demand_cells where label ilike 'monopat%'`)).toEqual([{ people: 6 }])
  })

  test('a wish edited while old keys are rebuilt keeps those of its new words', async () => {
    const ana = await aMember(on.testApp)
    const { id } = await aWish(on.testApp, ana, { name: 'Acordeón' })
    await read(sql`update wishes set keys_version = 0 where id = ${id}`)
    await race<unknown[]>(
      writesTo(wishes),
      () => edit(ana, id, { name: 'Bandoneón' }),
      () => renewKeys(on.testApp.app.ctx),
    )
    expect(await read(sql`select topic_label as label from wishes where id = ${id}`)).toMatchObject([
      { label: expect.stringMatching(/bandone/i) },
    ])
  })
})
