import type { OwnAbuseReport } from '@feria/contract/moderation/schemas'
import type { AbuseState } from '@feria/contract/moderation/values'
import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { explain } from '../../../lib/call.ts'
import { formatDay } from '../../../lib/format.ts'
import { notify } from '../../../lib/notify.ts'
import { useAction, usePages } from '../../../lib/use-route.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PagedList } from '../../../ui/paged-list.tsx'
import { Pill, type Tone } from '../../../ui/pill.tsx'
import classes from '../moderation.module.css'
import { texts } from '../texts.ts'

const tones: Record<AbuseState, Tone> = { open: 'warn', nothing: 'quiet', acted: 'good', overturned: 'quiet' }

const Report = ({ report: { id, subject, title, reason, text, createdAt, state, note, decidedAt, can } }: { report: OwnAbuseReport }) => {
  const withdraw = useAction(api.moderation.withdraw, {
    refreshes: [api.moderation.mine],
    onSuccess: () => void notify({ message: texts.report.undone, kind: 'success' }),
    onError: (error) => void notify({ message: explain(error, texts.report.undoFailed), kind: 'error' }),
  })
  return (
    <li className={classes.item}>
      <div className={classes.head}>
        <h2 className={classes.title}>
          {texts.subjects[subject]}: {title}
        </h2>
        <Pill tone={tones[state]}>{texts.states[state]}</Pill>
      </div>
      <p className={classes.quiet}>
        {texts.reasons[reason]} · {texts.madeOn(formatDay(createdAt))}
      </p>
      {text && <p className={classes.words}>{text}</p>}
      {note && decidedAt && (
        <div className={classes.answer}>
          <p className={classes.quiet}>
            {texts.answer} · {texts.decidedOn(formatDay(decidedAt))}
          </p>
          <p className={classes.words}>{note}</p>
        </div>
      )}
      {can.withdraw && (
        <div className={classes.acts}>
          <Button
            variant="default"
            aria-label={texts.withdrawOf(title)}
            loading={withdraw.isPending}
            onClick={() => withdraw.mutate({ params: { id } })}
          >
            {texts.withdraw}
          </Button>
        </div>
      )}
    </li>
  )
}

/** What the member reported, and what was decided. */
export const OwnReports = () => {
  const list = usePages(api.moderation.mine, { query: {} })
  return (
    <PagedList
      list={list}
      loading={texts.page.loading}
      height={120}
      empty={<EmptyState title={texts.page.noneMade} text={texts.page.noneMadeText} />}
    >
      {list.items.map((report) => (
        <Report key={report.id} report={report} />
      ))}
    </PagedList>
  )
}
