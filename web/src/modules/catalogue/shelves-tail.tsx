import type { ListedCard } from '@feria/contract/catalogue/schemas'
import type { ComponentType } from 'react'
import grid from '../../ui/card-grid.module.css'
import type { Filters } from './filters.ts'
import { ListTail } from './list-tail.tsx'
import type { SaveSearchProps } from './parts.ts'
import { ProductCard } from './product-card.tsx'

interface Props {
  shelves: { count: number; products: ListedCard[] }[]
  filters: Filters
  SaveSearch: ComponentType<SaveSearchProps>
}

const list = (products: ListedCard[]) => (
  <ul className={grid.grid}>
    {products.map((product) => (
      <li key={product.id}>
        <ProductCard product={product} isEager={false} />
      </li>
    ))}
  </ul>
)

/** The tail of all shelves together; that what coincides ends only where no shelf has more than it shows. */
export const ShelvesTail = ({ shelves, ...rest }: Props) => (
  <ListTail
    {...rest}
    products={shelves.flatMap(({ products }) => products)}
    isWhole={shelves.every(({ count, products }) => count <= products.length)}
    list={list}
  />
)
