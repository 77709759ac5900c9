import type { Role } from '@feria/contract/accounts/values'
import * as api from '@feria/contract/routes'
import { useState } from 'react'
import { usePages } from '../../lib/use-route.ts'
import classes from './admin.module.css'
import { GrantPremium } from './grant-premium.tsx'
import { userColumns } from './list-columns.ts'
import { ListStates } from './list-states.tsx'
import { ListTable } from './list-table.tsx'
import { ListTools } from './list-tools.tsx'
import { RoleFilter, useRole } from './role-filter.tsx'
import { SearchField } from './search-field.tsx'
import { texts } from './texts.ts'
import { useAddressText } from './use-address-text.ts'
import { type Person, useUserActions } from './use-user-actions.ts'
import { UserRow } from './user-row.tsx'

const labels = texts.users
const FILTERS = ['usuario', 'rol']

/** «User Management»: every member with role, role selector and removal; searched and paginated on the server. */
export const UserSection = () => {
  const search = useAddressText('usuario')
  const role = useRole()
  const query = { search: search.settled, role }
  const list = usePages(api.accounts.list, { query }, { keepsPrevious: true })
  const [granted, setGranted] = useState<Person | null>(null)
  const actions = useUserActions()
  const choose = (user: Person, next: Role) => (next === 'premium' ? setGranted(user) : void actions.setRole(user, next))
  return (
    <section className={classes.section} aria-labelledby="users">
      <h2 id="users" tabIndex={-1}>
        {labels.heading}
      </h2>
      <p className={classes.hint}>{labels.hint}</p>
      <search className={classes.line}>
        <SearchField label={labels.search} typed={search.typed} onType={search.type} />
        <RoleFilter />
      </search>
      <ListTools list="users" route={api.accounts.list} query={query} columns={userColumns} filters={FILTERS} />
      <ListTable
        items={list.items}
        columns={labels.columns}
        row={(user) => (
          <UserRow
            key={user.id}
            user={user}
            isBusy={actions.busyId === user.id}
            onRole={choose}
            onStaff={actions.setStaff}
            onRemove={actions.remove}
            onRemoveFactor={actions.removeFactor}
            onLift={actions.lift}
          />
        )}
      />
      <ListStates list={list} nothing={labels.nothing} />
      <GrantPremium
        user={granted}
        onClose={() => setGranted(null)}
        onGrant={(user, until) => {
          setGranted(null)
          void actions.grantPremium(user, until)
        }}
      />
    </section>
  )
}
