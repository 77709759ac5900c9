import type { ListedUser } from '@feria/contract/accounts/schemas'
import { isAdmin, type StaffRole, staffRoles } from '@feria/contract/accounts/values'
import { NativeSelect } from '@mantine/core'
import { texts } from './texts.ts'

const labels = texts.users

interface Props {
  user: ListedUser
  isBusy: boolean
  onStaff: (user: ListedUser, staff: StaffRole | null) => void
}

/** What a member does for the site. An admin does it all, so there is nothing to choose. */
export const StaffSelect = ({ user, isBusy, onStaff }: Props) =>
  isAdmin(user.role) ? (
    <span>{labels.servesAll}</span>
  ) : (
    <NativeSelect
      aria-label={labels.staffOf(user.name)}
      disabled={isBusy}
      value={user.staff ?? ''}
      onChange={(event) => onStaff(user, staffRoles.find((one) => one === event.currentTarget.value) ?? null)}
      data={[{ value: '', label: labels.staff.none }, ...staffRoles.map((one) => ({ value: one, label: labels.staff[one] }))]}
    />
  )
