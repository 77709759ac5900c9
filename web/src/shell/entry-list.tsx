import { Link, useLocation } from 'react-router'
import { MessagesBadge } from '../modules/notifications/messages-badge.tsx'
import classes from './entry-list.module.css'
import type { ListedEntry } from './more-nav.ts'
import { showsMessages } from './nav.ts'

interface Props {
  entries: Omit<ListedEntry, 'access'>[]
  onGo?: () => void
}

/** Entries of a menu under each other, each with its icon and a line about it; the current page's is marked. */
export const EntryList = ({ entries, onGo }: Props) => {
  const { pathname, search } = useLocation()
  const isCurrent = (path: string) =>
    path === pathname + search || (!entries.some((other) => other.path === pathname + search) && `${pathname}/`.startsWith(`${path}/`))
  return (
    <ul className={classes.entries}>
      {entries.map(({ path, label, words, icon: Icon }) => (
        <li key={path}>
          <Link to={path} className={classes.entry} aria-current={isCurrent(path) ? 'page' : undefined} onClick={onGo}>
            <Icon size={22} aria-hidden="true" />
            <span>
              <span className={classes.label}>
                {label}
                {showsMessages(path) && <MessagesBadge />}
              </span>
              <small className={classes.words} aria-hidden="true">
                {words}
              </small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
