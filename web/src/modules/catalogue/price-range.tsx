import { readPrice } from '@feria/contract/money'
import { TextInput } from '@mantine/core'
import { type FocusEvent, useEffect, useId, useRef, useState } from 'react'
import classes from './filters.module.css'
import type { Filters } from './filters.ts'
import { texts } from './texts.ts'

const labels = texts.catalogue
type Range = Pick<Filters, 'minPrice' | 'maxPrice'>

const write = (price: number | null) => (price === null ? '' : String(price).replace('.', ','))

/** The error of two typed bounds; undefined if they are valid. */
export const rangeError = (from: string, to: string): string | undefined => {
  const [min, max] = [readPrice(from), readPrice(to)]
  if (min === undefined || max === undefined) return labels.notAPrice
  return min !== null && max !== null && min > max ? labels.upsideDown : undefined
}

/** The lowest and highest price, as people type prices. Reported when both fields lose focus or on Enter, and only if both are valid. */
export const PriceRange = ({ minPrice, maxPrice, onChange }: Range & { onChange: (range: Range) => void }) => {
  const id = useId()
  const [typed, setTyped] = useState({ from: write(minPrice), to: write(maxPrice) })
  const [error, setError] = useState<string>()
  const told = useRef({ minPrice, maxPrice })
  // The range was changed elsewhere: a removed tag, a link, back. Input typed since our own last change stays.
  useEffect(() => {
    if (told.current.minPrice === minPrice && told.current.maxPrice === maxPrice) return
    told.current = { minPrice, maxPrice }
    setTyped({ from: write(minPrice), to: write(maxPrice) })
    setError(undefined)
  }, [minPrice, maxPrice])
  const tell = () => {
    const wrong = rangeError(typed.from, typed.to)
    setError(wrong)
    if (wrong) return
    told.current = { minPrice: readPrice(typed.from) ?? null, maxPrice: readPrice(typed.to) ?? null }
    onChange(told.current)
  }
  const leave = (event: FocusEvent<HTMLFieldSetElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) tell()
  }
  const field = (name: 'from' | 'to') => (
    <TextInput
      label={labels[name]}
      inputMode="decimal"
      autoComplete="off"
      leftSection="$"
      value={typed[name]}
      error={Boolean(error)}
      aria-describedby={`${id}-note`}
      onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
      onKeyDown={(event) => event.key === 'Enter' && tell()}
    />
  )
  return (
    <fieldset className={classes.set} onBlur={leave}>
      <legend className={classes.legend}>{labels.price}</legend>
      <div className={classes.pair}>
        {field('from')}
        {field('to')}
      </div>
      <p id={`${id}-note`} className={classes.note} data-wrong={error ? true : undefined} role={error ? 'alert' : undefined}>
        {error ?? labels.priceHint}
      </p>
    </fieldset>
  )
}
