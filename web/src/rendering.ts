import type { OpenPages } from '@feria/contract/rendering'
import { setBrand } from './lib/brand.ts'

/** What the server imports of the built web. Texts name the product as soon as they are loaded, so its name comes before them. */
export const openPages: OpenPages = (brand) => {
  setBrand(brand)
  return import('./rendered-pages.ts')
}
