import type { Answer } from '@feria/contract'
import * as api from '@feria/contract/routes'
import { Link } from 'react-router'
import { formatPrice } from '../../lib/format.ts'
import { usePages } from '../../lib/use-route.ts'
import { Pill } from '../../ui/pill.tsx'
import { ClaimThread } from '../orders/claims/claim-thread.tsx'
import { isOverdue } from '../orders/claims/is-overdue.ts'
import { texts as claimTexts } from '../orders/claims/texts.ts'
import { AsBought } from '../orders/listings/as-bought.tsx'
import classes from './admin.module.css'
import { AdminLayout } from './admin-layout.tsx'
import { DecideClaim } from './decide-claim.tsx'
import { claimColumns } from './list-columns.ts'
import { ListStates } from './list-states.tsx'
import { ListTools } from './list-tools.tsx'
import { orderTexts } from './orders/texts.ts'
import { texts } from './texts.ts'
import { useSettled, WaitingSwitch } from './waiting-switch.tsx'

const labels = texts.claims

type Listed = Answer<typeof api.orders.claims>[number]

const ListedClaim = ({ claim }: { claim: Listed }) => (
  <li className={classes.claim}>
    <div className={classes.claimHead}>
      <h2 className={classes.claimTitle}>{claim.productName}</h2>
      <span className={classes.pills}>
        <Pill tone={claim.settledAt ? 'good' : 'warn'}>{claim.settledAt ? labels.settled : labels.waiting}</Pill>
        {isOverdue(claim, Date.now()) && <Pill tone="alert">{labels.overdue}</Pill>}
        <Pill tone="quiet">{claimTexts.headings[claim.kind]}</Pill>
      </span>
    </div>
    <p className={classes.hint}>
      {labels.about(claim.number, formatPrice(claim.totalPrice, claim.currency, { tag: true }), claim.buyer.name, claim.seller.name)}
    </p>
    <Link to={`/admin-dashboard/ventas/${claim.orderId}`} className={`${classes.touch} ${classes.begin}`}>
      {orderTexts.link}
    </Link>
    <ClaimThread claim={claim} currency={claim.currency} side="admin" names={{ buyer: claim.buyer.name, seller: claim.seller.name }} />
    <AsBought orderId={claim.orderId} />
    {!claim.settledAt && <DecideClaim claim={claim} />}
  </li>
)

/** /admin-dashboard/reclamos: both sides' statements and photos, and the decision; pending first, oldest first. */
export const ClaimsPage = () => {
  const settled = useSettled()
  const list = usePages(api.orders.claims, { query: { settled: String(settled) } })
  return (
    <AdminLayout title={labels.title} subtitle={labels.hint}>
      <WaitingSwitch />
      <ListTools list="claims" route={api.orders.claims} query={{ settled: String(settled) }} columns={claimColumns} />
      <ul className={classes.rows}>
        {list.items.map((claim) => (
          <ListedClaim key={claim.id} claim={claim} />
        ))}
      </ul>
      <ListStates list={list} nothing={settled ? labels.noneSettled : labels.nothing} />
    </AdminLayout>
  )
}
