import { z } from 'zod'
import { product, productFilters } from './catalogue.ts'
import { pageQuery } from './page.ts'
import { route } from './route.ts'

/** A product with how far it is from whoever looks: kilometres, or null when a place is not known, which reads as 2 km estimated [SRCH-34]. */
export const rankedProduct = product.extend({ distance: z.number().nullable() })
export type RankedProduct = z.output<typeof rankedProduct>

/** A place as people write it, e.g. «Palermo, CABA»; without one the member's own address counts. */
const near = z.string().max(120, 'Escribí la ubicación en menos de 120 caracteres.').optional()

export const search = {
  suggested: route({
    method: 'GET',
    path: '/api/v1/products/suggested',
    who: 'anyone',
    does: "Products on sale by distance, price and quality, the best first; of the categories of the member's favourites when there are any.",
    query: z.object({ near, limit: z.coerce.number().int().min(1).max(20).default(6) }),
    answer: z.array(rankedProduct.extend({ reasons: z.array(z.string()) })),
  }),
  ranking: route({
    method: 'GET',
    path: '/api/v1/products/ranking',
    who: 'anyone',
    does: 'Products on sale by price, cheapest first unless told, with their distance.',
    query: z.object({
      search: productFilters.search,
      category: productFilters.category,
      sort: z.enum(['price', '-price'], { error: 'Ese orden no existe.' }).default('price'),
      near,
      ...pageQuery,
    }),
    answer: z.array(rankedProduct),
    isPaged: true,
  }),
}
