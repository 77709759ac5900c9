import type { Role } from '@feria/contract/accounts/values'
import * as api from '@feria/contract/routes'
import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { usePages } from '../../lib/use-route.ts'
import classes from './admin.module.css'
import { GrantPremium } from './grant-premium.tsx'
import { userColumns } from './list-columns.ts'
import { ListStates } from './list-states.tsx'
import { ListTools } from './list-tools.tsx'
import { SearchField } from './search-field.tsx'
import { texts } from './texts.ts'
import { useAddressParts, useAddressText } from './use-address-text.ts'
import { type Person, useUserActions } from './use-user-actions.ts'
import { UserRow } from './user-row.tsx'

const labels = texts.users
const FILTERS = ['usuario', 'rol']
const roleNames = Object.keys(labels.roles) as Role[]

/** «User Management»: every member with role, role selector and removal; searched and paginated on the server. */
export const UserSection = () => {
  const search = useAddressText('usuario')
  const { params, change } = useAddressParts()
  const role = roleNames.find((name) => name === params.get('rol'))
  const query = { search: search.settled, role }
  const list = usePages(api.accounts.list, { query }, { keepsPrevious: true })
  const [granted, setGranted] = useState<Person | null>(null)
  const actions = useUserActions()
  const choose = (user: Person, next: Role) => (next === 'premium' ? setGranted(user) : void actions.setRole(user, next))
  const { columns } = labels
  return (
    <section className={classes.section} aria-labelledby="users">
      <h2 id="users" tabIndex={-1}>
        {labels.heading}
      </h2>
      <p className={classes.hint}>{labels.hint}</p>
      <search className={classes.line}>
        <SearchField label={labels.search} typed={search.typed} onType={search.type} />
        <NativeSelect aria-label={labels.role} value={role ?? ''} onChange={(event) => change({ rol: event.currentTarget.value })}>
          <option value="">{labels.allRoles}</option>
          {roleNames.map((name) => (
            <option key={name} value={name}>
              {labels.roles[name]}
            </option>
          ))}
        </NativeSelect>
      </search>
      <ListTools list="users" route={api.accounts.list} query={query} columns={userColumns} filters={FILTERS} />
      {list.items.length > 0 && (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{columns.name}</th>
              <th scope="col">{columns.email}</th>
              <th scope="col">{columns.role}</th>
              <th scope="col">{columns.staff}</th>
              <th scope="col">{columns.since}</th>
              <th scope="col">{columns.actions}</th>
            </tr>
          </thead>
          <tbody>
            {list.items.map((user) => (
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
            ))}
          </tbody>
        </table>
      )}
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
