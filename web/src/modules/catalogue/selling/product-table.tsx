import type { OwnProduct } from '@feria/contract/catalogue/schemas'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Picture } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import { StockBadge } from '../stock-badge.tsx'
import { type ActionsProps, CardActions, RowActions } from './product-actions.tsx'
import { StatePill, StockPill } from './product-state.tsx'
import { type Column, columnOf, isAscending, type Sorting } from './seller-filters.ts'
import classes from './seller-list.module.css'
import { texts } from './texts.ts'

const labels = texts.panel

interface Props extends Omit<ActionsProps, 'product' | 'isBusy'> {
  products: OwnProduct[]
  busyId: string | null
}

const Head = ({ column, text, sorting, onSort }: { column: Column; text: string; sorting: Sorting; onSort: (column: Column) => void }) => {
  const isChosen = columnOf(sorting) === column
  const Icon = isChosen ? (isAscending(sorting) ? IconArrowUp : IconArrowDown) : IconArrowsSort
  return (
    <th scope="col" aria-sort={isChosen ? (isAscending(sorting) ? 'ascending' : 'descending') : 'none'}>
      <button type="button" className={classes.sort} onClick={() => onSort(column)}>
        {text}
        <Icon size={16} aria-hidden="true" />
      </button>
    </th>
  )
}

/** «Mis Productos» as a table, for 768 px and more. A click on a sortable header sorts by it, a second one reverses the order. */
export const ProductTable = ({
  products,
  busyId,
  sorting,
  onSort,
  ...actions
}: Props & { sorting: Sorting; onSort: (column: Column) => void }) => (
  <div className={classes.frame}>
    <table className={classes.table}>
      <thead>
        <tr>
          <Head column="name" text={labels.columns.product} sorting={sorting} onSort={onSort} />
          <Head column="price" text={labels.columns.price} sorting={sorting} onSort={onSort} />
          <th scope="col">{labels.columns.stock}</th>
          <th scope="col">{labels.columns.category}</th>
          <th scope="col">{labels.columns.state}</th>
          <th scope="col">{labels.columns.actions}</th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <tr key={product.id}>
            <th scope="row">
              <div className={classes.product}>
                <Picture src={product.imageUrl} alt="" sizes="56px" className={classes.thumb} />
                <div>
                  <Link to={`/products/${product.id}`} className={classes.name}>
                    {product.name}
                  </Link>
                  <StockBadge product={product} />
                </div>
              </div>
            </th>
            <td>
              <Price value={product.price} currency={product.currency} size="sm" />
            </td>
            <td>
              <StockPill product={product} />
            </td>
            <td>{product.category?.name ?? labels.noCategory}</td>
            <td>
              <StatePill product={product} />
            </td>
            <td>
              <RowActions product={product} isBusy={busyId === product.id} {...actions} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

/** «Mis Productos» as cards, for phones. */
export const ProductCards = ({ products, busyId, ...actions }: Props) => (
  <ul className={classes.cards}>
    {products.map((product) => (
      <li key={product.id} className={classes.card}>
        <div className={classes.product}>
          <Picture src={product.imageUrl} alt="" sizes="88px" className={classes.thumb} />
          <div className={classes.facts}>
            <Link to={`/products/${product.id}`} className={classes.name}>
              {product.name}
            </Link>
            <Price value={product.price} currency={product.currency} size="sm" />
            <span className={classes.category}>{product.category?.name ?? labels.noCategory}</span>
            <div className={classes.pills}>
              <StockBadge product={product} />
              {!product.sold && product.stock > 0 && <StockPill product={product} />}
              {!product.visible && <StatePill product={product} />}
            </div>
          </div>
        </div>
        <CardActions product={product} isBusy={busyId === product.id} {...actions} />
      </li>
    ))}
  </ul>
)
