import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Link, useParams } from 'react-router'
import { explain } from '../../../lib/call.ts'
import { useIsSignedIn } from '../../../lib/session.ts'
import { useAction } from '../../../lib/use-route.ts'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import layout from '../auth-layout.module.css'
import { AuthLayout } from '../auth-layout.tsx'
import { refreshUser } from './own-user.ts'
import { texts } from './texts.ts'

const labels = texts.confirm

/** /confirm-email/{token}: makes the address behind the emailed link the member's email, once, and shows the result. */
export const ConfirmEmailPage = () => {
  const { token = '' } = useParams()
  const isSignedIn = useIsSignedIn()
  const confirm = useAction(api.accounts.confirmEmail, { refreshes: [api.orders.me], onSuccess: refreshUser })
  const { mutate } = confirm
  const asked = useRef<string | null>(null)
  useEffect(() => {
    // The link works once: an effect that runs twice must not call twice.
    if (asked.current === token) return
    asked.current = token
    mutate({ body: { token } })
  }, [token, mutate])
  const mayRetry = confirm.error !== null && (confirm.error.status === 0 || confirm.error.status >= 500)
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
        {(confirm.data || confirm.error) && (
          <Button component={Link} to={isSignedIn ? '/personal-info' : '/login'} fullWidth>
            {isSignedIn ? labels.toPersonal : labels.toLogin}
          </Button>
        )}
      </div>
    </AuthLayout>
  )
}
