import type { MemberPage } from '@feria/contract/admin/member-schemas'
import { formatDate, formatDay } from '../../../lib/format.ts'
import adminClasses from '../admin.module.css'
import classes from './people.module.css'
import { peopleTexts as labels } from './texts.ts'

const Why = ({ reason, note }: { reason: string; note: string }) => (
  <p className={adminClasses.reason}>
    {reason}
    {note && `\n${note}`}
  </p>
)

/** What holds a member back now, and what did before. */
export const PersonHeld = ({ person: { restriction, earlier } }: { person: Pick<MemberPage, 'restriction' | 'earlier'> }) => (
  <>
    {restriction ? (
      <div className={classes.held}>
        <p>
          <strong>{labels.kinds[restriction.kind]}.</strong>{' '}
          {labels.heldSince(formatDay(restriction.since), restriction.until && formatDate(restriction.until))}
        </p>
        <Why reason={restriction.reason} note={restriction.note} />
      </div>
    ) : (
      <p className={adminClasses.hint}>{labels.free}</p>
    )}
    {earlier.length > 0 && (
      <>
        <h3 className={classes.small}>{labels.earlier}</h3>
        <ul className={classes.plain}>
          {earlier.map(({ kind, since, endedAt, reason, note }) => (
            <li key={since} className={classes.held}>
              <p>
                <strong>{labels.kinds[kind]}.</strong> {labels.heldUntil(formatDay(since), formatDay(endedAt))}
              </p>
              <Why reason={reason} note={note} />
            </li>
          ))}
        </ul>
      </>
    )}
  </>
)
