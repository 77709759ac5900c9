import { conditions } from '@feria/contract/catalogue/values'
import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { asTyped } from '../../lib/as-typed.ts'
import { formatAmount } from '../../lib/format.ts'
import { useRoute } from '../../lib/use-route.ts'
import type { PriceHintProps } from '../catalogue/selling/parts.ts'
import classes from './draft/draft.module.css'
import { texts } from './texts.ts'

const labels = texts.hint
/** Debounce of typing, in milliseconds. */
const PAUSE_MS = 600
const FRESH_MS = 300_000
/** Minimum length of a name: shorter ones say too little. */
const MIN_NAME = 3

type PriceQuestion = Omit<PriceHintProps, 'onTake' | 'onBand'>

const queryOf = ({ name, description, categoryId, condition, currency }: PriceQuestion) => ({
  name: name.trim().slice(0, 140),
  description: description.trim().slice(0, 2000) || undefined,
  categoryId: categoryId === '' ? undefined : Number(categoryId),
  condition: conditions.find((one) => one === condition),
  currency,
})

const usePaused = (asked: PriceQuestion) => {
  const text = JSON.stringify(queryOf(asked))
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return JSON.parse(paused) as ReturnType<typeof queryOf>
}

/** What products like the typed one sold for and are listed at; a tap takes the middle. Shows nothing under five cases or on failure. */
export const PriceBandHint = ({ onTake, onBand, ...asked }: PriceHintProps) => {
  const query = usePaused(asked)
  const isEnough = query.name.length >= MIN_NAME && asked.name.trim() !== ''
  const { data } = useRoute(api.assistant.priceHint, { query }, { enabled: isEnough, staleTime: FRESH_MS, retry: false })
  // While another currency is being asked for, the price in this one must not be taken.
  const band = (isEnough && data?.band?.currency === asked.currency && data.band) || null
  useEffect(() => onBand?.(band), [band, onBand])
  return (
    <div className={classes.hint} role="status" hidden={!band}>
      {band && (
        <>
          <p>
            {labels.band(formatAmount(band.low, band.currency), formatAmount(band.high, band.currency))}{' '}
            <span className={classes.quiet}>{labels.cases(band.cases, band.sold, band.listed)}</span>
          </p>
          <Button variant="default" onClick={() => onTake(asTyped(band.middle))}>
            {labels.take(formatAmount(band.middle, band.currency))}
          </Button>
        </>
      )}
    </div>
  )
}
