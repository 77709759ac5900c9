import type { Answer } from '@feria/contract'
import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { formatDate, formatPrice } from '../../lib/format.ts'
import { usePages } from '../../lib/use-route.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { PayoutStatusPill } from '../payments/balance/payout-status.tsx'
import { formatDestination } from '../payments/balance/payout-values.ts'
import classes from './admin.module.css'
import { AdminLayout } from './admin-layout.tsx'
import { payoutColumns } from './list-columns.ts'
import { ListStates } from './list-states.tsx'
import { ListTools } from './list-tools.tsx'
import { ResolvePayout, type Settling } from './resolve-payout.tsx'
import { texts } from './texts.ts'
import { useSettled, WaitingSwitch } from './waiting-switch.tsx'

const labels = texts.payouts

type Listed = Answer<typeof api.payments.allPayouts>[number]

const ListedPayout = ({ payout, onResolve }: { payout: Listed; onResolve: (settling: Settling) => void }) => {
  const { id, amount, currency, member, destination, holder, status, createdAt, heldUntil, settledAt, note } = payout
  const sum = formatPrice(amount, currency, { tag: true })
  return (
    <li className={classes.row}>
      <div className={classes.claimHead}>
        <h2 className={classes.claimTitle}>{sum}</h2>
        <PayoutStatusPill payout={payout} />
      </div>
      <span className={classes.break}>
        {member.name}, <a href={`mailto:${member.email}`}>{member.email}</a>
      </span>
      <div className={classes.chosen}>
        <span className={classes.account}>{formatDestination(destination)}</span>
        {status === 'pedido' && !heldUntil && <CopyButton text={destination} what={labels.accountOf(member.name)} />}
      </div>
      <span className={classes.break}>{labels.holder(holder)}</span>
      <span className={classes.hint}>
        {labels.asked(formatDate(createdAt))}
        {settledAt && ` · ${labels.answered(formatDate(settledAt))}`}
      </span>
      {heldUntil && <p>{labels.held(formatDate(heldUntil))}</p>}
      {note && <blockquote className={classes.reason}>{note}</blockquote>}
      {status === 'pedido' && (
        <div className={classes.line}>
          {!heldUntil && (
            <Button aria-label={labels.payOf(sum, member.name)} onClick={() => onResolve({ id, sum, name: member.name, status: 'pagado' })}>
              {labels.pay}
            </Button>
          )}
          <Button
            variant="default"
            aria-label={labels.rejectOf(sum, member.name)}
            onClick={() => onResolve({ id, sum, name: member.name, status: 'rechazado' })}
          >
            {labels.reject}
          </Button>
        </div>
      )}
    </li>
  )
}

/** /admin-dashboard/retiros: payout requests with their bank accounts; pending first, oldest first. */
export const PayoutsPage = () => {
  const settled = useSettled()
  const list = usePages(api.payments.allPayouts, { query: { settled: String(settled) } })
  const [settling, setSettling] = useState<Settling | null>(null)
  return (
    <AdminLayout title={labels.title} subtitle={labels.hint}>
      <WaitingSwitch />
      <ListTools list="payouts" route={api.payments.allPayouts} query={{ settled: String(settled) }} columns={payoutColumns} />
      <ul className={classes.rows}>
        {list.items.map((payout) => (
          <ListedPayout key={payout.id} payout={payout} onResolve={setSettling} />
        ))}
      </ul>
      <ListStates list={list} nothing={settled ? labels.noneSettled : labels.nothing} />
      <ResolvePayout settling={settling} onClose={() => setSettling(null)} />
    </AdminLayout>
  )
}
