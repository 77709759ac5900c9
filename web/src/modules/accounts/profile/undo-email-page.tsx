import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { Link, useParams } from 'react-router'
import { explain } from '../../../lib/call.ts'
import { useAction } from '../../../lib/use-route.ts'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import layout from '../auth-layout.module.css'
import { AuthLayout } from '../auth-layout.tsx'
import { refreshUser } from './own-user.ts'
import { texts } from './texts.ts'

const labels = texts.undo

/**
 * /undo-email/{token}, the link sent to the old address when an email change is requested: one button restores the account and leads
 * to a new password. Nothing happens before it is clicked, since email clients open links by themselves.
 */
export const UndoEmailPage = () => {
  const { token = '' } = useParams()
  const undo = useAction(api.accounts.undoEmailChange, { onSuccess: refreshUser })
  const { data, error } = undo
  const isOver = error?.code === 'accounts.bad-undo'
  if (data) {
    return (
      <AuthLayout heading={labels.heading}>
        <div className={layout.form}>
          <InlineNotice kind="success">{labels.done(data.email)}</InlineNotice>
          <p>{labels.next}</p>
          <Button component={Link} to={`/reset-password/${data.resetToken}`} replace fullWidth>
            {labels.toPassword}
          </Button>
        </div>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout heading={labels.heading} intro={isOver ? undefined : labels.intro}>
      <div className={layout.form}>
        {error && <InlineNotice kind="error">{explain(error, labels.failed)}</InlineNotice>}
        {isOver ? (
          <Button component={Link} to="/forgot-password" fullWidth>
            {labels.toForgot}
          </Button>
        ) : (
          <Button fullWidth loading={undo.isPending} onClick={() => undo.mutate({ body: { token } })}>
            {error ? labels.retry : labels.submit}
          </Button>
        )}
      </div>
    </AuthLayout>
  )
}
