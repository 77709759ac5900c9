import type { Answer, api, Input } from '@feria/contract'
import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { isApartFrom } from '../../blocks/blocks.module.ts'
import { mayBuy } from '../../catalogue/catalogue.module.ts'
import { products } from '../../catalogue/tables.ts'
import { readLinks } from '../links.ts'
import { enrol, soldColumns } from '../queries.ts'
import { permilleOf } from '../rules.ts'
import { resaleLinks } from '../tables.ts'

type NewLink = Input<typeof api.reselling.createLink>['body']

/**
 * Creates the member's link for a product: one per member and product, so repeating it only changes the commission and restores a removed
 * link. The first one makes the member a reseller. Refuses own and unavailable products.
 */
const make = (ctx: Ctx, { productId, commissionRate }: NewLink): Promise<Answer<typeof api.reselling.createLink>> =>
  withTransaction(ctx, async (ctx) => {
    const resellerId = memberOf(ctx).id
    const [product] = await ctx.db.select(soldColumns).from(products).where(eq(products.id, productId))
    if (product?.userId === resellerId) return fail('reselling.own-product')
    if (!product?.isVisible || (await isApartFrom(ctx, product.userId))) return fail('catalogue.not-found')
    if (!mayBuy(product, resellerId)) return fail('reselling.not-available')
    await enrol(ctx, resellerId)
    const now = ctx.now()
    const permille = permilleOf(commissionRate)
    const [link] = await ctx.db
      .insert(resaleLinks)
      .values({ id: newId({ msecs: now.getTime() }), resellerId, productId, permille, createdAt: now })
      .onConflictDoUpdate({ target: [resaleLinks.resellerId, resaleLinks.productId], set: { permille, removedAt: null } })
      .returning()
    const [made] = link ? await readLinks(ctx, eq(resaleLinks.id, link.id), 1) : []
    if (!made) throw new Error('A link that was made is not there.')
    return made
  })

/** Creates a link from the body, for the dialog on a product's page. */
export const createLink = (ctx: Ctx, { body }: Input<typeof api.reselling.createLink>): Promise<Answer<typeof api.reselling.createLink>> =>
  make(ctx, body)

/** Creates a link from the path, for the page of links. */
export const createLinkOf = (
  ctx: Ctx,
  { params, body }: Input<typeof api.reselling.createLinkOf>,
): Promise<Answer<typeof api.reselling.createLinkOf>> => make(ctx, { productId: params.productId, commissionRate: body.commissionRate })
