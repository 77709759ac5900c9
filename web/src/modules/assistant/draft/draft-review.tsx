import type { ProductDraft } from '@feria/contract/assistant/schemas'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatAmount } from '../../../lib/format.ts'
import { Picture } from '../../../ui/picture.tsx'
import { texts } from '../texts.ts'
import classes from './draft.module.css'
import { type Suggestion, suggestionsOf } from './draft-values.ts'
import { SuggestionRow } from './suggestion-row.tsx'

const labels = texts.draft

const Duplicates = ({ duplicates }: Pick<ProductDraft, 'duplicates'>) =>
  duplicates.length > 0 && (
    <section className={classes.note}>
      <p>{labels.duplicates}</p>
      <ul className={classes.duplicates}>
        {duplicates.map(({ id, name, imageUrl, url }) => (
          <li key={id}>
            <Link to={url} className={classes.duplicate}>
              <span className={classes.thumb}>
                <Picture src={imageUrl} alt="" ratio={1} />
              </span>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )

const Facts = ({ band, demand }: Pick<ProductDraft, 'band' | 'demand'>) => (
  <>
    {band && (
      <p className={classes.quiet}>
        {texts.hint.band(formatAmount(band.value.low, band.value.currency), formatAmount(band.value.high, band.value.currency))}{' '}
        {texts.hint.cases(band.value.cases, band.value.sold, band.value.listed)}
      </p>
    )}
    {demand !== null && <p className={classes.quiet}>{labels.demand(demand)}</p>}
  </>
)

/** A draft to review: every field is a suggestion until it is edited or confirmed, one by one or all at once. */
export const DraftReview = ({ draft, onUse }: { draft: ProductDraft; onUse: (suggestions: Suggestion[]) => void }) => {
  const [suggestions, setSuggestions] = useState(() => suggestionsOf(draft))
  const change = (at: number, changes: Partial<Suggestion>) =>
    setSuggestions((before) => before.map((one, n) => (n === at ? { ...one, ...changes } : one)))
  const isAllConfirmed = suggestions.every(({ isConfirmed }) => isConfirmed)
  return (
    <div className={classes.review}>
      <p role="status">{labels.states[draft.model]}</p>
      <Duplicates duplicates={draft.duplicates} />
      {suggestions.length === 0 ? (
        <p className={classes.note}>{labels.nothing}</p>
      ) : (
        <ul className={classes.rows}>
          {suggestions.map((suggestion, at) => (
            <SuggestionRow
              key={suggestion.field}
              suggestion={suggestion}
              onTouch={(value) => change(at, { value, isConfirmed: true })}
              onConfirm={() => change(at, { isConfirmed: true })}
            />
          ))}
        </ul>
      )}
      <Facts band={draft.band} demand={draft.demand} />
      <div className={classes.buttons}>
        {!isAllConfirmed && (
          <Button variant="default" onClick={() => setSuggestions((before) => before.map((one) => ({ ...one, isConfirmed: true })))}>
            {labels.confirmAll}
          </Button>
        )}
        <Button onClick={() => onUse(suggestions)}>{labels.use}</Button>
      </div>
      <p className={classes.quiet}>{labels.useHint}</p>
    </div>
  )
}
