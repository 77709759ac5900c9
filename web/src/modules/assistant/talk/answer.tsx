import type { Chips } from '@feria/contract/assistant/schemas'
import { Button, Skeleton } from '@mantine/core'
import { Link } from 'react-router'
import grid from '../../../ui/card-grid.module.css'
import { ErrorState } from '../../../ui/error-state.tsx'
import { CardSkeletons } from '../../catalogue/skeletons.tsx'
import { ResultCard } from '../../search/results/result-card.tsx'
import { LazySaveSearch } from '../../wishes/lazy-save-search.ts'
import { texts } from '../texts.ts'
import { ChipRow } from './chip-row.tsx'
import { sentenceOf } from './chip-words.ts'
import type { Exchange } from './exchange.ts'
import { seeAllAddress } from './see-all.ts'
import classes from './talk.module.css'

const labels = texts.talk
/** Cards shown, in the last answer and in earlier ones. */
const SHOWN = 12
const SHOWN_BEFORE = 4

const Ways = ({ chips, hasProducts }: { chips: Chips; hasProducts: boolean }) => {
  const address = hasProducts ? seeAllAddress(chips) : null
  return (
    <div className={classes.ways}>
      <LazySaveSearch
        text={chips.what}
        maxPrice={chips.maxPrice}
        currency={chips.currency}
        condition={chips.condition}
        place={chips.place}
        radiusKm={chips.radiusKm}
        label={labels.save}
      />
      <Button component={Link} to={address ?? '/all-products'} variant="default">
        {address ? labels.all : labels.allProducts}
      </Button>
    </div>
  )
}

interface Props {
  exchange: Exchange
  /** The last exchange: its chips are editable and all of its cards are shown. */
  isLast: boolean
  onEdit: (chips: Chips) => void
  onRetry: () => void
}

/** An answer: how the request was understood, a sentence, the results, and which model answered. */
export const Answer = ({ exchange, isLast, onEdit, onRetry }: Props) => {
  const { chips, products, text, address, label, state, model, error } = exchange
  const isAsking = state === 'asking'
  const shown = products?.slice(0, isLast ? SHOWN : SHOWN_BEFORE) ?? []
  return (
    <div className={classes.answer} aria-busy={isAsking || undefined}>
      {chips && sentenceOf(chips) && <ChipRow chips={chips} onEdit={isLast ? onEdit : null} />}
      {text && <p className={classes.text}>{text}</p>}
      {address && (
        <div className={classes.ways}>
          <Button component={Link} to={address}>
            {label ?? labels.orders}
          </Button>
        </div>
      )}
      {isAsking && !text && <Skeleton height={20} width="70%" aria-hidden="true" />}
      {state === 'stopped' && <p className={classes.quiet}>{labels.stopped}</p>}
      {state === 'failed' && <ErrorState error={error} title={labels.failed} onRetry={isLast ? onRetry : undefined} />}
      {isAsking && !products && <CardSkeletons count={4} />}
      {shown.length > 0 && (
        <>
          <h3 className="only-read">{labels.results}</h3>
          <ul className={`${grid.grid} ${isAsking && exchange.isEdited && !text ? grid.isStale : ''}`}>
            {shown.map((finding) => (
              <li key={finding.id}>
                <ResultCard finding={finding} offers={[]} isEager={false} />
              </li>
            ))}
          </ul>
        </>
      )}
      {isLast && state === 'done' && chips?.what && <Ways chips={chips} hasProducts={shown.length > 0} />}
      {model && <p className={classes.quiet}>{labels.states[model]}</p>}
    </div>
  )
}
