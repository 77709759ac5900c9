import type { Reputation } from '@feria/contract/reviews/schemas'
import { Link } from 'react-router'
import { formatNumber } from '../../lib/format.ts'
import { writeWait } from '../catalogue/seller-facts.tsx'
import { publicTexts as texts } from './public-texts.ts'
import classes from './reviews.module.css'
import { Stars } from './stars.tsx'

const percent = (share: number | null): string | null => (share === null ? null : `${Math.round(share * 100)} %`)

interface Props {
  reputation: Reputation
  /** Where the reviews of so many stars are. */
  addressOf: (stars: number) => string
}

/** How many reviews are of each number of stars, the most first; each leads to those alone. */
const ByStars = ({ reputation: { stars, count }, addressOf }: Props) => (
  <ul className={classes.byStars}>
    {stars
      .map((of, n) => ({ of, stars: n + 1 }))
      .reverse()
      .map(({ of, stars }) => (
        <li key={stars}>
          <Link to={addressOf(stars)} preventScrollReset aria-label={texts.starsOf(stars, of)} className={classes.row}>
            <span>{stars} ★</span>
            <span className={classes.track}>
              <span className={classes.bar} style={{ width: `${count === 0 ? 0 : (of / count) * 100}%` }} />
            </span>
            <span className={classes.of}>{of}</span>
          </Link>
        </li>
      ))}
  </ul>
)

/** What the seller did, as far as there is something to say. */
const Facts = ({ facts }: Pick<Reputation, 'facts'>) => (
  <dl className={classes.facts}>
    {[
      [texts.sales, facts.sales],
      [texts.sentInTime, percent(facts.sentInTime)],
      [texts.cancelled, percent(facts.cancelled)],
      [texts.claimsLost, percent(facts.claimsLost)],
      [texts.answers, facts.answerMinutes && writeWait(facts.answerMinutes)],
    ].map(
      ([name, value]) =>
        value !== null && (
          <div key={name} className={classes.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
)

/** A member's score with its reviews by stars, the facts beside it, and how both are made. */
export const ReputationCard = ({ reputation, addressOf }: Props) => {
  const { score, count, facts } = reputation
  return (
    <div className={classes.reputation}>
      <div>
        {score === null ? (
          <>
            <p className={classes.isNew}>{texts.isNew}</p>
            <p className={classes.quiet}>{texts.newHint}</p>
          </>
        ) : (
          <p className={classes.score}>
            <strong>{formatNumber(score, 1)}</strong>
            <span className={classes.ofScore}>
              <Stars value={score} label={texts.outOf(formatNumber(score, 1))} />
              <span className={classes.quiet}>{texts.count(count)}</span>
            </span>
          </p>
        )}
        {count > 0 && <ByStars reputation={reputation} addressOf={addressOf} />}
      </div>
      <div>
        <h3 className={classes.factsName}>{texts.facts(facts.days)}</h3>
        <Facts facts={facts} />
      </div>
      <details className={classes.how}>
        <summary>{texts.how}</summary>
        {texts.explained.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </details>
    </div>
  )
}
