import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { explain } from '../../../lib/call.ts'
import { Link, useSearchParams } from '../../../lib/router.tsx'
import { useAction } from '../../../lib/use-route.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import { AuthLayout } from '../../accounts/auth-layout.tsx'
import { texts } from '../texts.ts'
import classes from './consent.module.css'

const said = texts.refuse

/**
 * /ofertas/no, the opt-out link in the email of an offer, for everybody: nothing happens until the button is clicked, since email
 * clients open links by themselves.
 */
export const RefusePage = () => {
  useTitle(said.title)
  const [params] = useSearchParams()
  const token = params.get('token') ?? ''
  const refuse = useAction(api.prospecting.refuse, { refreshes: [api.prospecting.consent] })
  const isBad = token === '' || refuse.error?.status === 400
  const toPersonal = (
    <Button component={Link} to="/personal-info" variant="default" fullWidth>
      {said.toPersonal}
    </Button>
  )
  if (refuse.isSuccess) {
    return (
      <AuthLayout heading={said.heading}>
        <div className={classes.done}>
          <InlineNotice kind="success">{said.done}</InlineNotice>
          <p className={classes.quiet}>{said.again}</p>
          {toPersonal}
        </div>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout heading={said.heading} intro={isBad ? undefined : said.intro}>
      <div className={classes.done}>
        {isBad && <InlineNotice kind="error">{said.bad}</InlineNotice>}
        {!isBad && refuse.error && <InlineNotice kind="error">{explain(refuse.error, said.failed)}</InlineNotice>}
        {isBad ? (
          toPersonal
        ) : (
          <Button size="lg" fullWidth loading={refuse.isPending} onClick={() => refuse.mutate({ body: { token } })}>
            {said.submit}
          </Button>
        )}
      </div>
    </AuthLayout>
  )
}
