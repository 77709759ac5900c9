import * as api from '@feria/contract/routes'
import type { Coincidence } from '@feria/contract/wishes/values'
import { Skeleton } from '@mantine/core'
import { Link } from 'react-router'
import { useRoute } from '../../../lib/use-route.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import classes from './score-explained.module.css'
import { scoreTexts as labels } from './score-texts.ts'

interface Props {
  matchId: string
  word: Coincidence
  /** Whether it leads to the match's own page. */
  hasLink: boolean
}

/** What the score of a match is made of, each part with its weight and what is known of it, and what would make it higher. */
export const ScoreExplained = ({ matchId, word, hasLink }: Props) => {
  const { data, error, refetch } = useRoute(api.wishes.match, { params: { id: matchId } })
  if (error && !data) return <ErrorState error={error} title={labels.failed} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <div aria-busy="true">
        <span className="only-read" role="status">
          {labels.loading}
        </span>
        <Skeleton height={180} radius="md" />
      </div>
    )
  }
  const { parts, higher } = data.explanation
  return (
    <div className={classes.explained}>
      <p>
        <strong>{word}</strong>: {word === 'MATCH' ? labels.exact : labels.close}
      </p>
      <section aria-labelledby="score-made">
        <h3 id="score-made" className={classes.name}>
          {labels.made}
        </h3>
        <dl className={classes.parts}>
          {parts.map(({ part, percent, text }) => (
            <div key={part}>
              <dt>
                {labels.parts[part]} <span className={classes.weight}>{labels.weight(percent)}</span>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="score-higher">
        <h3 id="score-higher" className={classes.name}>
          {labels.higher}
        </h3>
        {higher.length === 0 ? (
          <p>{labels.highest}</p>
        ) : (
          <ul className={classes.higher}>
            {higher.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        )}
      </section>
      {hasLink && (
        <Link to={`/matches/${matchId}`} className={classes.link}>
          {labels.open}
        </Link>
      )}
    </div>
  )
}
