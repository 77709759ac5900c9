import type { AbuseCase } from '@feria/contract/moderation/schemas'
import { formatDate } from '../../../lib/format.ts'
import { Pill } from '../../../ui/pill.tsx'
import { texts } from '../../moderation/texts.ts'
import classes from './moderation.module.css'
import { moderationTexts } from './texts.ts'

const labels = moderationTexts

interface Props {
  found: AbuseCase
  isChosen: boolean
  onChoose: () => void
}

/** A case in the queue: what, why, until when. */
export const CaseRow = ({ found: { copy, subject, reason, dueAt, isOverdue, appeal, taken, reports }, isChosen, onChoose }: Props) => (
  <li>
    <button type="button" className={classes.row} aria-current={isChosen || undefined} onClick={onChoose}>
      <span className={classes.rowTitle}>
        {texts.subjects[subject]}: {copy.title}
      </span>
      <span className={classes.quiet}>
        {texts.reasons[reason]} · {labels.reports(reports)}
        {taken && ` · ${taken.by.name}`}
      </span>
      <span className={classes.pills}>
        {appeal && <Pill tone="info">{labels.isAppeal}</Pill>}
        {isOverdue ? <Pill tone="bad">{labels.overdue}</Pill> : dueAt && <Pill tone="warn">{labels.due(formatDate(dueAt))}</Pill>}
      </span>
    </button>
  </li>
)
