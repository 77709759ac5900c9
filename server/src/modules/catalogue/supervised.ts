import type { ListingState } from '@feria/contract/catalogue/values'
import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { isAmong } from '../../engines/db/lists.ts'
import { nameHas } from '../accounts/accounts.module.ts'
import { users } from '../accounts/tables.ts'
import { withSearch } from './filters.ts'
import { products } from './tables.ts'

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/i
/** Sellers whose name or email fits a search, at most, the newest first: whoever wants another types more of it. */
const MAX_SELLERS = 50

const isLeft = sql`not ${products.isWithheld}`
/** The condition of each state, in the words of the partial index that serves it. */
export const inState: Record<ListingState, SQL | undefined> = {
  visible: and(sql`${products.isVisible}`, sql`${products.soldAt} is null`, sql`${products.stock} > 0`),
  hidden: and(sql`not ${products.isShown}`, sql`${products.moderatedAt} is null`, isLeft),
  moderated: and(sql`${products.moderatedAt} is not null`, isLeft),
  withheld: sql`${products.isWithheld}`,
  sold: and(sql`${products.soldAt} is not null`, sql`${products.isVisible}`),
  'out-of-stock': and(sql`${products.isVisible}`, sql`${products.soldAt} is null`, sql`${products.stock} = 0`),
}

/** The condition of a price that is none. */
export const pricedOddly = { zero: sql`${products.priceMinor} = 0`, agreed: sql`${products.priceMinor} is null` }

/** The columns that tell the state. */
export const stateColumns = { isShown: products.isShown, isWithheld: products.isWithheld, moderatedAt: products.moderatedAt }

type Stated = Pick<typeof products.$inferSelect, keyof typeof stateColumns | 'soldAt' | 'stock'>

/** The state of a product; the same as `inState` says of it. */
export const stateOf = ({ isWithheld, moderatedAt, isShown, soldAt, stock }: Stated): ListingState => {
  if (isWithheld) return 'withheld'
  if (moderatedAt) return 'moderated'
  if (!isShown) return 'hidden'
  if (soldAt) return 'sold'
  return stock > 0 ? 'visible' : 'out-of-stock'
}

/**
 * Runs a list with what an admin looks for: an id or an address with one, of a product or its seller; a seller's email; words of the
 * product's name or of its seller's, fewer of them while none fits all.
 */
export const withFind = async <T>(
  ctx: Ctx,
  find: string | undefined,
  isEmpty: (result: T) => boolean,
  run: (found: SQL | undefined) => Promise<T>,
  none: T,
): Promise<T> => {
  if (!find) return run(undefined)
  const [id] = UUID.exec(find) ?? []
  if (id) return run(or(eq(products.id, id), eq(products.userId, id)))
  const sellers = await ctx.db.select({ id: users.id }).from(users).where(nameHas(find)).orderBy(desc(users.id)).limit(MAX_SELLERS)
  const isTheirs =
    sellers.length > 0
      ? isAmong(
          products.userId,
          sellers.map((seller) => seller.id),
        )
      : undefined
  if (find.includes('@')) return isTheirs ? run(isTheirs) : none
  const named = await withSearch(ctx, find, isEmpty, (matches) => run(or(matches, isTheirs)), none)
  return isEmpty(named) && isTheirs ? run(isTheirs) : named
}
