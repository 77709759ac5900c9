import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { Link, useSearchParams } from 'react-router'
import { explain } from '../../../lib/call.ts'
import { useAction } from '../../../lib/use-route.ts'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import { AuthLayout } from '../../accounts/auth-layout.tsx'
import { texts } from '../texts.ts'
import classes from './consent.module.css'

const labels = texts.refuse

/**
 * /ofertas/no, the opt-out link in the email of an offer, for everybody: nothing happens until the button is clicked, since email
 * clients open links by themselves.
 */
export const RefusePage = () => {
  const [params] = useSearchParams()
  const token = params.get('token') ?? ''
  const refuse = useAction(api.prospecting.refuse, { refreshes: [api.prospecting.consent] })
  const isBad = token === '' || refuse.error?.status === 400
  const toPersonal = (
    <Button component={Link} to="/personal-info" variant="default" fullWidth>
      {labels.toPersonal}
    </Button>
  )
  if (refuse.isSuccess) {
    return (
      <AuthLayout heading={labels.heading}>
        <div className={classes.done}>
          <InlineNotice kind="success">{labels.done}</InlineNotice>
          <p className={classes.quiet}>{labels.again}</p>
          {toPersonal}
        </div>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout heading={labels.heading} intro={isBad ? undefined : labels.intro}>
      <div className={classes.done}>
        {isBad && <InlineNotice kind="error">{labels.bad}</InlineNotice>}
        {!isBad && refuse.error && <InlineNotice kind="error">{explain(refuse.error, labels.failed)}</InlineNotice>}
        {isBad ? (
          toPersonal
        ) : (
          <Button size="lg" fullWidth loading={refuse.isPending} onClick={() => refuse.mutate({ body: { token } })}>
            {labels.submit}
          </Button>
        )}
      </div>
    </AuthLayout>
  )
}
