import { TERMS_VERSION } from '@feria/contract/accounts/terms'
import { useEffect } from 'react'
import { remedies } from '../lib/call.ts'
import { useSession } from '../lib/session.ts'
import { suspensionOf } from '../lib/suspension.ts'
import { useLoaded } from '../lib/use-loaded.ts'
import { Bell as BellButton } from '../modules/notifications/bell.tsx'
import { sendCodesLater } from '../modules/orders/hand-over/later.ts'

export { MessagesBadge } from '../modules/notifications/messages-badge.tsx'

// Here, since it loads on every page and for members alone.
remedies['accounts.confirm-email'] = async (refusal) => (await import('../lib/until-confirmed.ts')).untilConfirmed(refusal)

const loadLine = async () => (await import('../modules/accounts/account-lines.ts')).UnconfirmedLine
const loadTerms = async () => (await import('../modules/accounts/account-lines.ts')).TermsLine
const loadSuspended = async () => (await import('../modules/accounts/account-lines.ts')).SuspendedLine

/**
 * The bell, and the lines at the top of the page of members whose account is suspended, whose email has to be confirmed or who have not
 * accepted the newest terms. It sends what members did without a connection.
 */
export const Bell = () => {
  useEffect(sendCodesLater, [])
  const UnconfirmedLine = useLoaded(
    loadLine,
    useSession(({ user }) => user?.mustConfirmEmail === true),
  )
  const TermsLine = useLoaded(
    loadTerms,
    // A session of an older version does not say.
    useSession(({ user }) => user?.acceptedTerms !== undefined && user.acceptedTerms !== TERMS_VERSION && !suspensionOf(user)),
  )
  const SuspendedLine = useLoaded(
    loadSuspended,
    useSession(({ user }) => suspensionOf(user) !== null),
  )
  return (
    <>
      <BellButton />
      {SuspendedLine && <SuspendedLine />}
      {UnconfirmedLine && <UnconfirmedLine />}
      {TermsLine && <TermsLine />}
    </>
  )
}
