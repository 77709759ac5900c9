import { type Db, rowsOf } from '../../server/src/engines/db/database.ts'
import { openDatabase } from '../../server/src/engines/db/open-database.ts'
import type { Seat } from './chat-talk.ts'
import { type Filled, fill } from './fill.ts'
import { fillChat } from './fill-chat.ts'
import { keepOriginals, multiplyProducts } from './fill-search.ts'
import { tidy } from './market.ts'

/** One member in five sells. */
const SELLERS_SHARE = 0.2
/** Conversations under way; their members are those who are online. */
const ROOMS = 1000

/**
 * Fills freshly migrated tables with a city: members of whom a fifth sell, products of whom few have many, conversations. Its people are
 * copies of one, with the same password. Resolves to what the measured requests need.
 */
export const fillCity = async (url: string, members: number, products: number): Promise<Filled & { seats: Omit<Seat, 'url'>[] }> => {
  const seats = await fillChat(url, ROOMS)
  const filled = await fill(url)
  const { db, close } = await openDatabase({ url, dir: '', poolSize: 1 })
  await db.execute('set statement_timeout = 0')
  await addCopies(db, members)
  await db.execute(
    `create table bench_sellers as select id, row_number() over ()::int as turn from users limit ${Math.ceil(members * SELLERS_SHARE)}`,
  )
  await db.execute('create index on bench_sellers (turn)')
  await db.execute('analyze')
  await keepOriginals(db)
  const [counted] = rowsOf<{ count: number }>(await db.execute('select count(*)::int as count from products'))
  await multiplyProducts(db, Math.max(1, Math.round(products / (counted?.count ?? 1))), true)
  await db.execute('drop table bench_sellers, bench_products')
  await close()
  await tidy(url)
  return { ...filled, seats }
}

const addCopies = async (db: Db, members: number): Promise<void> => {
  const columns = rowsOf<{ name: string }>(
    await db.execute(`select column_name as name from information_schema.columns where table_name = 'users' order by ordinal_position`),
  ).map(({ name }) => name)
  const copied = columns.map((name) => {
    if (name === 'id') return 'gen_random_uuid()'
    if (name === 'email') return `'vecino' || n || '@feria.example'`
    return name === 'name' ? `'Vecino ' || n` : name
  })
  await db.execute(`insert into users (${columns.join(', ')})
    select ${copied.join(', ')} from (select * from users limit 1) one, generate_series(1, ${members}) n`)
}
