import type { Answer, api, Input } from '@feria/contract'
import { asc } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { prepareOnce } from '../../engines/db/database.ts'
import { fail } from '../../errors.ts'
import { fold } from '../../language/fold.ts'
import { categories } from './catalogue.tables.ts'

/** Every category in the order in which they were added. Anyone may call. */
export const listCategories = (ctx: Ctx): Promise<Answer<typeof api.catalogue.categories>> =>
  prepareOnce(ctx.db, 'list_categories', (db) =>
    db.select({ id: categories.id, name: categories.name }).from(categories).orderBy(asc(categories.id)).prepare('list_categories'),
  ).execute()

/** Adds a category. Admins only; refuses a name that another has, ignoring case and accents. */
export const addCategory = async (
  ctx: Ctx,
  { body }: Input<typeof api.catalogue.addCategory>,
): Promise<Answer<typeof api.catalogue.addCategory>> => {
  const [added] = await ctx.db
    .insert(categories)
    .values({ name: body.name, folded: fold(body.name) })
    .onConflictDoNothing()
    .returning({ id: categories.id, name: categories.name })
  return added ?? fail('catalogue.category-taken', {}, { name: 'Ya existe.' })
}
