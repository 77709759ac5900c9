import type { Reputation } from '@feria/contract/reviews/schemas'
import { formatNumber } from '../../lib/format.ts'
import { publicTexts as texts } from './public-texts.ts'
import classes from './reviews.module.css'
import { Stars } from './stars.tsx'

/** A member's score in a line that leads to what is said of them, further down the page. */
export const ScoreLink = ({ reputation: { score, count } }: { reputation: Reputation }) => (
  <p className={classes.toReviews}>
    {score === null ? texts.isNew : <Stars value={score} label={texts.outOf(formatNumber(score, 1))} />}
    {count > 0 && <a href="#opiniones">{texts.count(count)}</a>}
  </p>
)
