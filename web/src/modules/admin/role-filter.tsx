import type { Role } from '@feria/contract/accounts/values'
import { NativeSelect } from '@mantine/core'
import { texts } from './texts.ts'
import { useAddressParts } from './use-address-text.ts'

const labels = texts.users
const roleNames = Object.keys(labels.roles) as Role[]

/** The role in the address that a list of members is narrowed to; undefined for all. */
export const useRole = (): Role | undefined => {
  const { params } = useAddressParts()
  return roleNames.find((name) => name === params.get('rol'))
}

/** Chooses it. */
export const RoleFilter = ({ className }: { className?: string | undefined }) => {
  const role = useRole()
  const { change } = useAddressParts()
  return (
    <NativeSelect
      className={className}
      aria-label={labels.role}
      value={role ?? ''}
      onChange={(event) => change({ rol: event.currentTarget.value })}
    >
      <option value="">{labels.allRoles}</option>
      {roleNames.map((name) => (
        <option key={name} value={name}>
          {labels.roles[name]}
        </option>
      ))}
    </NativeSelect>
  )
}
