import type { ListedUser, Restriction } from '@feria/contract/accounts/schemas'
import { isAdmin, type Role, type StaffRole } from '@feria/contract/accounts/values'
import { ActionIcon, NativeSelect } from '@mantine/core'
import { IconLockOpen, IconPackages, IconShieldOff, IconTrash } from '@tabler/icons-react'
import { Link } from 'react-router'
import { formatDay } from '../../lib/format.ts'
import { useSession } from '../../lib/session.ts'
import { Pill } from '../../ui/pill.tsx'
import classes from './admin.module.css'
import { StaffSelect } from './staff-select.tsx'
import { texts } from './texts.ts'
import { useAddressParts } from './use-address-text.ts'
import { useStaff } from './use-staff.ts'

const labels = texts.users
const { columns } = labels
const order: Role[] = ['user', 'premium', 'admin']

interface Props {
  user: ListedUser
  isBusy: boolean
  onRole: (user: ListedUser, role: Role) => void
  onStaff: (user: ListedUser, staff: StaffRole | null) => void
  onRemove: (user: ListedUser) => Promise<void>
  onRemoveFactor: (user: ListedUser) => Promise<void>
  onLift: (user: ListedUser) => Promise<void>
}

/** What holds a member back, until when and why. */
const HeldBack = ({ restriction: { kind, until, reason } }: { restriction: Restriction }) => (
  <span className={classes.pills}>
    <Pill tone="warn">{labels.heldBack[kind](until && formatDay(until))}</Pill> {reason}
  </span>
)

/**
 * A member in the list of admins and staff, with what the reader may do about them. Under 768 px the row is a card, its cells labelled by
 * their columns.
 */
export const UserRow = ({ user, isBusy, onRole, onStaff, onRemove, onRemoveFactor, onLift }: Props) => {
  const ownId = useSession((session) => session.user?.id)
  const reader = useStaff()
  const mayAct = reader.isAdmin || (!isAdmin(user.role) && user.staff === null)
  const { change } = useAddressParts()
  const showProducts = () => {
    change({ vendedor: user.id, vendedorNombre: user.name })
    const heading = document.getElementById('visibility')
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }
  return (
    <tr>
      <th scope="row">
        <Link to={`/admin-dashboard/personas/${user.id}`} className={classes.strong}>
          {user.name}
        </Link>
        <span className={classes.pills}>
          {user.id === ownId && <Pill tone="info">{labels.you}</Pill>}
          {user.isPending && <Pill tone="quiet">{labels.pending}</Pill>}
          {user.hasSecondFactor && <Pill tone="good">{labels.secondFactor}</Pill>}
          {user.premiumUntil && <Pill tone="warn">{labels.until(formatDay(user.premiumUntil))}</Pill>}
        </span>
        {user.restriction && <HeldBack restriction={user.restriction} />}
      </th>
      <td data-column={columns.email} className={classes.break}>
        {user.email}
      </td>
      <td data-column={columns.role}>
        {reader.isAdmin ? (
          <NativeSelect
            aria-label={labels.roleOf(user.name)}
            disabled={isBusy}
            value={user.role}
            onChange={(event) => onRole(user, event.currentTarget.value as Role)}
            data={order.map((role) => ({ value: role, label: labels.roles[role] }))}
          />
        ) : (
          labels.roles[user.role]
        )}
      </td>
      <td data-column={columns.staff}>
        {reader.isAdmin ? (
          <StaffSelect user={user} isBusy={isBusy} onStaff={onStaff} />
        ) : isAdmin(user.role) ? (
          labels.servesAll
        ) : (
          labels.staff[user.staff ?? 'none']
        )}
      </td>
      <td data-column={columns.since}>{formatDay(user.createdAt)}</td>
      <td>
        <div className={classes.icons}>
          {reader.serves(['moderator']) && (
            <ActionIcon aria-label={labels.products(user.name)} title={labels.products(user.name)} onClick={showProducts}>
              <IconPackages size={20} aria-hidden="true" />
            </ActionIcon>
          )}
          {user.restriction && mayAct && reader.serves(['moderator']) && (
            <ActionIcon
              aria-label={labels.lift(user.name)}
              title={labels.lift(user.name)}
              disabled={isBusy}
              onClick={() => void onLift(user)}
            >
              <IconLockOpen size={20} aria-hidden="true" />
            </ActionIcon>
          )}
          {user.hasSecondFactor && user.id !== ownId && mayAct && reader.serves(['support']) && (
            <ActionIcon
              aria-label={labels.removeFactor(user.name)}
              title={labels.removeFactor(user.name)}
              disabled={isBusy}
              onClick={() => void onRemoveFactor(user)}
            >
              <IconShieldOff size={20} aria-hidden="true" />
            </ActionIcon>
          )}
          {reader.isAdmin && (
            <ActionIcon
              aria-label={labels.remove(user.name)}
              title={labels.remove(user.name)}
              disabled={isBusy}
              onClick={() => void onRemove(user)}
            >
              <IconTrash size={20} aria-hidden="true" />
            </ActionIcon>
          )}
        </div>
      </td>
    </tr>
  )
}
