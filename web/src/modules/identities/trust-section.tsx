import * as api from '@feria/contract/routes'
import { Skeleton } from '@mantine/core'
import { useSession } from '../../lib/session.ts'
import { useRoute } from '../../lib/use-route.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import info from '../accounts/profile/personal-info.module.css'
import { useHashHeading } from '../accounts/profile/use-hash-heading.ts'
import { SendConfirmation } from '../accounts/send-confirmation.tsx'
import classes from './identities.module.css'
import { IdentityMark } from './identity-mark.tsx'
import { Mark } from './mark.tsx'
import { PhoneMark } from './phone-mark.tsx'
import { texts } from './texts.ts'

const labels = texts.trust
/** The URL hash of this section. */
const PART = 'confianza'
/** A code that is being sent is there within seconds. */
const LOOK_AGAIN_MS = 2000

const EmailMark = () => {
  const user = useSession((session) => session.user)
  if (!user) return null
  const email = user.pendingEmail ?? user.email
  return user.isEmailConfirmed ? (
    <Mark name={labels.email} tone="good" status={labels.confirmed} text={user.email} />
  ) : (
    <Mark name={labels.email} tone="quiet" status={labels.unconfirmed} text={labels.emailText(email)}>
      <div>
        <SendConfirmation key={email} email={email} />
      </div>
    </Mark>
  )
}

/** «Confianza»: what is verified of the member for everybody to see, each with its next step. */
export const TrustSection = () => {
  const heading = useHashHeading(PART)
  const phone = useRoute(
    api.phones.mine,
    {},
    { refetchOnMount: 'always', refetchInterval: ({ state: { data } }) => (data?.underWay?.state === 'sending' ? LOOK_AGAIN_MS : false) },
  )
  const identity = useRoute(api.identities.mine, {})
  const error = phone.error ?? identity.error
  const isWhole = phone.data && identity.data
  const again = () => void Promise.all([phone.refetch(), identity.refetch()])
  return (
    <section className={info.sheet}>
      <h2 ref={heading} tabIndex={-1} className={info.heading} id={PART}>
        {labels.heading}
      </h2>
      <p className={classes.what}>{labels.what}</p>
      {!isWhole && !error && <Skeleton height={240} radius="md" />}
      {!isWhole && error && <ErrorState error={error} title={labels.loadFailed} onRetry={again} />}
      {phone.data && identity.data && (
        <ul className={classes.marks}>
          <EmailMark />
          {(phone.data.isOffered || phone.data.isConfirmed) && <PhoneMark state={phone.data} />}
          <IdentityMark identity={identity.data} />
        </ul>
      )}
    </section>
  )
}
