import { IconBolt } from '@tabler/icons-react'
import { NavLink } from 'react-router'
import { match, type NavEntry } from './nav.ts'
import classes from './shell.module.css'

/** A link of the bar's second row; the active one has `aria-current` and is highlighted, and so is MATCH. */
export const BarLink = ({ entry }: { entry: NavEntry }) => (
  <NavLink to={entry.path} className={classes.link} data-mark={entry === match || undefined}>
    {entry === match && <IconBolt size={18} aria-hidden="true" />}
    {entry.label}
  </NavLink>
)
