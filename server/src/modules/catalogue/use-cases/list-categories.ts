import type { Answer, api, Input } from '@feria/contract'
import { fold } from '@feria/contract/fold'
import { asc, count, eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { prepareOnce } from '../../../engines/db/database.ts'
import { audit } from '../../accounts/accounts.module.ts'
import { categories, products } from '../tables.ts'

/** Every category, in order of creation. Anyone may call. */
export const listCategories = (ctx: Ctx): Promise<Answer<typeof api.catalogue.categories>> =>
  prepareOnce(ctx.db, 'list_categories', (db) =>
    db.select({ id: categories.id, name: categories.name }).from(categories).orderBy(asc(categories.id)).prepare('list_categories'),
  ).execute()

const taken = () => fail('catalogue.category-taken', {}, { name: 'Ya existe.' })
const returned = { id: categories.id, name: categories.name }

/** Adds a category. Admins only, audited; refuses a name already taken, ignoring case and accents. */
export const addCategory = (
  ctx: Ctx,
  { body }: Input<typeof api.catalogue.addCategory>,
): Promise<Answer<typeof api.catalogue.addCategory>> =>
  withTransaction(ctx, async (ctx) => {
    const [added] = await ctx.db
      .insert(categories)
      .values({ name: body.name, folded: foldedName(body.name) })
      .onConflictDoNothing()
      .returning(returned)
    if (!added) return taken()
    await audit(ctx, 'category.added', { kind: 'category', id: String(added.id), name: added.name })
    return added
  })

/** Renames a category. Admins only, audited; refuses a name already taken, ignoring case and accents. */
export const renameCategory = (
  ctx: Ctx,
  { params, body }: Input<typeof api.catalogue.renameCategory>,
): Promise<Answer<typeof api.catalogue.renameCategory>> =>
  withTransaction(ctx, async (ctx) => {
    const before = await lockCategory(ctx, params.id)
    const folded = foldedName(body.name)
    const [other] = await ctx.db.select({ id: categories.id }).from(categories).where(eq(categories.folded, folded))
    if (other && other.id !== params.id) return taken()
    const [renamed] = await ctx.db
      .update(categories)
      .set({ name: body.name, folded })
      .where(eq(categories.id, params.id))
      .returning(returned)
    await audit(ctx, 'category.renamed', { kind: 'category', id: String(params.id), name: before.name }, { to: body.name })
    return renamed ?? fail('catalogue.category-not-found')
  })

/** Deletes a category; its products stay, as «Sin categoría». Returns how many. Admins only, audited. */
export const removeCategory = (
  ctx: Ctx,
  { params }: Input<typeof api.catalogue.removeCategory>,
): Promise<Answer<typeof api.catalogue.removeCategory>> =>
  withTransaction(ctx, async (ctx) => {
    const { name } = await lockCategory(ctx, params.id)
    const [inside] = await ctx.db.select({ n: count() }).from(products).where(eq(products.categoryId, params.id))
    await ctx.db.delete(categories).where(eq(categories.id, params.id))
    const left = inside?.n ?? 0
    await audit(ctx, 'category.removed', { kind: 'category', id: String(params.id), name }, { products: String(left) })
    return { message: `Se eliminó «${name}».`, products: left }
  })

const lockCategory = async (ctx: Ctx, id: number) => {
  const [category] = await ctx.db.select(returned).from(categories).where(eq(categories.id, id)).for('update')
  return category ?? fail('catalogue.category-not-found')
}

/** A name of symbols alone folds to nothing, so the symbols themselves are compared. */
const foldedName = (name: string): string => fold(name) || name
