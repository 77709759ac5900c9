import * as api from '@feria/contract/routes'
import { Skeleton } from '@mantine/core'
import { formatDay } from '../../../lib/format.ts'
import { useRoute } from '../../../lib/use-route.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { texts } from '../../moderation/texts.ts'
import classes from './moderation.module.css'
import { moderationTexts } from './texts.ts'

const labels = moderationTexts

/** What the reports of a case say, and what is known of whom it is about. */
export const CaseHistory = ({ id }: { id: string }) => {
  const { data, error, refetch } = useRoute(api.moderation.inspect, { params: { id } })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={160} radius="md" aria-busy="true" />
  const { reported, history, about } = data
  return (
    <>
      <section className={classes.part} aria-labelledby="reported">
        <h3 id="reported">{labels.reported}</h3>
        <ul className={classes.lines}>
          {reported.map(({ reason, text, createdAt, reporter }) => (
            <li key={`${reporter?.id} ${createdAt}`}>
              <strong>{texts.reasons[reason]}</strong>
              {text && <p className={classes.words}>{text}</p>}
              <p className={classes.quiet}>
                {reporter?.name ?? labels.visitor} · {formatDay(createdAt)}
                {reporter && reporter.lost > 0 && ` · ${labels.lost(reporter.lost)}`}
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section className={classes.part} aria-labelledby="history">
        <h3 id="history">{labels.history.title(about.name)}</h3>
        <p className={classes.quiet}>
          {[
            labels.history.since(formatDay(history.since)),
            labels.history.sales(history.sales),
            labels.history.score(history.score, history.reviews),
            ...(about.isAdmin ? [labels.history.admin] : []),
          ].join(' · ')}
        </p>
        {history.cases.length === 0 ? (
          <p className={classes.quiet}>{labels.history.none}</p>
        ) : (
          <ul className={classes.lines}>
            {history.cases.map(({ id, subject, title, reason, createdAt, decision, outcome }) => (
              <li key={id}>
                {texts.subjects[subject]}: {title}
                <p className={classes.quiet}>
                  {texts.reasons[reason]} · {formatDay(createdAt)} · {decision ? labels.form.decisions[decision] : labels.history.waits}
                  {outcome === 'overturned' && `, ${labels.history.overturned}`}
                </p>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  )
}
