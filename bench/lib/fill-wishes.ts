import { v7 as newId } from 'uuid'
import { type Db, rowsOf } from '../../server/src/engines/db/database.ts'
import { openGazetteer } from '../../server/src/engines/geo/gazetteer.ts'
import { KEYS_VERSION, wishKeys as keysOf, topicOf } from '../../server/src/modules/wishes/keys.rules.ts'
import { textOfWish } from '../../server/src/modules/wishes/rules.ts'
import { wishes, wishKeys } from '../../server/src/modules/wishes/tables.ts'
import { places, traits } from './believable.ts'
import { createDice, type Dice } from './dice.ts'
import { addMembers } from './fill.ts'
import { kinds } from './kinds.ts'

/** The number of original wishes, and of wishes per member. */
const FIRST_WISHES = 10_000
const OF_A_MEMBER = 10
const BATCH = 1000
/** Wishes are spread over the last month. */
const MADE_MS = 30 * 86_400_000

const bag = kinds.flatMap((kind) => Array.from({ length: kind.weight ?? 10 }, () => kind))
const geo = openGazetteer()

/** A realistic wish: often a common word, mostly with a brand, rarely a model; half with a highest price, some near a place. */
const randomWish = (dice: Dice): { name: string; modelo: string; maxUsd: number } => {
  const kind = dice.pick(bag)
  const brand = dice.pick(kind.brands)
  const maxUsd = dice.whole(...kind.prices)
  const share = dice.whole(1, 100)
  if (share <= 25) return { name: kind.noun, modelo: 'cualquiera', maxUsd }
  if (share <= 65) return { name: kind.noun, modelo: brand, maxUsd }
  if (share <= 90) return { name: `${kind.noun} ${brand}`, modelo: dice.pick(traits), maxUsd }
  return { name: `${kind.noun} ${brand}`, modelo: dice.code(), maxUsd }
}

/** A row of a wish as creating it writes it. */
export const wishRow = (userId: string, fields: { name: string; modelo: string }, changes: Partial<typeof wishes.$inferInsert> = {}) => {
  const createdAt = changes.createdAt ?? new Date()
  return {
    id: newId({ msecs: createdAt.getTime() }),
    userId,
    ...fields,
    country: 'Argentina',
    currency: 'USD' as const,
    keysVersion: KEYS_VERSION,
    ...topicOf(textOfWish(fields)),
    createdAt,
    updatedAt: createdAt,
    ...changes,
  }
}

/** Inserts wishes and their keys. */
export const addWishes = async (db: Db, rows: ReturnType<typeof wishRow>[]): Promise<void> => {
  for (let from = 0; from < rows.length; from += BATCH) {
    const some = rows.slice(from, from + BATCH)
    await db.insert(wishes).values(some)
    await db
      .insert(wishKeys)
      .values(some.flatMap((wish) => [...new Set(keysOf(textOfWish(wish)))].map((key) => ({ key, wishId: wish.id }))))
  }
}

/** The first 10,000 wishes of 1,000 members, as the server itself would have written them. */
export const fillWishes = async (db: Db): Promise<void> => {
  const dice = createDice(22)
  const owners = await addMembers(db, 'busca', FIRST_WISHES / OF_A_MEMBER)
  const first = Date.now() - MADE_MS
  const rows = Array.from({ length: FIRST_WISHES }, (_, i) => {
    const { maxUsd, ...fields } = randomWish(dice)
    const place = dice.chance(0.4) ? dice.pick(places) : null
    const point = place ? geo.locate(place) : null
    const maxPriceMinor = dice.chance(0.5) ? maxUsd * 100 : null
    return wishRow(owners[i % owners.length]?.id ?? '', fields, {
      localization: place,
      lat: point?.lat ?? null,
      lon: point?.lon ?? null,
      radiusKm: place && dice.chance(0.5) ? dice.whole(5, 500) : null,
      maxPriceMinor,
      comparableMaxMinor: maxPriceMinor,
      createdAt: new Date(first + (i * MADE_MS) / FIRST_WISHES),
    })
  })
  await addWishes(db, rows)
  await db.execute('create table bench_wishes as select * from wishes')
  await db.execute('create table bench_wish_keys as select * from wish_keys')
  await db.execute('vacuum analyze')
}

/** Multiplies the wishes by copies of other members, created over the same time. Resolves to their number. */
export const multiplyWishes = async (db: Db, times: number): Promise<number> => {
  const columns = rowsOf<{ name: string }>(
    await db.execute(
      'select column_name as name from information_schema.columns ' +
        "where table_name = 'wishes' and is_generated = 'NEVER' order by ordinal_position",
    ),
  ).map(({ name }) => name)
  const list = columns.join(', ')
  const copied = columns.map((name) => (name === 'id' ? 'm.fresh' : name === 'user_id' ? 'm.owner' : `w.${name}`)).join(', ')
  // Each copy has its own members and time; of the keys only their own primary key is checked.
  await db.transaction(async (db) => {
    await db.execute('set local statement_timeout = 0')
    await db.execute(`set local session_replication_role = 'replica'`)
    await db.execute('alter table wish_keys drop constraint wish_keys_key_wish_id_pk')
    await db.execute('drop index wish_keys_of_wish')
    for (let n = 1; n < times; n++) {
      await db.execute(
        `insert into users (id, name, email, created_at, updated_at)
          select gen_random_uuid(), name, '${n}.' || email, created_at, updated_at from users where email like 'busca%'`,
      )
      const moment = `lpad(to_hex((extract(epoch from w.created_at) * 1000)::bigint + ${n}), 12, '0')`
      const id = `(${moment} || '7' || substr(md5(random()::text), 1, 3) || 'a' || substr(md5(random()::text), 1, 15))::uuid`
      await db.execute(
        `create temp table m on commit drop as select w.id as old, ${id} as fresh, o.id as owner from bench_wishes w
          join users u on u.id = w.user_id join users o on o.email = '${n}.' || u.email`,
      )
      await db.execute(`insert into wishes (${list}) select ${copied} from bench_wishes w join m on m.old = w.id`)
      await db.execute('insert into wish_keys (key, wish_id) select k.key, m.fresh from bench_wish_keys k join m on m.old = k.wish_id')
      await db.execute('drop table m')
    }
    await db.execute('alter table wish_keys add constraint wish_keys_key_wish_id_pk primary key (key, wish_id)')
    await db.execute('create index wish_keys_of_wish on wish_keys (wish_id)')
  })
  for (const name of ['wishes', 'wish_keys', 'users']) await db.execute(`vacuum analyze ${name}`)
  const [counted] = rowsOf<{ count: number }>(await db.execute('select count(*)::int as count from wishes'))
  return counted?.count ?? 0
}
