import { z } from 'zod'
import { product } from '../catalogue/schemas.ts'
import { id } from '../fields.ts'
import { pageQuery } from '../page.ts'

const params = z.object({ productId: id })

const count = z.object({ count: z.int() })

/** The request and response of each call. */
export const favoriteSchemas = {
  list: {
    summary: "The member's favourites with their current state, the newest first.",
    query: z.object({ ...pageQuery }),
    answer: z.array(product),
  },
  ids: {
    summary: "The ids of the member's favourites, at most 500.",
    whenSuspended: true,
    answer: z.array(id),
  },
  add: {
    summary: "Adds a product to the member's favourites; repeating it changes nothing.",
    params,
    answer: count,
  },
  remove: {
    summary: "Removes a product from the member's favourites; repeating it changes nothing.",
    params,
    answer: count,
  },
}
