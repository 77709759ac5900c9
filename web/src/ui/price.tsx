import type { Currency } from '@feria/contract/money'
import { formatPrice } from '../lib/format.ts'
import classes from './price.module.css'

interface Props {
  /** Major units; null shows «A convenir». */
  value: number | null
  currency?: Currency
  /** A former price, struck through when it is higher. */
  former?: number | null
  size?: 'sm' | 'md' | 'lg'
}

/** A price with its currency as a small tag. */
export const Price = ({ value, currency, former = null, size = 'md' }: Props) => (
  <span className={classes.price} data-size={size}>
    <span className={classes.value}>{formatPrice(value)}</span>
    {value !== null && currency && <span className={classes.tag}>{currency}</span>}
    {value !== null && former !== null && former > value && (
      <s className={classes.former}>
        <span className="only-read">Antes: </span>
        {formatPrice(former)}
      </s>
    )}
  </span>
)
