import type { Rate } from '@feria/contract/catalogue/schemas'
import type { Currency } from '@feria/contract/money'
import { formatAmount, formatDate, formatPrice } from '../../lib/format.ts'
import { inOther } from './other-currency.ts'
import classes from './product-page.module.css'
import { productTexts } from './product-texts.ts'

interface Props {
  price: number
  currency: Currency
  /** Null if none was ever set; undefined until it is known. */
  rate: Rate | null | undefined
}

/** The approximate price in the other currency, with the rate and its date. Nothing without a rate. */
export const PriceInOther = ({ price, currency, rate }: Props) => {
  // Its line is reserved from the start, to avoid a layout shift when the rate arrives.
  if (rate === undefined) return <p className={classes.other}>{'\u00a0'}</p>
  if (rate === null) return null
  const other = inOther(price, currency, rate)
  return (
    <p className={classes.other} title={productTexts.rateOf(formatDate(rate.since))}>
      {productTexts.inOther(formatAmount(other.price, other.currency), formatPrice(rate.ars))}
    </p>
  )
}
