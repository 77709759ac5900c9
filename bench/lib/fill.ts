import { v7 as newId } from 'uuid'
import type { Db } from '../../server/src/engines/db/database.ts'
import { openDatabase } from '../../server/src/engines/db/open-database.ts'
import { hashPassword, hashSecret, newSecret } from '../../server/src/modules/accounts/secrets.ts'
import { sessions, users } from '../../server/src/modules/accounts/tables.ts'
import type { NewProduct } from '../../server/src/modules/catalogue/product-input.ts'
import { exchangeRates, products, searchVocabulary } from '../../server/src/modules/catalogue/tables.ts'
import { wordsToLearn } from '../../server/src/modules/catalogue/terms.ts'
import { believableProduct } from './believable.ts'
import { createDice, type Dice } from './dice.ts'

const PRODUCTS = 10_000
const SELLERS = 50
const BUYERS = 50
/** Products are spread over the last half year. */
const PUBLISHED_MS = 180 * 86_400_000
const DAY_MS = 86_400_000
/** Rows per insert: a statement takes at most 65,535 values. */
const BATCH = 1000
/** $ 1.500 per dollar. */
export const ARS_CENTS = 150_000

export const PASSWORD = 'mate amargo 42'

/** What the measured requests need to know about the tables. */
export interface Filled {
  /** Ids of visible products, in no order. */
  ids: string[]
  /** One entry per available unit: no two neighbours are of the same product. */
  units: { id: string; totalPrice: number }[]
  emails: string[]
  /** Session tokens of members who sell nothing. */
  buyerTokens: string[]
}

/** Fills freshly migrated tables with members, products and their search words, as the server itself would have written them. */
export const fill = async (url: string): Promise<Filled> => {
  const database = await openDatabase({ url, dir: '' })
  try {
    const dice = createDice(20)
    const sellers = await addMembers(database.db, 'vendedor', SELLERS)
    const buyers = await addMembers(database.db, 'comprador', BUYERS)
    const rows = await addProducts(
      database.db,
      dice,
      sellers.map(({ id }) => id),
    )
    await database.db.execute('vacuum analyze')
    return {
      ids: dice.shuffled(rows.map(({ id }) => id)),
      units: unitsOf(dice, rows),
      emails: sellers.map(({ email }) => email),
      buyerTokens: await addSessions(
        database.db,
        buyers.map(({ id }) => id),
      ),
    }
  } finally {
    await database.close()
  }
}

/** Adds members with the same password: sellers for `vendedor`, else buyers. Their emails are numbered. */
export const addMembers = async (db: Db, what: string, count: number) => {
  const createdAt = new Date(Date.now() - PUBLISHED_MS)
  const passwordHash = await hashPassword(PASSWORD)
  const members = Array.from({ length: count }, (_, i) => ({
    id: newId({ msecs: createdAt.getTime() }),
    name: `${what === 'vendedor' ? 'Vendedora' : 'Comprador'} ${i + 1}`,
    email: `${what}${i + 1}@feria.example`,
    passwordHash,
    createdAt,
    updatedAt: createdAt,
  }))
  await db.insert(users).values(members)
  return members
}

const addProducts = async (db: Db, dice: Dice, sellerIds: string[]): Promise<NewProduct[]> => {
  const first = Date.now() - PUBLISHED_MS
  await db.insert(exchangeRates).values({ arsCents: ARS_CENTS, since: new Date(first), source: 'bench' })
  const rows = Array.from({ length: PRODUCTS }, (_, i) =>
    believableProduct(dice, dice.pick(sellerIds), new Date(first + Math.floor((i * PUBLISHED_MS) / PRODUCTS)), ARS_CENTS),
  )
  for (let from = 0; from < rows.length; from += BATCH) await db.insert(products).values(rows.slice(from, from + BATCH))
  const words = new Set(rows.flatMap(({ name, description, details }) => wordsToLearn(`${name} ${description} ${details}`)))
  const learnt = [...words].map((word) => ({ word }))
  for (let from = 0; from < learnt.length; from += BATCH) await db.insert(searchVocabulary).values(learnt.slice(from, from + BATCH))
  return rows
}

/** Signs members in; resolves to their tokens in the same order. */
export const addSessions = async (db: Db, userIds: string[]): Promise<string[]> => {
  const now = new Date()
  const opened = userIds.map((userId) => ({ userId, token: newSecret() }))
  await db.insert(sessions).values(
    opened.map(({ userId, token }) => ({
      tokenHash: hashSecret(token),
      userId,
      createdAt: now,
      usedAt: now,
      expiresAt: new Date(now.getTime() + 30 * DAY_MS),
    })),
  )
  return opened.map(({ token }) => token)
}

/** Round after round over all products with units left, so that no two concurrent requests want the same row. */
const unitsOf = (dice: Dice, rows: NewProduct[]): Filled['units'] => {
  const priced = dice
    .shuffled(rows)
    .flatMap(({ id, priceMinor, stock }) => (priceMinor == null ? [] : [{ id, stock, totalPrice: priceMinor / 100 }]))
  const most = Math.max(...priced.map(({ stock }) => stock))
  return Array.from({ length: most }, (_, taken) => priced.filter(({ stock }) => stock > taken)).flat()
}
