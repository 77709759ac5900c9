import { CataloguePage } from '../modules/catalogue/catalogue-page.tsx'
import { texts } from '../modules/catalogue/texts.ts'
import { LazySaveSearch } from '../modules/wishes/lazy-save-search.ts'
import { titled } from './head.ts'

export const meta = titled(texts.catalogue.title)

/** /all-products, whose search can be saved as a wish when it finds nothing. */
export default function AllProductsRoute() {
  return <CataloguePage SaveSearch={LazySaveSearch} />
}
