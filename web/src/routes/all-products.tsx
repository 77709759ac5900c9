import { CataloguePage } from '../modules/catalogue/catalogue-page.tsx'
import { LazySaveSearch } from '../modules/wishes/lazy-save-search.ts'

/** /all-products, whose search can be saved as a wish when it finds nothing. */
export default function AllProductsRoute() {
  return <CataloguePage SaveSearch={LazySaveSearch} />
}
