import type { User } from '@feria/contract/accounts/schemas'
import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { explain } from '../../../lib/call.ts'
import { notify } from '../../../lib/notify.ts'
import { useAction } from '../../../lib/use-route.ts'
import { confirm } from '../../../ui/confirm.ts'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import { keepUser } from './own-user.ts'
import classes from './personal-info.module.css'
import { texts } from './texts.ts'
import { useHashHeading } from './use-hash-heading.ts'

const labels = texts.premium
/** The URL hash of this section, which the footer of every page leads to. */
const PART = 'premium'

/** «Premium»: whether the member has it, and the button that ends it, without a reason being asked. */
export const PremiumSection = ({ user }: { user: User }) => {
  const heading = useHashHeading(PART)
  const leave = useAction(api.accounts.endOwnPremium, {
    refreshes: [api.orders.me],
    onSuccess: ({ role }) => {
      keepUser({ ...user, role })
      void notify({ message: labels.left, kind: 'success' })
    },
  })
  const ask = async () => {
    if (await confirm({ title: labels.ask, text: labels.askText, yes: labels.leave })) leave.mutate({})
  }
  const has = user.role === 'premium'
  return (
    <section className={classes.sheet}>
      <h2 ref={heading} tabIndex={-1} className={classes.heading} id={PART}>
        {labels.heading}
      </h2>
      <div className={classes.row}>
        <p>{has ? labels.has : labels.hasNot}</p>
        {has && (
          <Button variant="default" loading={leave.isPending} onClick={() => void ask()}>
            {labels.leave}
          </Button>
        )}
      </div>
      {leave.error && <InlineNotice kind="error">{explain(leave.error, labels.failed)}</InlineNotice>}
    </section>
  )
}
