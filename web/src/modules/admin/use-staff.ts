import { isAdmin, type StaffRole, serves } from '@feria/contract/accounts/values'
import { useSession } from '../../lib/session.ts'

const nobody = { role: 'user' as const }

/** What the signed-in member does for the site; the server checks every call as well. */
export const useStaff = () => {
  const member = useSession((session) => session.user) ?? nobody
  return {
    isAdmin: isAdmin(member.role),
    /** Whether they do the work of these, as staff or as an admin. */
    serves: (of: readonly StaffRole[]) => serves(member, of),
  }
}
