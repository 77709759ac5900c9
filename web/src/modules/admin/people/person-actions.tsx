import type { Role } from '@feria/contract/accounts/values'
import type { MemberPage } from '@feria/contract/admin/member-schemas'
import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useSession } from '../../../lib/session.ts'
import adminClasses from '../admin.module.css'
import { GrantPremium } from '../grant-premium.tsx'
import { texts } from '../texts.ts'
import { useStaff } from '../use-staff.ts'
import { useUserActions } from '../use-user-actions.ts'
import classes from './people.module.css'
import { RestrictPerson } from './restrict-person.tsx'
import { peopleTexts } from './texts.ts'

const labels = peopleTexts.actions
const roleNames = Object.keys(texts.users.roles) as Role[]

/** What whoever reads it may do about a member; each asks before. Nothing about oneself. */
export const PersonActions = ({ person }: { person: MemberPage }) => {
  const ownId = useSession((session) => session.user?.id)
  const actions = useUserActions()
  const { isAdmin, serves } = useStaff()
  const moderates = serves(['moderator'])
  const [isRestricting, setIsRestricting] = useState(false)
  const [isGranting, setIsGranting] = useState(false)
  if (person.id === ownId) return <p className={adminClasses.hint}>{labels.self}</p>
  const isBusy = actions.busyId !== null
  const press = (label: string, act: () => unknown, color?: 'red') => (
    <Button variant="default" className={color && classes.danger} disabled={isBusy} onClick={() => void act()}>
      {label}
    </Button>
  )
  return (
    <div className={classes.actions}>
      {isAdmin && (
        <NativeSelect
          label={labels.role}
          disabled={isBusy}
          value={person.role}
          onChange={({ currentTarget: { value } }) =>
            value === 'premium' ? setIsGranting(true) : void actions.setRole(person, value as Role)
          }
          data={roleNames.map((role) => ({ value: role, label: texts.users.roles[role] }))}
        />
      )}
      {person.role === 'admin' && <p className={adminClasses.hint}>{labels.admin}</p>}
      {moderates && person.role !== 'admin' && press(labels.restrict, () => setIsRestricting(true))}
      {moderates && person.restriction && press(labels.lift, () => actions.lift(person))}
      {press(labels.endSessions, () => actions.endSessions(person))}
      {press(labels.sendReset, () => actions.sendReset(person))}
      {serves(['support']) && person.hasSecondFactor && press(labels.removeFactor, () => actions.removeFactor(person))}
      {isAdmin && press(labels.remove, () => actions.remove(person), 'red')}
      <RestrictPerson person={person} isOpen={isRestricting} onClose={() => setIsRestricting(false)} />
      <GrantPremium
        user={isGranting ? person : null}
        onClose={() => setIsGranting(false)}
        onGrant={(user, until) => {
          setIsGranting(false)
          void actions.grantPremium(user, until)
        }}
      />
    </div>
  )
}
