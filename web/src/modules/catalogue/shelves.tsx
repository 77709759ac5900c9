import type { api, CardAnswer } from '@feria/contract'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { formatNumber } from '../../lib/format.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { useNear } from '../../lib/use-near.ts'
import { whenQuiet } from '../../lib/when-quiet.ts'
import grid from '../../ui/card-grid.module.css'
import { EAGER_CARDS } from './card-sizes.ts'
import classes from './catalogue-page.module.css'
import { catalogueTexts } from './catalogue-texts.ts'
import { type Filters, writeFilters } from './filters.ts'
import type { SaveSearchProps } from './parts.ts'
import { ProductCard } from './product-card.tsx'
import { texts } from './texts.ts'

/** Shelves rendered at once; the others when they come near the screen. */
const FIRST = 1
/** Used until the first shelf is measured, in CSS pixels. */
const LIKELY_HEIGHT = 320

type Shelf = CardAnswer<typeof api.catalogue.shelves>['shelves'][number]

/** The cards of a shelf; a placeholder of their height while it is far from the screen. */
const Cards = ({ products, place, height }: { products: Shelf['products']; place: number; height: number }) => {
  const room = useRef<HTMLDivElement>(null)
  const isNear = useNear(room, place < FIRST)
  if (!isNear) return <div ref={room} style={{ height }} />
  return (
    <ul className={grid.shelf}>
      {products.map((product, n) => (
        <li key={product.id}>
          <ProductCard product={product} isEager={place === 0 && n < EAGER_CARDS} />
        </li>
      ))}
    </ul>
  )
}

const loadTail = async () => (await import('./shelves-tail.tsx')).ShelvesTail

interface Props {
  shelves: Shelf[]
  filters: Filters
  SaveSearch: ComponentType<SaveSearchProps>
}

/**
 * Products by category, each shelf with its count; «Ver los N» shows the whole category. «Sin categoría» comes last, and after all what
 * only mentions the search or breaks a spoken price.
 */
export const Shelves = ({ shelves, filters, SaveSearch }: Props) => {
  const [height, setHeight] = useState(LIKELY_HEIGHT)
  const first = useRef<HTMLElement>(null)
  // Later: measuring now would force a second layout, and space below the screen is not visible.
  useEffect(() => whenQuiet(() => setHeight(first.current?.lastElementChild?.clientHeight || LIKELY_HEIGHT)), [])
  const Tail = useLoaded(loadTail, filters.search !== '')
  const within = shelves
    .map((shelf) => ({ ...shelf, products: shelf.products.filter(({ isPartial, isOutsidePrice }) => !isPartial && !isOutsidePrice) }))
    .filter(({ products }) => products.length > 0)
  const sections = within.map(({ category, count, products }, place) => {
    const name = category?.name ?? texts.noCategory
    return (
      <section key={name} ref={place === 0 ? first : undefined} className={classes.shelf} aria-label={name}>
        <div className={classes.shelfHead}>
          <h2 className={classes.shelfName}>
            {name} <span className={classes.count}>{formatNumber(count)}</span>
          </h2>
          {count > products.length && (
            <Link to={{ search: `${writeFilters({ ...filters, category: name })}` }} className={classes.all}>
              {catalogueTexts.all(count)}
              <span className="only-read"> de {name}</span>
            </Link>
          )}
        </div>
        <Cards products={products} place={place} height={height} />
      </section>
    )
  })
  return (
    <>
      {sections}
      {Tail && <Tail shelves={shelves} filters={filters} SaveSearch={SaveSearch} />}
    </>
  )
}
