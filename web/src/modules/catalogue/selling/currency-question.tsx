import type { Currency } from '@feria/contract/money'
import { Button } from '@mantine/core'
import { looksLikePesos } from './agree-to-price.ts'
import classes from './forms.module.css'
import { priceOrNull } from './product-checks.ts'
import { texts } from './texts.ts'

const labels = texts.surprising

interface Props {
  /** As typed. */
  price: string
  currency: Currency
  onCurrency: (currency: Currency) => void
}

/** Asks under a price in dollars that looks like one in pesos; one press makes it pesos. */
export const CurrencyQuestion = ({ price, currency, onCurrency }: Props) => {
  const isAsked = looksLikePesos({ price: priceOrNull(price, currency), currency })
  return (
    <div className={classes.question} role="status" hidden={!isAsked}>
      {isAsked && (
        <>
          <span>{labels.looksPesos}</span>
          <Button variant="default" size="compact-md" onClick={() => onCurrency('ARS')}>
            {labels.toPesos}
          </Button>
        </>
      )}
    </div>
  )
}
