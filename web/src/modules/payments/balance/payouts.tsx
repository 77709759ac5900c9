import type { Payout } from '@feria/contract/payments/schemas'
import * as api from '@feria/contract/routes'
import { formatDate, formatPrice } from '../../../lib/format.ts'
import { usePages } from '../../../lib/use-route.ts'
import classes from './balance.module.css'
import { ListParts } from './list-parts.tsx'
import { PayoutStatusPill } from './payout-status.tsx'
import { formatDestination } from './payout-values.ts'
import { StopPayout } from './stop-payout.tsx'
import { texts } from './texts.ts'

const labels = texts.payouts

const Line = ({ payout }: { payout: Payout }) => {
  const amount = formatPrice(payout.amount, payout.currency, { tag: true })
  return (
    <li className={classes.line}>
      <span className={classes.words}>
        <span className={classes.kind}>{amount}</span>
        <span className={classes.quiet}>{labels.to(formatDestination(payout.destination), payout.holder)}</span>
        <span className={classes.quiet}>
          {payout.settledAt
            ? `${labels.settled[payout.status]} ${formatDate(payout.settledAt)}`
            : labels.asked(formatDate(payout.createdAt))}
        </span>
        {payout.note && <span className={classes.note}>{payout.note}</span>}
        {payout.heldUntil && (
          <span className={classes.held}>
            <span>{labels.heldUntil(formatDate(payout.heldUntil))}</span>
            <StopPayout id={payout.id} amount={amount} />
          </span>
        )}
      </span>
      <PayoutStatusPill payout={payout} />
    </li>
  )
}

/** The member's payouts, newest first, with their status. */
export const Payouts = () => {
  const list = usePages(api.payments.payouts, { query: {} })
  return (
    <section className={classes.section} aria-labelledby="payouts">
      <h2 id="payouts" className={classes.heading}>
        {labels.heading}
      </h2>
      <ul className={classes.list}>
        {list.items.map((payout) => (
          <Line key={payout.id} payout={payout} />
        ))}
      </ul>
      <ListParts list={list} nothing={labels.nothing} />
    </section>
  )
}
