import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { explain } from '../../../lib/call.ts'
import { Link, useParams } from '../../../lib/router.tsx'
import { useAction } from '../../../lib/use-route.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import layout from '../auth-layout.module.css'
import { AuthLayout } from '../auth-layout.tsx'
import { refreshUser } from './own-user.ts'
import { texts } from './texts.ts'

const said = texts.undo

/**
 * /undo-email/{token}, the link sent to the old address when an email change is requested: one button restores the account and leads
 * to a new password. Nothing happens before it is clicked, since email clients open links by themselves.
 */
export const UndoEmailPage = () => {
  useTitle(said.title)
  const { token = '' } = useParams()
  const undo = useAction(api.accounts.undoEmailChange, { onSuccess: refreshUser })
  const { data, error } = undo
  const isOver = error?.code === 'accounts.bad-undo'
  if (data) {
    return (
      <AuthLayout heading={said.heading}>
        <div className={layout.form}>
          <InlineNotice kind="success">{said.done(data.email)}</InlineNotice>
          <p>{said.next}</p>
          <Button component={Link} to={`/reset-password/${data.resetToken}`} replace fullWidth>
            {said.toPassword}
          </Button>
        </div>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout heading={said.heading} intro={isOver ? undefined : said.intro}>
      <div className={layout.form}>
        {error && <InlineNotice kind="error">{explain(error, said.failed)}</InlineNotice>}
        {isOver ? (
          <Button component={Link} to="/forgot-password" fullWidth>
            {said.toForgot}
          </Button>
        ) : (
          <Button fullWidth loading={undo.isPending} onClick={() => undo.mutate({ body: { token } })}>
            {error ? said.retry : said.submit}
          </Button>
        )}
      </div>
    </AuthLayout>
  )
}
