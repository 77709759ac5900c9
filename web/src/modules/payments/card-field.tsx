import type { CardData } from '@feria/contract/payments/values'
import { TextInput } from '@mantine/core'
import { type ChangeEvent, useEffect, useRef } from 'react'
import { type CardStep, groupNumber, hintFor, slashExpiry } from './card-rules.ts'
import classes from './checkout.module.css'
import { texts } from './texts.ts'

const labels = texts.card

const inputs = {
  number: { label: labels.number, description: undefined, autoComplete: 'cc-number', inputMode: 'numeric', maxLength: 40 },
  name: { label: labels.name, description: undefined, autoComplete: 'cc-name', inputMode: 'text', maxLength: 100 },
  expiry: { label: labels.expiry, description: labels.expiryHint, autoComplete: 'cc-exp', inputMode: 'numeric', maxLength: 10 },
  cvc: { label: labels.cvc, description: labels.cvcHint, autoComplete: 'cc-csc', inputMode: 'numeric', maxLength: 10 },
} as const

interface Props {
  step: CardStep
  card: CardData
  /** False for the first step of the page: the focus then stays where the page put it. */
  takesFocus: boolean
  /** Why the tokenizer refused it; cleared by the first change. */
  error: string | null
  onChange: (text: string) => void
}

const tidy = (step: CardStep, text: string, before: string): string => {
  if (step === 'number') return groupNumber(text)
  return step === 'expiry' ? slashExpiry(text, before) : text
}

/** The single input of a step, with a hint that never blocks the next step. */
export const CardField = ({ step, card, takesFocus, error, onChange }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Selected as if tabbed into: after a refusal the next card replaces the last one.
    if (takesFocus) input.current?.select()
  }, [takesFocus])
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const { value, selectionEnd } = currentTarget
    // Only input at the end is formatted: in the middle the caret would jump.
    onChange(selectionEnd === null || selectionEnd === value.length ? tidy(step, value, card[step]) : value)
  }
  const hint = hintFor(step, card, new Date())
  return (
    <TextInput
      ref={input}
      name={`card-${step}`}
      size="lg"
      autoCapitalize={step === 'name' ? 'characters' : 'none'}
      autoCorrect="off"
      spellCheck={false}
      {...inputs[step]}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={
        <span role="status" className={hint && !error ? classes.hint : undefined}>
          {error ? inputs[step].description : (hint ?? inputs[step].description)}
        </span>
      }
      error={error && <span role="alert">{error}</span>}
      value={card[step]}
      onChange={change}
    />
  )
}
