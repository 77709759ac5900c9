import type { WishRefusal } from '@feria/contract/assistant/schemas'
import type { Currency } from '@feria/contract/money'
import { readPrice } from '@feria/contract/read-money'
import { MAX_WISH_SENTENCE } from '@feria/contract/wishes/values'
import { Textarea } from '@mantine/core'
import { IconPencil, IconX } from '@tabler/icons-react'
import type { Ref } from 'react'
import { Link } from 'react-router'
import { formatPrice } from '../../../lib/format.ts'
import classes from './request-form.module.css'
import type { RequestValues } from './request-values.ts'
import { type WishChip, wishChips } from './sentence.ts'
import { texts } from './texts.ts'

const labels = texts.sentence

/** A chip's words; null where the wish says nothing of it. */
const chipWords = (chip: WishChip, values: RequestValues): string | null => {
  if (chip === 'price') {
    const price = readPrice(values.maxPrice, values.currency as Currency)
    return price ? texts.upTo(formatPrice(price, values.currency as Currency, { tag: true })) : null
  }
  if (chip === 'place') return values.localization.trim() ? labels.place(values.localization.trim(), values.radiusKm.trim()) : null
  return values[chip].trim() || null
}

interface ChipProps {
  values: RequestValues
  onChange: (chip: WishChip) => void
  onTakeOff: (chip: WishChip) => void
}

const Chips = ({ values, onChange, onTakeOff }: ChipProps) => {
  const known = wishChips.flatMap((chip) => {
    const words = chipWords(chip, values)
    return words === null ? [] : [{ chip, words }]
  })
  return (
    <>
      <span className="only-read" role="status">
        {known.length > 0 ? labels.understood(known.map(({ words }) => words).join(', ')) : ''}
      </span>
      {known.length > 0 && (
        <ul className={classes.chips} aria-label={labels.list}>
          {known.map(({ chip, words }) => (
            <li key={chip} className={classes.chip}>
              <button type="button" className={classes.words} onClick={() => onChange(chip)}>
                {words}
                <span className="only-read">{labels.change}</span>
                <IconPencil size={16} aria-hidden="true" />
              </button>
              <button type="button" className={classes.off} aria-label={labels.takeOff(words)} onClick={() => onTakeOff(chip)}>
                <IconX size={16} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** What is wrong with a sentence, and where to go with it instead. */
const Refused = ({ text, href, label }: Pick<WishRefusal, 'text' | 'href' | 'label'>) => (
  <>
    {text} {href && <Link to={href}>{label}</Link>}
  </>
)

interface Props extends ChipProps {
  field: Ref<HTMLTextAreaElement>
  isTooLong: boolean
  refusal: WishRefusal | null
  hasFailed: boolean
  onSentence: (sentence: string) => void
  onLeave: () => void
}

/** A wish in one's own words, and under it what was understood of it, each part to be changed or taken off. */
export const SentenceField = ({ field, isTooLong, refusal, hasFailed, onSentence, onLeave, ...chips }: Props) => (
  <div className={classes.sentence}>
    <Textarea
      ref={field}
      label={labels.label}
      description={hasFailed ? labels.failed : labels.hint}
      placeholder={labels.example}
      size="md"
      rows={3}
      data-autofocus
      value={chips.values.sentence}
      error={isTooLong ? labels.tooLong(MAX_WISH_SENTENCE) : refusal && <Refused {...refusal} />}
      onChange={(event) => onSentence(event.currentTarget.value)}
      onBlur={onLeave}
    />
    <Chips {...chips} />
  </div>
)
