import type { User } from '@feria/contract/accounts/schemas'
import { sellerPageOf } from '@feria/contract/catalogue/address'
import { cardsOf } from '@feria/contract/route'
import * as api from '@feria/contract/routes'
import { Link } from 'react-router'
import { explain } from '../../../lib/call.ts'
import { useAction, useRoute } from '../../../lib/use-route.ts'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import { SwitchField } from '../../../ui/switch-field.tsx'
import { keepUser } from './own-user.ts'
import classes from './personal-info.module.css'
import { texts } from './texts.ts'

const labels = texts.sellerPage

/** Whether everybody may see what the member sells on one page, and where that is. */
export const SellerPageSection = ({ user }: { user: User }) => {
  const change = useAction(api.accounts.update, { refreshes: [api.orders.me], onSuccess: keepUser })
  // The new value shows at once; a refusal reverts it.
  const isOn = (change.isPending ? change.variables.body.hasSellerPage : undefined) ?? user.hasSellerPage
  const { data: onSale } = useRoute(cardsOf(api.catalogue.list), { query: { seller: user.id, limit: 1, view: 'card' } }, { enabled: isOn })
  return (
    <section className={`${classes.sheet} ${classes.pageOfSeller}`} aria-labelledby="pagina-de-vendedor">
      <h2 className={classes.heading} id="pagina-de-vendedor">
        {labels.heading}
      </h2>
      <SwitchField
        isOn={isOn}
        label={labels.label}
        hint={labels.hint}
        onChange={() => {
          if (!change.isPending) change.mutate({ params: { id: user.id }, body: { hasSellerPage: !isOn } })
        }}
      />
      {/* Who sells nothing has no page. */}
      {isOn && onSale && (onSale.length > 0 ? <Link to={sellerPageOf(user)}>{labels.toPage}</Link> : <p>{labels.nothingYet}</p>)}
      {change.error && <InlineNotice kind="error">{explain(change.error, labels.failed)}</InlineNotice>}
    </section>
  )
}
