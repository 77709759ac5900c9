import { NativeSelect } from '@mantine/core'
import { IconCopy, IconFlask } from '@tabler/icons-react'
import { notify } from '../../lib/notify.ts'
import classes from './test-cards.module.css'
import { texts } from './texts.ts'

const labels = texts.card

interface Props {
  cards: { brand: string; number: string }[]
  /** With a form: its cardholder name, by which the sandbox decides, and callbacks that fill it in. */
  form?: { name: string; onPick: (number: string) => void; onName: (name: string) => void }
}

/**
 * The sandbox's test cards: a click copies one. With a form it also fills in the number, and offers the names that decide the outcome.
 * Nothing with a real provider.
 */
export const TestCards = ({ cards, form }: Props) => {
  if (cards.length === 0) return null
  const pick = async ({ brand, number }: Props['cards'][number]) => {
    form?.onPick(number)
    try {
      await navigator.clipboard.writeText(number)
      await notify({ message: labels.copied(brand), kind: 'success' })
    } catch {
      // The browser does not allow copying: the number is there to read, and in the form.
    }
  }
  return (
    <section className={classes.test} aria-labelledby="test-cards">
      <h2 id="test-cards">
        <IconFlask size={20} aria-hidden="true" />
        {labels.test}
      </h2>
      <p className={classes.hint}>{form ? labels.testHint : labels.testHintBefore}</p>
      <ul className={classes.cards}>
        {cards.map((card) => (
          <li key={card.number}>
            <button type="button" className={classes.copy} onClick={() => void pick(card)}>
              <span>{card.brand}</span>
              <span className={classes.digits}>
                {card.number}
                <IconCopy size={18} aria-hidden="true" />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {form && (
        <NativeSelect
          label={labels.outcome}
          description={labels.outcomeHint}
          inputWrapperOrder={['label', 'input', 'description']}
          data={[{ value: '', label: labels.anyOutcome }, ...labels.outcomes]}
          value={labels.outcomes.some(({ value }) => value === form.name) ? form.name : ''}
          onChange={({ currentTarget }) => form.onName(currentTarget.value)}
        />
      )}
    </section>
  )
}
