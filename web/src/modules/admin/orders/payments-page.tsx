import type { SupervisedPayment } from '@feria/contract/admin/order-schemas'
import { type PaymentState, paymentStates } from '@feria/contract/admin/values'
import * as api from '@feria/contract/routes'
import { NativeSelect } from '@mantine/core'
import { Link } from 'react-router'
import { formatDate, formatPrice } from '../../../lib/format.ts'
import { usePages } from '../../../lib/use-route.ts'
import { Pill, type Tone } from '../../../ui/pill.tsx'
import shared from '../admin.module.css'
import { AdminLayout } from '../admin-layout.tsx'
import { paymentColumns } from '../list-columns.ts'
import { ListStates } from '../list-states.tsx'
import { ListTable } from '../list-table.tsx'
import { ListTools } from '../list-tools.tsx'
import { SearchField } from '../search-field.tsx'
import { useAddressParts, useAddressText } from '../use-address-text.ts'
import classes from './order.module.css'
import { orderTexts } from './texts.ts'

const labels = orderTexts.payments
const { columns } = labels
const tones: Record<PaymentState, Tone> = { started: 'quiet', pending: 'warn', approved: 'good', rejected: 'bad', failed: 'bad' }
const filters = ['buscar', 'estado', 'procesador'] as const
const providers = Object.entries(labels.providers)

const Row = ({ payment }: { payment: SupervisedPayment }) => {
  const { id, order, amount, refunded, currency, status, kind, brand, lastFour, reason, provider, providerId, createdAt } = payment
  return (
    <tr>
      <td data-column={columns.order}>
        {order ? (
          <Link
            to={`/admin-dashboard/ventas/${order.id}`}
            className={`${classes.number} ${shared.touch}`}
            aria-label={orderTexts.open(order.number)}
          >
            {order.number}
          </Link>
        ) : (
          labels.noOrder
        )}
      </td>
      <td data-column={columns.amount}>
        <span className={classes.sum}>{formatPrice(amount, currency, { tag: true })}</span>
        {refunded > 0 && <p className={classes.quiet}>{labels.refunded(formatPrice(refunded, currency, { tag: true }))}</p>}
      </td>
      <td data-column={columns.status}>
        <Pill tone={tones[status]}>{labels.states[status]}</Pill>
        {reason && <p className={classes.quiet}>{reason}</p>}
      </td>
      <td data-column={columns.how}>
        {brand && lastFour ? labels.ending(brand, lastFour) : labels.kinds[kind]}
        <p className={classes.quiet}>{labels.providers[provider as keyof typeof labels.providers] ?? provider}</p>
      </td>
      <td data-column={columns.id}>
        <span className={classes.ids}>
          <span>{id}</span>
          {providerId && <span className={classes.quiet}>{providerId}</span>}
        </span>
      </td>
      <td data-column={columns.when}>
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </td>
    </tr>
  )
}

/** /admin-dashboard/pagos: every payment attempt, searched and filtered on the server; the filters live in the address. */
export const PaymentsPage = () => {
  const search = useAddressText('buscar')
  const { params, change } = useAddressParts()
  const status = paymentStates.find((one) => one === params.get('estado'))
  const provider = params.get('procesador') ?? ''
  const query = { search: search.settled || undefined, status, provider: provider || undefined }
  const list = usePages(api.admin.payments, { query }, { keepsPrevious: true })
  return (
    <AdminLayout title={labels.title} subtitle={labels.hint}>
      <search className={classes.filters}>
        <div className={classes.wide}>
          <SearchField label={labels.search} typed={search.typed} onType={search.type} />
        </div>
        <NativeSelect label={labels.status} value={status ?? ''} onChange={(event) => change({ estado: event.currentTarget.value })}>
          <option value="">{labels.allStatuses}</option>
          {paymentStates.map((one) => (
            <option key={one} value={one}>
              {labels.states[one]}
            </option>
          ))}
        </NativeSelect>
        <NativeSelect label={labels.provider} value={provider} onChange={(event) => change({ procesador: event.currentTarget.value })}>
          {providers.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </search>
      <ListTools list="payments" route={api.admin.payments} query={query} columns={paymentColumns} filters={filters} />
      <ListTable items={list.items} columns={columns} row={(payment) => <Row key={payment.id} payment={payment} />} />
      <ListStates list={list} nothing={search.settled || status || provider ? labels.nothingFound : labels.nothing} />
    </AdminLayout>
  )
}
