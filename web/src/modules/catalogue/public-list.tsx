import { publicPageOf } from '@feria/contract/catalogue/address'
import type { Category, Product } from '@feria/contract/catalogue/schemas'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { EmptyState } from '../../ui/empty-state.tsx'
import grid from './card-grid.module.css'
import { EAGER_CARDS } from './card-sizes.ts'
import { ProductCard } from './product-card.tsx'
import { PublicFilters, type PublicQuery } from './public-filters.tsx'
import classes from './public-list.module.css'
import { texts } from './texts.ts'

const labels = texts.publicList

interface Props {
  heading: string
  products: Product[]
  categories: Category[]
  query: PublicQuery
  /** Where the first and the next page are; null where this is the first, or the last. */
  first: string | null
  next: string | null
}

const Nothing = ({ isFiltered }: { isFiltered: boolean }) =>
  isFiltered ? (
    <EmptyState
      title={labels.nothing}
      text={labels.nothingHint}
      action={
        <Button component={Link} to="/explorar" variant="default">
          {texts.allProducts}
        </Button>
      }
    />
  ) : (
    <EmptyState title={texts.catalogue.empty} />
  )

/** A page of the products that everybody may see, with a search and links to the other pages. */
export const PublicList = ({ heading, products, categories, query, first, next }: Props) => (
  <div className="page">
    <h1 className={classes.heading}>{heading}</h1>
    <PublicFilters query={query} categories={categories} />
    {products.length === 0 ? (
      <Nothing isFiltered={query.search !== '' || query.category !== ''} />
    ) : (
      <ul className={grid.grid}>
        {products.map((product, n) => (
          <li key={product.id}>
            <ProductCard product={product} to={publicPageOf(product)} isEager={n < EAGER_CARDS} />
          </li>
        ))}
      </ul>
    )}
    <nav aria-label="Páginas" className={classes.ways}>
      {first && (
        <Button component={Link} to={first} variant="default">
          {labels.first}
        </Button>
      )}
      {next && (
        <Button component={Link} to={next} rel="next">
          {labels.next}
        </Button>
      )}
    </nav>
  </div>
)
