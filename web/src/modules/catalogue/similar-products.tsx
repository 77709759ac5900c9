import type { Product } from '@feria/contract/catalogue/schemas'
import * as api from '@feria/contract/routes'
import { useRoute } from '../../lib/use-route.ts'
import grid from '../../ui/card-grid.module.css'
import { ProductCard } from './product-card.tsx'
import classes from './product-page.module.css'
import { productTexts } from './product-texts.ts'

interface Props {
  id: string
  /** Where each card leads; by default to the members' page of the product. */
  addressOf?: (product: Product) => string
}

/** Up to 4 visible products of the same category; nothing if there are none or they fail to load. */
export const SimilarProducts = ({ id, addressOf }: Props) => {
  const { data } = useRoute(api.catalogue.similar, { params: { id } })
  if (!data?.length) return null
  return (
    <section className={classes.similar}>
      <h2 className={classes.partName}>{productTexts.similar}</h2>
      <ul className={grid.shelf}>
        {data.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} to={addressOf?.(product)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
