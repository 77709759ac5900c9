import { IconMail } from '@tabler/icons-react'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { onReturn } from '../../lib/on-return.ts'
import { withQueries } from '../../lib/query-provider.tsx'
import { useSession } from '../../lib/session.ts'
import { themed } from '../../ui/themed.tsx'
import { TopLine } from '../../ui/top-line.tsx'
import { refreshUser } from './profile/own-user.ts'
import { texts } from './profile/texts.ts'
import { SendConfirmation } from './send-confirmation.tsx'

const labels = texts.unconfirmed
const PERSONAL = '/personal-info'

/**
 * A line at the top of every page while acts wait for the email to be confirmed: where its link went, another one, and the way to
 * correct the address. Asks again who the member is whenever they return to this tab.
 */
export const UnconfirmedLine = withQueries(
  themed(() => {
    const user = useSession((session) => session.user)
    const { pathname } = useLocation()
    // The page of the link offers the same itself.
    const isShown = user?.mustConfirmEmail === true && !/^\/confirm-email\//i.test(pathname)
    useEffect(() => (isShown ? onReturn(() => void refreshUser()) : undefined), [isShown])
    if (!user || !isShown) return null
    const email = user.pendingEmail ?? user.email
    return (
      <TopLine label={labels.label} icon={IconMail} text={labels.text(email)}>
        <SendConfirmation key={email} email={email} />
        {pathname !== PERSONAL && <Link to={PERSONAL}>{labels.correct}</Link>}
      </TopLine>
    )
  }),
)
