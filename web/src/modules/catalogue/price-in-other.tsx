import type { Currency } from '@feria/contract/money'
import * as api from '@feria/contract/routes'
import { formatDate, formatPrice } from '../../lib/format.ts'
import { useRoute } from '../../lib/use-route.ts'
import { inOther } from './other-currency.ts'
import classes from './product-page.module.css'
import { productTexts } from './product-texts.ts'

const RATE_STALE_MS = 600_000

/** The approximate price in the other currency, with the rate and its date. Nothing if no rate was ever set. */
export const PriceInOther = ({ price, currency }: { price: number; currency: Currency }) => {
  const { data, isPending } = useRoute(api.catalogue.currentRate, {}, { staleTime: RATE_STALE_MS })
  // Its line is reserved from the start, to avoid a layout shift when the rate arrives.
  if (isPending) return <p className={classes.other}>{'\u00a0'}</p>
  if (!data?.rate) return null
  const other = inOther(price, currency, data.rate)
  return (
    <p className={classes.other} title={productTexts.rateOf(formatDate(data.rate.since))}>
      {productTexts.inOther(formatPrice(other.price, other.currency, { tag: true }), formatPrice(data.rate.ars))}
    </p>
  )
}
