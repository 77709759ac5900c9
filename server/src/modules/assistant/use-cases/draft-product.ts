import type { Answer, api, Input } from '@feria/contract'
import type { ProductDraft } from '@feria/contract/assistant/schemas'
import type { Category } from '@feria/contract/catalogue/schemas'
import { RELEVANCE_FLOOR } from '@feria/contract/search/values'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { listCategories, listOwn, suggestCategory } from '../../catalogue/catalogue.module.ts'
import { findAlikePictures, readOwnPictures } from '../../uploads/uploads.module.ts'
import { countWanting } from '../../wishes/wishes.module.ts'
import { type Seen, seeProduct } from '../product-photo.ts'
import { mayDraft } from '../rules.ts'
import { findBand } from './hint-price.ts'

/** How many of the member's own products are compared with the picture, newest first. */
const OWN_PRODUCTS = 500

/**
 * Suggests the fields of a product from the member's own photos and a name; nothing is stored or published. Premium members and admins
 * only; refuses photos that are not the member's own uploads. Without a vision model, or when it does not answer, the name and past sales
 * suggest what they can.
 */
export const draftProduct = async (ctx: Ctx, { body }: Input<typeof api.assistant.draft>): Promise<Answer<typeof api.assistant.draft>> => {
  const member = memberOf(ctx)
  if (!mayDraft(member.role)) fail('assistant.premium')
  const pictures = await readOwnPictures(ctx, body.images)
  const categories = await listCategories(ctx)
  const isAsked = ctx.engines.ai.vision !== null && pictures.length > 0
  const seen = isAsked ? await seeProduct(ctx, pictures, body.name, categories) : null
  const name = body.name ? suggestion(body.name, 'nombre') : fromPictures(seen?.name)
  const category = await categoryOf(ctx, seen, name?.value ?? null, categories)
  const condition = fromPictures(seen?.condition)
  const description = fromPictures(seen?.description)
  const band =
    name &&
    (await findBand(ctx, {
      name: name.value,
      description: description?.value,
      categoryId: category?.value.id,
      condition: condition?.value,
      currency: 'USD',
    }))
  return {
    model: isAsked ? (seen ? 'modelo' : 'sin respuesta') : 'sin modelo',
    name,
    category,
    condition,
    description,
    details: fromPictures(seen?.details),
    band: band && suggestion(band, 'ventas'),
    demand: name && (await countWanting(ctx, { userId: member.id, name: name.value, description: description?.value ?? '' })),
    duplicates: await findDuplicates(ctx, body.images),
  }
}

const suggestion = <T, From extends 'fotos' | 'nombre' | 'ventas'>(value: T, from: From) => ({ value, from })

const fromPictures = <T>(value: T | null | undefined): { value: T; from: 'fotos' } | null =>
  value == null ? null : suggestion(value, 'fotos')

/** The category that the model chose among ours; otherwise that of products with a similar name. */
const categoryOf = async (ctx: Ctx, seen: Seen | null, name: string | null, categories: Category[]): Promise<ProductDraft['category']> => {
  if (seen?.categoryId) return fromPictures(categories.find(({ id }) => id === seen.categoryId))
  const category = name && (await suggestCategory(ctx, name, RELEVANCE_FLOOR))
  return category ? suggestion(category, 'nombre') : null
}

/** The member's unsold products with nearly the same picture. */
const findDuplicates = async (ctx: Ctx, images: string[]): Promise<ProductDraft['duplicates']> => {
  if (images.length === 0) return []
  const own = (await listOwn(ctx, memberOf(ctx).id, OWN_PRODUCTS)).filter(({ sold }) => !sold)
  const alike = await findAlikePictures(
    ctx,
    images,
    own.flatMap(({ images }) => images),
  )
  return own
    .filter(({ images }) => images.some((url) => alike.has(url)))
    .map(({ id, name, imageUrl, url }) => ({ id, name, imageUrl, url }))
}
