import type { api, Request } from '@feria/contract'

/** A journey's default product: 100 dollars, 5 of them, in «Deportes». */
export const anyProduct = {
  description: 'Modelo único',
  location: 'Rosario, Santa Fe',
  condition: 'Usado',
  categoryId: 4,
  price: 100,
  stock: 5,
} satisfies Partial<Request<typeof api.catalogue.publish>['body']>
