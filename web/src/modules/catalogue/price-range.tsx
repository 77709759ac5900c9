import type { Currency } from '@feria/contract/money'
import { readMoney } from '@feria/contract/read-money'
import { NativeSelect, TextInput } from '@mantine/core'
import { type FocusEvent, useEffect, useId, useRef, useState } from 'react'
import { asTyped } from '../../lib/as-typed.ts'
import { chooseCurrency, useChosenCurrency } from './chosen-currency.ts'
import { currencyOptions } from './currency-options.ts'
import classes from './filters.module.css'
import { narrowingTexts } from './narrowing-texts.ts'
import type { PriceBounds } from './price-bounds.ts'
import { priceTexts as labels } from './price-texts.ts'

interface Typed {
  from: string
  to: string
  currency: Currency
}

const typedOf = ({ minPrice, maxPrice, currency }: PriceBounds): Typed => ({ from: asTyped(minPrice), to: asTyped(maxPrice), currency })

/** The currency that the typed bounds name; null if they name none. */
const namedIn = ({ from, to }: Typed): Currency | null => readMoney(from)?.currency ?? readMoney(to)?.currency ?? null

/** The error of two typed bounds; undefined if they are valid. */
export const rangeError = (from: string, to: string): string | undefined => {
  const [min, max] = [readMoney(from), readMoney(to)]
  if (min === undefined || max === undefined) return labels.notAPrice
  if (!min || !max) return undefined
  if (min.currency && max.currency && min.currency !== max.currency) return labels.twoCurrencies
  return min.amount > max.amount ? labels.upsideDown : undefined
}

const boundsOf = (typed: Typed): PriceBounds => ({
  minPrice: readMoney(typed.from)?.amount ?? null,
  maxPrice: readMoney(typed.to)?.amount ?? null,
  currency: typed.currency,
})

const isSame = (one: PriceBounds, other: PriceBounds) =>
  one.minPrice === other.minPrice && one.maxPrice === other.maxPrice && one.currency === other.currency

/**
 * The lowest and highest price and their currency, as people type prices: a currency named in a field is chosen. Reported when the fields
 * lose focus, on Enter and when the currency changes, and only if both bounds are valid.
 */
export const PriceRange = ({ minPrice, maxPrice, currency, onChange }: PriceBounds & { onChange: (bounds: PriceBounds) => void }) => {
  const id = useId()
  const chosen = useChosenCurrency()
  // Bounds keep their currency; without any the fields start in the one that was chosen last.
  const isBound = minPrice !== null || maxPrice !== null
  const given: PriceBounds = { minPrice, maxPrice, currency: isBound ? currency : (chosen ?? currency) }
  const [typed, setTyped] = useState(typedOf(given))
  const [error, setError] = useState<string>()
  const reported = useRef(given)
  // The range was changed elsewhere: a removed tag, a link, back. Input typed since our own last change stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an equal range is the same one.
  useEffect(() => {
    if (isSame(reported.current, given)) return
    reported.current = given
    setTyped(typedOf(given))
    setError(undefined)
  }, [minPrice, maxPrice, given.currency])
  const report = (typed: Typed) => {
    const wrong = rangeError(typed.from, typed.to)
    setError(wrong)
    if (wrong) return
    reported.current = boundsOf(typed)
    onChange(reported.current)
  }
  const change = (changes: Partial<Typed>): Typed => {
    const next = { ...typed, ...changes }
    const changed = { ...next, currency: namedIn(next) ?? next.currency }
    setTyped(changed)
    return changed
  }
  const leave = (event: FocusEvent<HTMLFieldSetElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) report(typed)
  }
  const field = (name: 'from' | 'to') => (
    <TextInput
      label={narrowingTexts[name]}
      inputMode="decimal"
      autoComplete="off"
      value={typed[name]}
      error={Boolean(error)}
      aria-describedby={`${id}-note`}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
      onKeyDown={(event) => event.key === 'Enter' && report(typed)}
    />
  )
  return (
    <fieldset className={classes.set} onBlur={leave}>
      <legend className={classes.legend}>{labels.price}</legend>
      <div className={classes.pair}>
        {field('from')}
        {field('to')}
      </div>
      <NativeSelect
        aria-label={narrowingTexts.currency}
        className={classes.currency}
        value={typed.currency}
        data={currencyOptions}
        onChange={(event) => {
          const currency = event.currentTarget.value as Currency
          chooseCurrency(currency)
          report(change({ currency }))
        }}
      />
      <p id={`${id}-note`} className={classes.note} data-wrong={error ? true : undefined} role={error ? 'alert' : undefined}>
        {error ?? labels.priceHints[typed.currency]}
      </p>
    </fieldset>
  )
}
