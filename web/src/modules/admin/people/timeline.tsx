import type { TimelineEntry } from '@feria/contract/admin/member-schemas'
import { Link } from 'react-router'
import { formatAgo, formatDate } from '../../../lib/format.ts'
import adminClasses from '../admin.module.css'
import classes from './people.module.css'
import { peopleTexts as labels } from './texts.ts'
import { sentenceOf } from './timeline-texts.ts'

const ofOrders: TimelineEntry['kind'][] = ['bought', 'sold', 'claim-made', 'claim-received', 'claim-settled']

const Entry = ({ entry }: { entry: TimelineEntry }) => {
  const { at, kind, subjectId, by } = entry
  const words = sentenceOf(entry)
  return (
    <li className={classes.entry}>
      <span>
        {subjectId && ofOrders.includes(kind) ? <Link to={`/admin-dashboard/ventas/${subjectId}`}>{words}</Link> : words}
        {by && (
          <>
            {', '}
            <Link to={`/admin-dashboard/personas/${by.id}`}>{labels.by(by.name)}</Link>
          </>
        )}
      </span>
      <time dateTime={at} title={formatDate(at)}>
        {formatAgo(at)}
      </time>
    </li>
  )
}

/** The last hundred things that happened to a member, the newest first. */
export const Timeline = ({ entries }: { entries: TimelineEntry[] }) =>
  entries.length === 0 ? (
    <p className={adminClasses.hint}>{labels.noEvents}</p>
  ) : (
    <ol className={classes.timeline}>
      {entries.map((entry, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several things may happen at one moment, and none has a place of its own.
        <Entry key={n} entry={entry} />
      ))}
    </ol>
  )
