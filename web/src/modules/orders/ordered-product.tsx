import type { Currency } from '@feria/contract/money'
import { Link } from 'react-router'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import classes from './orders.module.css'
import { texts } from './texts.ts'

interface Props {
  product: { id: string; name: string; imageUrl: string | null }
  quantity: number
  price: number
  currency: Currency
}

/** A product as it was bought, with a link to its page. */
export const OrderedProduct = ({ product, quantity, price, currency }: Props) => (
  <li className={classes.item}>
    <Picture src={product.imageUrl} alt="" sizes="72px" className={classes.thumb} />
    <div className={classes.words}>
      <Link to={`/products/${product.id}`} className={classes.name}>
        {product.name}
      </Link>
      <span className={classes.quiet}>{texts.order.times(quantity)}</span>
    </div>
    <Price value={price} currency={currency} size="sm" />
  </li>
)
