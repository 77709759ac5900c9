import type { Currency } from '@feria/contract/money'
import { formatPrice, formatProductPrice } from '../lib/format.ts'
import classes from './price.module.css'

interface Props {
  /** Major units; null shows «A convenir». */
  value: number | null
  currency?: Currency
  /** A former price, struck through when it is higher. */
  former?: number | null
  size?: 'sm' | 'md' | 'lg'
  /** A sum of money, of which 0 is nothing; the price of a product is free then. */
  isSum?: boolean
}

/** A price with its currency as a small tag; of 0 it is free, whatever the currency. */
export const Price = ({ value, currency, former = null, size = 'md', isSum = false }: Props) => (
  <span className={classes.price} data-size={size}>
    <span className={classes.value}>{isSum ? formatPrice(value) : formatProductPrice(value)}</span>
    {value !== null && (isSum || value > 0) && currency && <span className={classes.tag}>{currency}</span>}
    {value !== null && former !== null && former > value && (
      <s className={classes.former}>
        <span className="only-read">Antes: </span>
        {formatPrice(former)}
      </s>
    )}
  </span>
)
