import type { Finding } from '@feria/contract/search/schemas'
import { formatAmount, formatPrice } from '../../../lib/format.ts'
import { Price } from '../../../ui/price.tsx'
import { useChosenCurrency } from '../../catalogue/chosen-currency.ts'
import { ListedPrice } from '../../catalogue/listed-price.tsx'
import classes from './offer-facts.module.css'
import { resultTexts as labels } from './result-texts.ts'

/** A short price in dollars for comparison: «≈ US$ 12,50», from 100 without cents. */
export const formatComparable = (dollars: number): string => `≈ ${formatAmount(dollars >= 100 ? Math.round(dollars) : dollars, 'USD')}`

interface PriceProps {
  finding: Finding
  size?: 'sm' | 'md'
  hasFormer?: boolean
}

/** The price of a result, up to its highest price, and in dollars if it is in another currency. */
export const OfferPrice = ({ finding, size = 'md', hasFormer = true }: PriceProps) => {
  const { price, priceTo, currency, originalPrice, comparable } = finding
  // Chosen dollars stand there already.
  const isCompared = useChosenCurrency() !== 'USD' && currency !== 'USD' && price !== 0
  return (
    <span className={classes.prices}>
      {priceTo === null ? (
        <ListedPrice price={price} currency={currency} originalPrice={hasFormer ? originalPrice : null} size={size} />
      ) : (
        <Price value={price} currency={currency} size={size} />
      )}
      {priceTo !== null && <span className={classes.to}>{labels.upTo(formatPrice(priceTo))}</span>}
      {isCompared && comparable !== null && <span className={classes.comparable}>{formatComparable(comparable)}</span>}
    </span>
  )
}

/** What a buyer must know before going there: shipping, minimum order and the platform's other caveats. */
export const OfferCaveats = ({ finding: { isShippingFree, minimumOrder, caveats } }: { finding: Finding }) => {
  const isPlain = isShippingFree === null && minimumOrder === null && caveats.length === 0
  if (isPlain) return null
  return (
    <ul className={classes.caveats}>
      {isShippingFree !== null && (
        <li data-good={isShippingFree || undefined}>{isShippingFree ? labels.freeShipping : labels.paidShipping}</li>
      )}
      {minimumOrder !== null && minimumOrder > 1 && <li>{labels.minimum(minimumOrder)}</li>}
      {caveats.map((caveat) => (
        <li key={caveat}>{caveat}</li>
      ))}
    </ul>
  )
}
