import type { ListedUser } from '@feria/contract/accounts/schemas'
import * as api from '@feria/contract/routes'
import { NativeSelect } from '@mantine/core'
import { Link, useParams } from 'react-router'
import { formatDay } from '../../../lib/format.ts'
import { usePages } from '../../../lib/use-route.ts'
import { Pill } from '../../../ui/pill.tsx'
import classes from '../admin.module.css'
import { AdminLayout } from '../admin-layout.tsx'
import { userColumns } from '../list-columns.ts'
import { ListStates } from '../list-states.tsx'
import { ListTable } from '../list-table.tsx'
import { ListTools } from '../list-tools.tsx'
import { RoleFilter, useRole } from '../role-filter.tsx'
import { SearchField } from '../search-field.tsx'
import { texts } from '../texts.ts'
import { useAddressParts, useAddressText } from '../use-address-text.ts'
import own from './people.module.css'
import { PersonPage } from './person-page.tsx'
import { peopleTexts as labels } from './texts.ts'

const { users } = texts
const filters = ['buscar', 'rol', 'estado'] as const
const restricted: Record<string, string> = { con: 'true', sin: 'false' }

const Row = ({ user }: { user: ListedUser }) => (
  <tr>
    <th scope="row">
      <Link to={`/admin-dashboard/personas/${user.id}`} className={classes.strong}>
        {user.name}
      </Link>
      <span className={classes.pills}>
        {user.isPending && <Pill tone="quiet">{users.pending}</Pill>}
        {user.restriction && (
          <Pill tone="warn">{users.heldBack[user.restriction.kind](user.restriction.until && formatDay(user.restriction.until))}</Pill>
        )}
      </span>
    </th>
    <td data-column={labels.columns.email} className={classes.break}>
      {user.email}
    </td>
    <td data-column={labels.columns.role}>{users.roles[user.role]}</td>
    <td data-column={labels.columns.since}>{formatDay(user.createdAt)}</td>
  </tr>
)

const People = () => {
  const search = useAddressText('buscar')
  const { params, change } = useAddressParts()
  const role = useRole()
  const state = params.get('estado') ?? ''
  const query = { search: search.settled, role, restricted: restricted[state] }
  const list = usePages(api.accounts.list, { query }, { keepsPrevious: true })
  return (
    <AdminLayout title={labels.title} subtitle={labels.hint}>
      <search className={classes.line}>
        <SearchField label={users.search} typed={search.typed} onType={search.type} />
        <RoleFilter className={own.filter} />
        <NativeSelect
          className={own.filter}
          aria-label={labels.state}
          value={state in restricted ? state : ''}
          onChange={(event) => change({ estado: event.currentTarget.value })}
          data={Object.entries(labels.states).map(([value, label]) => ({ value, label }))}
        />
      </search>
      <ListTools list="people" route={api.accounts.list} query={query} columns={userColumns} filters={filters} />
      <ListTable items={list.items} columns={labels.columns} row={(user) => <Row key={user.id} user={user} />} />
      <ListStates list={list} nothing={users.nothing} />
    </AdminLayout>
  )
}

/** /admin-dashboard/personas: every account, searched and filtered; below it the page of one. */
export const PeoplePage = () => {
  const { item } = useParams()
  return item ? <PersonPage key={item} id={item} /> : <People />
}
