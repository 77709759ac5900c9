import { type Db, rowsOf } from '../../server/src/engines/db/database.ts'

/** Columns computed by the database, or that each copy has its own of. */
const OWN = new Set(['id', 'price_up', 'price_down'])

/** Stores the current products as the originals of the copies. */
export const keepOriginals = async (db: Db): Promise<void> => {
  await db.execute('create table bench_products as select * from products')
}

/** Each copy is published at a moment of its own within the last half year, so that the newest products are of all kinds. */
const COPIES = "select *, now() - random() * interval '180 days' as published from bench_products"

/** Copies belong to the sellers of `bench_sellers`, few of whom have many: the first tenth have nearly half of all products. */
const AMONG_SELLERS = `from (
    select *, 1 + floor(power(random(), 3) * (select count(*) from bench_sellers))::int as turn from (${COPIES}) copies
  ) o join bench_sellers s on s.turn = o.turn`

/**
 * Multiplies the catalogue by copies with their own ids, prices and moments of publication; of their originals' sellers, or spread among
 * the rows of `bench_sellers`. Rebuilds the search index afterwards, which is faster than filling it. Resolves to the number of
 * products.
 */
export const multiplyProducts = (db: Db, times: number, hasSellers = false): Promise<number> =>
  db.transaction(async (db) => {
    // A million rows and their index take longer than any request may.
    await db.execute('set local statement_timeout = 0')
    const columns = rowsOf<{ name: string }>(
      await db.execute(
        'select column_name as name from information_schema.columns ' +
          "where table_name = 'products' and is_generated = 'NEVER' order by ordinal_position",
      ),
    )
    const names = columns.map(({ name }) => name).filter((name) => !OWN.has(name))
    const list = names.join(', ')
    const others: Record<string, string> = {
      created_at: 'published',
      updated_at: 'published',
      comparable_minor: '(comparable_minor * (0.5 + random()))::bigint',
      ...(hasSellers ? { user_id: 's.id' } : {}),
    }
    const copied = names.map((name) => others[name] ?? name).join(', ')
    const source = hasSellers ? AMONG_SELLERS : `from (${COPIES}) o`
    await db.execute('drop index products_terms, products_tiers')
    // Each copy would be told to every process.
    await db.execute('alter table products disable trigger user')
    for (let n = 1; n < times; n++) {
      // A version 7 id of the moment of publication, as publishing makes them.
      const moment = "lpad(to_hex((extract(epoch from published) * 1000)::bigint), 12, '0')"
      const id = `(${moment} || '7' || substr(md5(random()::text), 1, 3) || 'a' || substr(md5(random()::text), 1, 15))::uuid`
      await db.execute(`insert into products (id, ${list}) select ${id}, ${copied} ${source}`)
    }
    await db.execute('alter table products enable trigger user')
    await db.execute('create index products_terms on products using gin (terms)')
    await db.execute('create index products_tiers on products using gin (tiers)')
    await db.execute('analyze products')
    const [counted] = rowsOf<{ count: number }>(await db.execute('select count(*)::int as count from products'))
    return counted?.count ?? 0
  })
