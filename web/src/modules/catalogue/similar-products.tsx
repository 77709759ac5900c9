import type { ProductCard as Card } from '@feria/contract/catalogue/schemas'
import grid from '../../ui/card-grid.module.css'
import { ProductCard } from './product-card.tsx'
import classes from './product-page.module.css'
import { productTexts } from './product-texts.ts'

interface Props {
  products: Card[]
  /** Where each card leads; by default to the members' page of the product. */
  addressOf?: (product: Card) => string
}

/** Products of the same category; nothing if there are none. */
export const SimilarProducts = ({ products, addressOf }: Props) =>
  products.length > 0 && (
    <section className={classes.similar}>
      <h2 className={classes.partName}>{productTexts.similar}</h2>
      <ul className={grid.shelf}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} to={addressOf?.(product)} />
          </li>
        ))}
      </ul>
    </section>
  )
