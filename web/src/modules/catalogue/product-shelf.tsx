import type { ProductCard as Card } from '@feria/contract/catalogue/schemas'
import { Link } from 'react-router'
import grid from '../../ui/card-grid.module.css'
import { ProductCard } from './product-card.tsx'
import classes from './product-shelf.module.css'

interface Props {
  title: string
  products: Card[]
  /** Where the others are. */
  to: string
  toLabel: string
}

/** A row of products with a title and the way to the others; nothing without products. */
export const ProductShelf = ({ title, products, to, toLabel }: Props) =>
  products.length > 0 && (
    <section className={classes.shelf} aria-label={title}>
      <div className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        <Link to={to} className={classes.all}>
          {toLabel}
        </Link>
      </div>
      <ul className={grid.shelf}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
