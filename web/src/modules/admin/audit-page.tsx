import type { AuditEntry } from '@feria/contract/accounts/schemas'
import * as api from '@feria/contract/routes'
import { formatAgo, formatDate } from '../../lib/format.ts'
import { usePages } from '../../lib/use-route.ts'
import classes from './admin.module.css'
import { AdminLayout } from './admin-layout.tsx'
import { detailOf, auditTexts as labels } from './audit-texts.ts'
import { ListStates } from './list-states.tsx'

const { columns } = labels

const shownOrder = Object.keys(labels.detailNames)

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
      {Object.entries(details)
        .sort(([one], [other]) => shownOrder.indexOf(one) - shownOrder.indexOf(other))
        .map(([name, value]) => detailOf(action, name, value))
        .join(' · ')}
    </td>
  </tr>
)

/** /admin-dashboard/registro: the audit log of admin actions, by whom and when. */
export const AuditPage = () => {
  const list = usePages(api.accounts.auditLog, { query: {} })
  return (
    <AdminLayout title={labels.title} subtitle={labels.hint}>
      {list.items.length > 0 && (
        <table className={classes.table}>
          <thead>
            <tr>
              {Object.values(columns).map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {list.items.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </tbody>
        </table>
      )}
      <ListStates list={list} nothing={labels.nothing} />
    </AdminLayout>
  )
}
