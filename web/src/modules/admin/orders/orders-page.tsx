import type { SupervisedOrder } from '@feria/contract/orders/operator-schemas'
import { orderStatuses } from '@feria/contract/orders/values'
import * as api from '@feria/contract/routes'
import { Button, NativeSelect, Switch, TextInput } from '@mantine/core'
import { Link } from 'react-router'
import { formatDate, formatPrice } from '../../../lib/format.ts'
import { usePages } from '../../../lib/use-route.ts'
import { Pill } from '../../../ui/pill.tsx'
import { OrderStatusPill } from '../../orders/order-status.tsx'
import shared from '../admin.module.css'
import { AdminLayout } from '../admin-layout.tsx'
import { orderColumns } from '../list-columns.ts'
import { ListStates } from '../list-states.tsx'
import { ListTable } from '../list-table.tsx'
import { ListTools } from '../list-tools.tsx'
import { SearchField } from '../search-field.tsx'
import { useAddressParts, useAddressText } from '../use-address-text.ts'
import classes from './order.module.css'
import { orderTexts as labels } from './texts.ts'

const { columns } = labels
const filters = ['buscar', 'estado', 'desde', 'hasta', 'atrasadas'] as const

const Row = ({ order }: { order: SupervisedOrder }) => (
  <tr>
    <td data-column={columns.number}>
      <Link
        to={`/admin-dashboard/ventas/${order.id}`}
        className={`${classes.number} ${shared.touch}`}
        aria-label={labels.open(order.number)}
      >
        {order.number}
      </Link>
    </td>
    <td data-column={columns.product}>
      <span className={classes.two}>{order.productName}</span>
    </td>
    <td data-column={columns.parties} className={shared.break}>
      {labels.parties(order.buyer.name, order.seller.name)}
    </td>
    <td data-column={columns.status}>
      <span className={classes.pills}>
        <OrderStatusPill status={order.status} />
        {order.isLate && <Pill tone="alert">{labels.isLate}</Pill>}
      </span>
    </td>
    <td data-column={columns.total} className={classes.sum}>
      {formatPrice(order.totalPrice, order.currency, { tag: true })}
    </td>
    <td data-column={columns.when}>
      <time dateTime={order.createdAt}>{formatDate(order.createdAt)}</time>
    </td>
  </tr>
)

/** /admin-dashboard/ventas: every order, searched and filtered on the server; the filters live in the address. */
export const OrdersPage = () => {
  const search = useAddressText('buscar')
  const { params, change } = useAddressParts()
  const status = orderStatuses.find((one) => one === params.get('estado'))
  const dayOf = (name: string) => (/^\d{4}-\d\d-\d\d$/.test(params.get(name) ?? '') ? (params.get(name) ?? '') : '')
  const [from, to] = [dayOf('desde'), dayOf('hasta')]
  const isLate = params.get('atrasadas') === 'si'
  const query = {
    search: search.settled || undefined,
    status,
    from: from || undefined,
    to: to || undefined,
    late: isLate ? 'true' : undefined,
  }
  const list = usePages(api.orders.supervise, { query }, { keepsPrevious: true })
  const isFiltered = filters.some((name) => params.get(name))
  const clear = () => change(Object.fromEntries(filters.map((name) => [name, ''])))
  return (
    <AdminLayout title={labels.title} subtitle={labels.hint}>
      <search className={classes.filters}>
        <div className={classes.wide}>
          <SearchField label={labels.search} typed={search.typed} onType={search.type} />
        </div>
        <NativeSelect label={labels.status} value={status ?? ''} onChange={(event) => change({ estado: event.currentTarget.value })}>
          <option value="">{labels.allStatuses}</option>
          {orderStatuses.map((one) => (
            <option key={one} value={one}>
              {labels.statuses[one]}
            </option>
          ))}
        </NativeSelect>
        <TextInput
          type="date"
          label={labels.from}
          value={from}
          max={to || undefined}
          onChange={(event) => change({ desde: event.currentTarget.value })}
        />
        <TextInput
          type="date"
          label={labels.to}
          value={to}
          min={from || undefined}
          onChange={(event) => change({ hasta: event.currentTarget.value })}
        />
        <Switch
          className={classes.late}
          label={labels.late}
          checked={isLate}
          onChange={(event) => change({ atrasadas: event.currentTarget.checked ? 'si' : '' })}
        />
        {isFiltered && (
          <Button variant="subtle" onClick={clear}>
            {labels.clear}
          </Button>
        )}
      </search>
      <ListTools list="orders" route={api.orders.supervise} query={query} columns={orderColumns} filters={filters} />
      <ListTable items={list.items} columns={columns} row={(order) => <Row key={order.id} order={order} />} />
      <ListStates list={list} nothing={isFiltered ? labels.nothingFound : labels.nothing} />
    </AdminLayout>
  )
}
