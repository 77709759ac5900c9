import type { Currency } from '@feria/contract/money'
import { formatAmount } from '../../lib/format.ts'
import { withQueries } from '../../lib/query-provider.tsx'
import { Price } from '../../ui/price.tsx'
import { catalogueTexts } from './catalogue-texts.ts'
import { useChosenCurrency } from './chosen-currency.ts'
import classes from './chosen-price.module.css'
import { inOther } from './other-currency.ts'
import { useCurrentRate } from './use-current-rate.ts'

interface Props {
  price: number | null
  currency: Currency
  originalPrice?: number | null
  size?: 'sm' | 'md'
}

const Converted = ({ price, currency, size }: Required<Pick<Props, 'currency' | 'size'>> & { price: number }) => {
  const rate = useCurrentRate()
  if (!rate) return <Price value={price} currency={currency} size={size} />
  const other = inOther(price, currency, rate)
  return (
    <span className={classes.both}>
      <Price value={other.price} currency={other.currency} size={size} />
      <span className={classes.own}>{catalogueTexts.listedAt(formatAmount(price, currency))}</span>
    </span>
  )
}

const Shown = ({ price, currency, originalPrice = null, size = 'md' }: Props) => {
  const chosen = useChosenCurrency()
  if (price && chosen && chosen !== currency) return <Converted price={price} currency={currency} size={size} />
  return <Price value={price} currency={currency} former={originalPrice} size={size} />
}

/** A product's price in the currency that was chosen on this device, with its own below; as it is listed until one is chosen. */
export const ChosenPrice = withQueries(Shown)
