import { IconMail } from '@tabler/icons-react'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { Link, useLocation } from 'react-router'
import { NOTICE_ID } from '../../lib/notice-id.ts'
import { onReturn } from '../../lib/on-return.ts'
import { withQueries } from '../../lib/query-provider.tsx'
import { useSession } from '../../lib/session.ts'
import { refreshUser } from './profile/own-user.ts'
import { texts } from './profile/texts.ts'
import { SendConfirmation } from './send-confirmation.tsx'
import classes from './unconfirmed-line.module.css'

const labels = texts.unconfirmed
const PERSONAL = '/personal-info'

/**
 * A line at the top of every page while acts wait for the email to be confirmed: where its link went, another one, and the way to
 * correct the address. Asks again who the member is whenever they return to this tab.
 */
export const UnconfirmedLine = withQueries(() => {
  const user = useSession((session) => session.user)
  const { pathname } = useLocation()
  // The page of the link offers the same itself.
  const isShown = user?.mustConfirmEmail === true && !/^\/confirm-email\//i.test(pathname)
  useEffect(() => (isShown ? onReturn(() => void refreshUser()) : undefined), [isShown])
  if (!user || !isShown) return null
  const place = document.getElementById(NOTICE_ID)
  if (!place) return null
  const email = user.pendingEmail ?? user.email
  return createPortal(
    <section aria-label={labels.label} className={classes.line}>
      <p className={classes.text}>
        <IconMail size={20} aria-hidden="true" />
        <span>{labels.text(email)}</span>
      </p>
      <div className={classes.ways}>
        <SendConfirmation key={email} email={email} />
        {pathname !== PERSONAL && (
          <Link to={PERSONAL} className={classes.link}>
            {labels.correct}
          </Link>
        )}
      </div>
    </section>,
    place,
  )
})
