import { asc, desc, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Db } from '../../engines/db/database.ts'
import { selectCards } from './cards.ts'
import { ownColumns, productColumns } from './queries.ts'
import { categories, products } from './tables.ts'

/** An order for paging: by a column, then by id. `start` is a place before the first product. */
interface Order {
  column: PgColumn
  isUp: boolean
  start: Place
}

/** Where a page ended: the column's value and the id of the last product shown. */
export const placeSchema = z.object({ value: z.union([z.string().max(300), z.number()]), id: z.uuid() })
export type Place = z.output<typeof placeSchema>

const FIRST_ID = '00000000-0000-0000-0000-000000000000'
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

export const orders = {
  newest: { column: products.id, isUp: false, start: { value: LAST_ID, id: LAST_ID } },
  price: { column: products.priceUp, isUp: true, start: { value: -1, id: FIRST_ID } },
  '-price': { column: products.priceDown, isUp: false, start: { value: Number.MAX_SAFE_INTEGER, id: LAST_ID } },
  name: { column: products.nameFolded, isUp: true, start: { value: '', id: FIRST_ID } },
  '-name': { column: products.nameFolded, isUp: false, start: { value: '\u{10FFFF}', id: LAST_ID } },
} as const satisfies Record<string, Order>

export type OrderName = keyof typeof orders

/** Products after a place; both columns are compared as one row, so that one index scan serves it. */
export const comesAfter = (name: OrderName, place: { value: unknown; id: unknown }): SQL => {
  const { column, isUp } = orders[name]
  const operator = sql.raw(isUp ? '>' : '<')
  if (column === products.id) return sql`${products.id} ${operator} ${place.id}`
  return sql`(${column}, ${products.id}) ${operator} (${place.value}, ${place.id})`
}

/** Products in an order, each with its place. */
export const selectInOrder = (db: Db, name: OrderName, where: SQL | undefined, limit: number | Placeholder) =>
  db
    .select({ ...productColumns, place: placeIn(name) })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(where)
    .orderBy(...inOrder(name))
    .limit(limit)

/** Like `selectInOrder`, of cards. By id, the place is the id. */
export const cardsInOrder = (name: OrderName, where: SQL | undefined, limit: number | Placeholder, offset = 0): SQL => {
  const { column } = orders[name]
  const rest = sql`where ${where ?? sql`true`} order by ${sql.join(inOrder(name), sql`, `)} limit ${limit}`
  return selectCards(offset ? sql`${rest} offset ${offset}` : rest, column === products.id ? undefined : sql`, ${column} as place`)
}

/** Like `selectInOrder`, with the owner's columns. */
export const selectOwnInOrder = (db: Db, name: OrderName, where: SQL | undefined, limit: number) =>
  db
    .select({ ...ownColumns, place: placeIn(name) })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(where)
    .orderBy(...inOrder(name))
    .limit(limit)

const placeIn = (name: OrderName) => sql<string | number>`${orders[name].column}`

const inOrder = (name: OrderName): SQL[] => {
  const { column, isUp } = orders[name]
  const by = isUp ? asc : desc
  return column === products.id ? [by(products.id)] : [by(column), by(products.id)]
}

/** A row with its place. */
export interface Placed {
  id: string
  place?: string | number
}

/** The place of a row of `selectInOrder` or `cardsInOrder`. */
export const placeOf = ({ id, place = id }: Placed): Place => ({ value: place, id })
