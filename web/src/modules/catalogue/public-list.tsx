import { publicPageOf } from '@feria/contract/catalogue/address'
import type { ListedCard as Card } from '@feria/contract/catalogue/schemas'
import type { ReactNode } from 'react'
import grid from '../../ui/card-grid.module.css'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/plain-button.tsx'
import { EAGER_CARDS } from './card-sizes.ts'
import { listTexts } from './list-texts.ts'
import { OutsideSection } from './outside-section.tsx'
import { ProductCard } from './product-card.tsx'
import classes from './public-list.module.css'
import type { Tail } from './result-parts.ts'
import { texts } from './texts.ts'

const labels = listTexts

interface Props {
  heading: string
  /** What can be done about all of it. */
  act?: ReactNode
  products: Card[]
  /** True where a wider list may have products. */
  isFiltered: boolean
  /** Where the first and the next page are; null where this is the first, or the last. */
  first: string | null
  next: string | null
  /** What a search marks in its list, in order, each with the heading over it. */
  tail?: Tail
  /** What stands after the products that coincide. */
  end?: ReactNode
  /** What stands above the products. */
  children: ReactNode
}

const Nothing = ({ isFiltered }: { isFiltered: boolean }) =>
  isFiltered ? (
    <EmptyState
      title={labels.nothing}
      text={labels.nothingHint}
      action={
        <LinkButton to="/explorar" look="outlined">
          {texts.allProducts}
        </LinkButton>
      }
    />
  ) : (
    <EmptyState title={listTexts.empty} />
  )

const Cards = ({ products }: { products: Card[] }) => (
  <ul className={grid.grid}>
    {products.map((product, n) => (
      <li key={product.id}>
        <ProductCard product={product} to={publicPageOf(product)} isEager={n < EAGER_CARDS} />
      </li>
    ))}
  </ul>
)

/** A page of the products that everybody may see, with links to the other pages. */
export const PublicList = ({ heading, act, products, isFiltered, first, next, tail = [], end, children }: Props) => (
  <div className="page">
    {act ? (
      <div className={classes.top}>
        <h1 className={classes.heading}>{heading}</h1>
        {act}
      </div>
    ) : (
      <h1 className={classes.heading}>{heading}</h1>
    )}
    <div className={classes.above}>{children}</div>
    {products.length === 0 ? (
      <Nothing isFiltered={isFiltered} />
    ) : (
      <>
        <h2 className="only-read">{listTexts.resultsName}</h2>
        <Cards products={products.filter((product) => !tail.some(([mark]) => product[mark]))} />
        {end}
        {tail.map(([mark, name]) => {
          const marked = products.filter((product) => product[mark])
          return (
            marked.length > 0 && (
              <OutsideSection key={mark} name={name}>
                <Cards products={marked} />
              </OutsideSection>
            )
          )
        })}
      </>
    )}
    <nav aria-label="Páginas" className={classes.ways}>
      {first && (
        <LinkButton to={first} look="outlined">
          {labels.first}
        </LinkButton>
      )}
      {next && (
        <LinkButton to={next} rel="next">
          {labels.next}
        </LinkButton>
      )}
    </nav>
  </div>
)
