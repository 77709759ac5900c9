import { z } from 'zod'
import { product } from './catalogue.ts'
import { id } from './fields.ts'
import { pageQuery } from './page.ts'
import { route } from './route.ts'

const params = z.object({ productId: id })
const count = z.object({ count: z.int() })

export const favorites = {
  list: route({
    method: 'GET',
    path: '/api/v1/favorites',
    access: 'member',
    summary: 'The favourites of the member as they are now, the newest first.',
    query: z.object({ ...pageQuery }),
    answer: z.array(product),
    isPaged: true,
  }),
  ids: route({
    method: 'GET',
    path: '/api/v1/favorites/ids',
    access: 'member',
    summary: 'Which products the member has as favourites, 500 at most.',
    answer: z.array(id),
  }),
  add: route({
    method: 'PUT',
    path: '/api/v1/favorites/:productId',
    access: 'member',
    summary: 'Makes a product a favourite of the member; again changes nothing.',
    params,
    answer: count,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/v1/favorites/:productId',
    access: 'member',
    summary: 'Takes a product out of the favourites of the member; again changes nothing.',
    params,
    answer: count,
  }),
}
