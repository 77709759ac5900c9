import type { Identity } from '@feria/contract/identities/schemas'
import type { IdentityStatus } from '@feria/contract/identities/values'
import { IconAlertTriangle, IconClockHour4, IconRosetteDiscountCheck, type TablerIcon } from '@tabler/icons-react'
import { Pill, type Tone } from '../../ui/pill.tsx'
import classes from './identities.module.css'
import { IdentityNote, statusOf } from './identity-note.tsx'
import { SendDocument } from './send-document.tsx'
import { texts } from './texts.ts'

const labels = texts.identity

const faces: Record<IdentityStatus, { tone: Tone; icon: TablerIcon }> = {
  none: { tone: 'warn', icon: IconAlertTriangle },
  pending: { tone: 'info', icon: IconClockHour4 },
  approved: { tone: 'good', icon: IconRosetteDiscountCheck },
  rejected: { tone: 'bad', icon: IconAlertTriangle },
}

/** Where the verification of the member's identity stands, and the form to send a document when needed. */
export const IdentityState = ({ identity }: { identity: Identity }) => {
  const status = statusOf(identity.status)
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
      <IdentityNote identity={identity} />
      {isWanted && <SendDocument />}
    </section>
  )
}
