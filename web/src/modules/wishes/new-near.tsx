import * as api from '@feria/contract/routes'
import { usePages } from '../../lib/use-route.ts'
import { ProductShelf } from '../catalogue/product-shelf.tsx'
import { keptNear } from '../search/kept-near.ts'
import { texts } from './texts.ts'

const COUNT = 5

/** What was published last, the nearest first where this device knows its place. Nothing while it loads, or if there is nothing. */
export const NewNear = () => {
  const near = keptNear() || undefined
  const { items } = usePages(api.wishes.nearbyProducts, { query: { near, limit: COUNT } })
  return <ProductShelf title={near ? texts.newNear(near) : texts.newest} products={items} to="/match" toLabel={texts.toMatch} />
}
