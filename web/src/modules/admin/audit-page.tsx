import type { AuditEntry } from '@feria/contract/accounts/schemas'
import * as api from '@feria/contract/routes'
import { formatAgo, formatDate } from '../../lib/format.ts'
import { usePages } from '../../lib/use-route.ts'
import classes from './admin.module.css'
import { AdminLayout } from './admin-layout.tsx'
import { AUDIT_FILTERS, AuditFilters } from './audit-filters.tsx'
import { detailsOf, auditTexts as labels } from './audit-texts.ts'
import { auditColumns } from './list-columns.ts'
import { ListStates } from './list-states.tsx'
import { ListTable } from './list-table.tsx'
import { ListTools } from './list-tools.tsx'
import { useAddressParts } from './use-address-text.ts'

const { columns } = labels

const Entry = ({ entry: { at, actor, action, subject, details } }: { entry: AuditEntry }) => (
  <tr>
    <td data-column={columns.when}>
      <time dateTime={at} title={formatDate(at)}>
        {formatAgo(at)}
      </time>
    </td>
    <td data-column={columns.who}>{actor?.name ?? labels.operator}</td>
    <td data-column={columns.what}>
      {labels.actionNames[action] ?? action} <span className={classes.strong}>{subject.name}</span>
    </td>
    <td data-column={columns.details} className={classes.break}>
      {detailsOf(action, details)}
    </td>
  </tr>
)

/** /admin-dashboard/registro: the audit log of admin actions, by whom and when, found by who, what, about what and days. */
export const AuditPage = () => {
  const { params } = useAddressParts()
  const read = (name: (typeof AUDIT_FILTERS)[number]) => params.get(name) ?? ''
  const query = { actor: read('quien'), action: read('accion'), subject: read('sobre'), from: read('desde'), to: read('hasta') }
  const list = usePages(api.accounts.auditLog, { query }, { keepsPrevious: true })
  const isFiltered = Object.values(query).some(Boolean)
  return (
    <AdminLayout title={labels.title} subtitle={labels.hint}>
      <AuditFilters />
      <ListTools list="audit" route={api.accounts.auditLog} query={query} columns={auditColumns} filters={AUDIT_FILTERS} />
      <ListTable items={list.items} columns={columns} row={(entry) => <Entry key={entry.id} entry={entry} />} />
      <ListStates list={list} nothing={isFiltered ? labels.noneFound : labels.nothing} />
    </AdminLayout>
  )
}
