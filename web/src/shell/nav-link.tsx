import { NavLink } from 'react-router'
import type { NavEntry } from './nav.ts'
import classes from './shell.module.css'

/** A link of the top bar; the active one says so with `aria-current` and stands out [NAV-25]. */
export const BarLink = ({ entry }: { entry: Pick<NavEntry, 'label' | 'path'> }) => (
  <NavLink to={entry.path} className={classes.link}>
    {entry.label}
  </NavLink>
)
