import { useSession } from '../lib/session.ts'
import { EntryList } from './entry-list.tsx'
import { listed, moreEntries } from './more-nav.ts'
import { entriesFor } from './nav.ts'

const entries = moreEntries.map(listed)

/** The entries of «Más» for a member with this role. */
export const MoreEntries = ({ role }: { role: string }) => {
  const isOfStaff = useSession((session) => session.user?.staff !== undefined)
  return <EntryList entries={entriesFor(role, entries, isOfStaff)} />
}
