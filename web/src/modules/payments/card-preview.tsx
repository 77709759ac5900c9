import type { CardData } from '@feria/contract/payments/values'
import classes from './card-preview.module.css'
import { brandOf, type CardStep } from './card-rules.ts'
import { texts } from './texts.ts'

const labels = texts.card

/** A preview of the card being typed, with the current field highlighted. Decorative: the inputs have the same data. */
export const CardPreview = ({ card, step }: { card: CardData; step: CardStep | null }) => {
  const mark = (name: CardStep) => ({ 'data-now': step === name || undefined })
  return (
    <div className={classes.card} aria-hidden="true">
      <div className={classes.top}>
        <span className={classes.chip} />
        <span className={classes.brand}>{brandOf(card.number)}</span>
      </div>
      <p className={classes.number} {...mark('number')}>
        {card.number.trim() || labels.previewNumber}
      </p>
      <div className={classes.bottom}>
        <span className={classes.name} {...mark('name')}>
          {card.name.trim() || labels.previewName}
        </span>
        <span {...mark('expiry')}>{card.expiry.trim() || labels.expiryHint}</span>
        <span {...mark('cvc')}>{'•'.repeat(card.cvc.trim().length || 3)}</span>
      </div>
    </div>
  )
}
