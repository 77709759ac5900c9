import type { CardData } from '@feria/contract/payments/values'
import { Button } from '@mantine/core'
import { type FormEvent, useEffect, useRef } from 'react'
import { CardField } from './card-field.tsx'
import { CardPreview } from './card-preview.tsx'
import { type CardStep, cardSteps, mayGoOn } from './card-rules.ts'
import classes from './checkout.module.css'
import { texts } from './texts.ts'

const labels = texts.card

interface Props {
  card: CardData
  /** Zero-based; the number of steps once all are done. */
  at: number
  /** A field that the tokenizer refused, and why. */
  refused: { step: CardStep; text: string } | undefined
  onChange: (card: CardData) => void
  onMove: (to: number) => void
}

/** The four inputs of a card, one at a time, with a preview of the card above. Enter works like «Siguiente». */
export const CardForm = ({ card, at, refused, onChange, onMove }: Props) => {
  const first = useRef(at)
  const hasMoved = useRef(false)
  if (at !== first.current) hasMoved.current = true
  const step = cardSteps[at] ?? null
  const next = (event: FormEvent) => {
    event.preventDefault()
    if (step && mayGoOn(card[step])) onMove(at + 1)
  }
  return (
    <form className={classes.steps} onSubmit={next}>
      <CardPreview card={card} step={step} />
      {step && (
        <>
          <p className={classes.step} role="status">
            {labels.step(at + 1, cardSteps.length)}
          </p>
          <CardField
            key={step}
            step={step}
            card={card}
            takesFocus={hasMoved.current}
            error={refused?.step === step ? refused.text : null}
            onChange={(text) => onChange({ ...card, [step]: text })}
          />
          <div className={classes.buttons}>
            <Button variant="default" disabled={at === 0} onClick={() => onMove(at - 1)}>
              {labels.back}
            </Button>
            <Button type="submit" disabled={!mayGoOn(card[step])}>
              {labels.next}
            </Button>
          </div>
        </>
      )}
    </form>
  )
}

/** The heading of the last step. It takes the focus, not the button under it: a second Enter must not pay. */
export const ReadyHeading = () => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2 ref={heading} tabIndex={-1} className={classes.ready}>
      {labels.ready}
    </h2>
  )
}
