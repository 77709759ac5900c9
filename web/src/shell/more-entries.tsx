import { NavLink } from 'react-router'
import classes from './more-menu.module.css'
import { moreEntries } from './more-nav.ts'
import { entriesFor } from './nav.ts'
import shell from './shell.module.css'

/** The entries of «Más» for a member with this role. */
export const MoreEntries = ({ role }: { role: string }) => (
  <ul className={classes.entries}>
    {entriesFor(role, moreEntries).map(({ path, label, icon: Icon }) => (
      <li key={path}>
        <NavLink to={path} className={`${shell.link} ${classes.entry}`}>
          <Icon size={20} aria-hidden="true" />
          {label}
        </NavLink>
      </li>
    ))}
  </ul>
)
