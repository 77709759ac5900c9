import type { Withdrawal } from '@feria/contract/orders/schemas'
import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import { explain } from '../../lib/call.ts'
import { formatDate } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { useAction, usePages } from '../../lib/use-route.ts'
import { Pill } from '../../ui/pill.tsx'
import classes from './admin.module.css'
import { AdminLayout } from './admin-layout.tsx'
import { withdrawalColumns } from './list-columns.ts'
import { ListStates } from './list-states.tsx'
import { ListTools } from './list-tools.tsx'
import { orderTexts } from './orders/texts.ts'
import { texts } from './texts.ts'

const labels = texts.withdrawals

const Request = ({ asked }: { asked: Withdrawal }) => {
  const resolve = useAction(api.orders.resolveWithdrawal, {
    refreshes: [api.orders.withdrawals, api.admin.order, api.accounts.auditLog],
    onError: (error) => void notify({ message: explain(error, labels.failed), kind: 'error' }),
  })
  return (
    <li className={classes.row}>
      <span className={classes.strong}>{asked.code}</span>
      <Pill tone={asked.resolvedAt ? 'good' : 'warn'}>
        {asked.resolvedAt ? labels.resolved(formatDate(asked.resolvedAt)) : labels.waiting}
      </Pill>
      <span className={classes.break}>
        {asked.name}, <a href={`mailto:${asked.email}`}>{asked.email}</a>
      </span>
      <span className={classes.break}>
        {labels.order}: {asked.orderNumber}
      </span>
      <span className={classes.hint}>
        {asked.orderId ? labels.known : labels.unknown}. {formatDate(asked.createdAt)}
      </span>
      {asked.orderId && (
        <Link to={`/admin-dashboard/ventas/${asked.orderId}`} className={classes.touch} aria-label={orderTexts.open(asked.orderNumber)}>
          {orderTexts.link}
        </Link>
      )}
      {asked.reason && <blockquote className={classes.reason}>{asked.reason}</blockquote>}
      {!asked.resolvedAt && (
        <Button
          variant="default"
          size="sm"
          className={classes.start}
          aria-label={labels.resolveOf(asked.code)}
          loading={resolve.isPending}
          leftSection={<IconCheck size={18} aria-hidden="true" />}
          onClick={() => resolve.mutate({ params: { id: asked.id } })}
        >
          {labels.resolve}
        </Button>
      )}
    </li>
  )
}

/** /admin-dashboard/arrepentimientos: withdrawal requests, pending first. */
export const WithdrawalsPage = () => {
  const list = usePages(api.orders.withdrawals, { query: {} })
  return (
    <AdminLayout title={labels.title} subtitle={labels.hint}>
      <ListTools list="withdrawals" route={api.orders.withdrawals} columns={withdrawalColumns} />
      <ul className={classes.rows}>
        {list.items.map((asked) => (
          <Request key={asked.id} asked={asked} />
        ))}
      </ul>
      <ListStates list={list} nothing={labels.nothing} />
    </AdminLayout>
  )
}
