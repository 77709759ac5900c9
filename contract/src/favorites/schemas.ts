import { z } from 'zod'
import { product } from '../catalogue/schemas.ts'
import { id } from '../fields.ts'
import { pageQuery } from '../page.ts'

const params = z.object({ productId: id })

const count = z.object({ count: z.int() })

/** The request and response of each call. */
export const favoriteSchemas = {
  list: {
    summary: 'The favourites of the member as they are now, the newest first.',
    query: z.object({ ...pageQuery }),
    answer: z.array(product),
  },
  ids: {
    summary: 'Which products the member has as favourites, 500 at most.',
    answer: z.array(id),
  },
  add: {
    summary: 'Makes a product a favourite of the member; again changes nothing.',
    params,
    answer: count,
  },
  remove: {
    summary: 'Takes a product out of the favourites of the member; again changes nothing.',
    params,
    answer: count,
  },
}
