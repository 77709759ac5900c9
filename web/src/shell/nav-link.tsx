import { NavLink } from 'react-router'
import { LazyMessagesBadge } from './member-parts.ts'
import { type NavEntry, showsMessages } from './nav.ts'
import classes from './shell.module.css'

/** A link of the top bar; the active one has `aria-current` and is highlighted. */
export const BarLink = ({ entry: { path, label, icon: Icon, where } }: { entry: NavEntry }) => (
  <NavLink to={path} className={classes.link} data-mark={where === 'mark' || undefined}>
    <Icon size={20} className={classes.icon} aria-hidden="true" />
    {label}
    {showsMessages(path) && <LazyMessagesBadge />}
  </NavLink>
)
