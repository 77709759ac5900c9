import { type Coincidence, coincidences } from '@feria/contract/wishes/values'
import { percentOf } from '../match-words.ts'
import { texts as shared } from '../texts.ts'
import classes from './coincidence.module.css'
import { texts } from './texts.ts'

const labels = texts.numbers
const meanings: Record<Coincidence, string> = { MATCH: labels.exact, CERCANO: labels.close }

/** What MATCH, CERCANO and the percentage mean: of one match, or, without one, of any. */
export const NumbersNote = ({ word, score = null }: { word?: Coincidence; score?: number | null }) => (
  <p className={classes.note}>
    {(word ? [word] : coincidences).map((one) => (
      <span key={one}>
        <strong>{one}</strong>: {meanings[one]}{' '}
      </span>
    ))}
    {labels.percent(word ? shared.percent(percentOf(score).percent) : labels.any)}
  </p>
)
