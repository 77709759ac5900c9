import type { Identity } from '@feria/contract/identities/schemas'
import { type IdentityStatus, identityStatuses } from '@feria/contract/identities/values'
import { formatDate } from '../../lib/format.ts'
import classes from './identities.module.css'
import { texts } from './texts.ts'

const labels = texts.identity

/** A status as it is told: any unknown one requires attention. */
export const statusOf = (given: string): IdentityStatus => identityStatuses.find((known) => known === given) ?? 'rejected'

/** Why a document was refused, or when the one in review was sent; nothing otherwise. */
export const IdentityNote = ({ identity: { status, note, sentAt } }: { identity: Identity }) => (
  <>
    {statusOf(status) === 'rejected' && note && (
      <blockquote className={classes.note}>
        <strong>{labels.note}:</strong> {note}
      </blockquote>
    )}
    {status === 'pending' && sentAt && <p className={classes.quiet}>{labels.sent(formatDate(sentAt))}</p>}
  </>
)
