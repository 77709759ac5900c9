import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Link, useLocation, useParams } from 'react-router'
import { explain } from '../../../lib/call.ts'
import { useIsSignedIn, useSession } from '../../../lib/session.ts'
import { useAction } from '../../../lib/use-route.ts'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import layout from '../auth-layout.module.css'
import { AuthLayout } from '../auth-layout.tsx'
import { SendConfirmation } from '../send-confirmation.tsx'
import { refreshUser } from './own-user.ts'
import { texts } from './texts.ts'

const labels = texts.confirm

/**
 * /confirm-email/{token}: confirms the address behind the emailed link, that of a registration or a new one, once, and shows the result.
 * Where the link is over, a member whose email is not confirmed gets another; a visitor signs in first and comes back.
 */
export const ConfirmEmailPage = () => {
  const { token = '' } = useParams()
  const isSignedIn = useIsSignedIn()
  const location = useLocation()
  const user = useSession((session) => session.user)
  const confirm = useAction(api.accounts.confirmEmail, {
    refreshes: [api.orders.me],
    onSuccess: refreshUser,
    onError: () => void refreshUser(),
  })
  const { mutate } = confirm
  const asked = useRef<string | null>(null)
  useEffect(() => {
    // The link works once: an effect that runs twice must not call twice.
    if (asked.current === token) return
    asked.current = token
    mutate({ body: { token } })
  }, [token, mutate])
  const mayRetry = confirm.error !== null && (confirm.error.status === 0 || confirm.error.status >= 500)
  const isOver = confirm.error?.code === 'accounts.bad-confirmation'
  return (
    <AuthLayout heading={labels.heading}>
      <div className={layout.form}>
        {confirm.data && <InlineNotice kind="success">{labels.done(confirm.data.email)}</InlineNotice>}
        {confirm.error && <InlineNotice kind="error">{explain(confirm.error, labels.failed)}</InlineNotice>}
        {!confirm.data && !confirm.error && <p role="status">{labels.waiting}</p>}
        {mayRetry && (
          <Button variant="default" fullWidth onClick={() => mutate({ body: { token } })}>
            {labels.retry}
          </Button>
        )}
        {isOver && user && !user.isEmailConfirmed && <SendConfirmation email={user.pendingEmail ?? user.email} isWide />}
        {isOver && !isSignedIn && (
          <Button component={Link} to="/login" state={{ from: location }} fullWidth>
            {labels.toAnother}
          </Button>
        )}
        {(confirm.data || (confirm.error && (isSignedIn || !isOver))) && (
          <Button component={Link} to={isSignedIn ? '/personal-info' : '/login'} fullWidth>
            {isSignedIn ? labels.toPersonal : labels.toLogin}
          </Button>
        )}
      </div>
    </AuthLayout>
  )
}
