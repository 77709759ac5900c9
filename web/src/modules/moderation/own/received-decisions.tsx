import type { ReceivedDecision } from '@feria/contract/moderation/schemas'
import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { formatDay } from '../../../lib/format.ts'
import { usePages } from '../../../lib/use-route.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PagedList } from '../../../ui/paged-list.tsx'
import { Pill } from '../../../ui/pill.tsx'
import classes from '../moderation.module.css'
import { texts } from '../texts.ts'
import { AppealForm } from './appeal-form.tsx'

const labels = texts.appeal

const Appeal = ({ appeal: { text, createdAt, outcome, note } }: { appeal: NonNullable<ReceivedDecision['appeal']> }) => (
  <div className={classes.answer}>
    <p className={classes.quiet}>{outcome ? labels.outcomes[outcome] : labels.asked(formatDay(createdAt))}</p>
    {(note ?? text) && <p className={classes.words}>{note ?? text}</p>}
  </div>
)

const Decision = ({ received }: { received: ReceivedDecision }) => {
  const { id, subject, copy, decision, days, reason, note, decidedAt, appeal, can } = received
  const [isAsking, setIsAsking] = useState(false)
  return (
    <li className={classes.item}>
      <div className={classes.head}>
        <h2 className={classes.title}>
          {texts.subjects[subject]}: {copy.title}
        </h2>
        <Pill tone={appeal?.outcome === 'overturned' ? 'quiet' : 'warn'}>{texts.decisions[decision](days)}</Pill>
      </div>
      <p className={classes.quiet}>
        {texts.rule}: {texts.reasons[reason]} · {texts.decidedOn(formatDay(decidedAt))}
      </p>
      {subject !== 'product' && copy.text && <blockquote className={classes.words}>«{copy.text}»</blockquote>}
      <p className={classes.words}>{note}</p>
      {appeal && <Appeal appeal={appeal} />}
      {can.appeal && !isAsking && (
        <div className={classes.acts}>
          <Button variant="default" onClick={() => setIsAsking(true)}>
            {labels.opener}
          </Button>
        </div>
      )}
      {can.appeal && isAsking && <AppealForm id={id} onClose={() => setIsAsking(false)} />}
    </li>
  )
}

/** What was decided about the member or what is theirs: what, why, and the way to have it looked at again. */
export const ReceivedDecisions = () => {
  const list = usePages(api.moderation.received, { query: {} })
  return (
    <PagedList
      list={list}
      loading={texts.page.loading}
      height={120}
      empty={<EmptyState title={texts.page.noneReceived} text={texts.page.noneReceivedText} />}
    >
      {list.items.map((received) => (
        <Decision key={received.id} received={received} />
      ))}
    </PagedList>
  )
}
