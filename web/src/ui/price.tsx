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
  /** A sum of money, where 0 is zero; as the price of a product, 0 is free. */
  isSum?: boolean
}

/** A price with its currency as a small tag; 0 is free, whatever the currency. */
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
