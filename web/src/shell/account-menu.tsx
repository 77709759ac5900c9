import { IconChevronDown } from '@tabler/icons-react'
import { loadChunk } from '../lib/lazy-page.ts'
import { useSession } from '../lib/session.ts'
import { Avatar } from '../ui/avatar.tsx'
import classes from './account-menu.module.css'
import { BarMenu } from './bar-menu.tsx'
import shell from './shell.module.css'

const loadEntries = async () => (await loadChunk(() => import('./account-entries.tsx'))).AccountEntries

/** The member's picture, and behind it what is theirs. */
export const AccountMenu = () => {
  const user = useSession((session) => session.user)
  if (!user) return null
  return (
    <BarMenu role={user.role} className={`${shell.link} ${classes.button}`} load={loadEntries}>
      <span className="only-read">Tu cuenta, {user.name}</span>
      <Avatar name={user.name} src={user.imageUrl} size={34} />
      <IconChevronDown size={18} className={shell.arrow} aria-hidden="true" />
    </BarMenu>
  )
}
