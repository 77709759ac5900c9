import type { Answer, api } from '@feria/contract'
import { useDeferredValue } from 'react'
import { Link } from 'react-router'
import grid from './card-grid.module.css'
import classes from './catalogue-page.module.css'
import { type Filters, writeFilters } from './filters.ts'
import { ProductCard } from './product-card.tsx'
import { texts } from './texts.ts'

/** Shelves that are drawn at once; the others follow in slices. */
const FIRST = 2
/** Cards of the first shelf whose pictures are on screen at once. */
const EAGER = 4
const said = texts.catalogue

type Shelf = Answer<typeof api.catalogue.shelves>['shelves'][number]

/** Products by category, each shelf with its count; «Ver los N» shows all of one. «Sin categoría» comes last [CAT-22]. */
export const Shelves = ({ shelves, filters }: { shelves: Shelf[]; filters: Filters }) => {
  const shown = useDeferredValue(shelves, shelves.slice(0, FIRST))
  return shown.map(({ category, count, products }, place) => {
    const name = category?.name ?? texts.noCategory
    return (
      <section key={name} className={classes.shelf} aria-label={name}>
        <div className={classes.shelfHead}>
          <h2 className={classes.shelfName}>
            {name} <span className={classes.count}>{count.toLocaleString('es-AR')}</span>
          </h2>
          {count > products.length && (
            <Link to={{ search: `${writeFilters({ ...filters, category: name })}` }} className={classes.all}>
              {said.all(count)}
              <span className="only-read"> de {name}</span>
            </Link>
          )}
        </div>
        <ul className={grid.shelf}>
          {products.map((product, n) => (
            <li key={product.id}>
              <ProductCard product={product} isEager={place === 0 && n < EAGER} />
            </li>
          ))}
        </ul>
      </section>
    )
  })
}
