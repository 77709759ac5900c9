import type { ResellerProfile } from '@feria/contract/reselling/schemas'
import type { IdentityStatus } from '@feria/contract/reselling/values'
import { IconAlertTriangle, IconClockHour4, IconRosetteDiscountCheck, type TablerIcon } from '@tabler/icons-react'
import { formatDate } from '../../../lib/format.ts'
import { Pill, type Tone } from '../../../ui/pill.tsx'
import classes from './profile.module.css'
import { SendDocument } from './send-document.tsx'
import { texts } from './texts.ts'

const labels = texts.identity

const faces: Record<IdentityStatus, { tone: Tone; icon: TablerIcon }> = {
  none: { tone: 'warn', icon: IconAlertTriangle },
  pending: { tone: 'info', icon: IconClockHour4 },
  approved: { tone: 'good', icon: IconRosetteDiscountCheck },
  rejected: { tone: 'bad', icon: IconAlertTriangle },
}

/** The status of the reseller's identity verification, and the form to send a document when needed. */
export const Identity = ({ verification: { status: given, note, sentAt } }: { verification: ResellerProfile['identityVerification'] }) => {
  // Any unknown status requires attention.
  const status = Object.hasOwn(faces, given) ? given : 'rejected'
  const { tone, icon: Icon } = faces[status]
  const isWanted = status === 'none' || status === 'rejected'
  return (
    <section className={classes.sheet} aria-labelledby="identity">
      <div className={classes.head}>
        <h2 id="identity" className={classes.heading}>
          {labels.heading}
        </h2>
        <Pill tone={tone} icon={<Icon size={16} aria-hidden="true" />}>
          {labels.status[status]}
        </Pill>
      </div>
      <p>{labels.text[status]}</p>
      {status === 'rejected' && note && (
        <blockquote className={classes.note}>
          <strong>{labels.note}:</strong> {note}
        </blockquote>
      )}
      {status === 'pending' && sentAt && <p className={classes.quiet}>{labels.sent(formatDate(sentAt))}</p>}
      {isWanted && <SendDocument />}
    </section>
  )
}
