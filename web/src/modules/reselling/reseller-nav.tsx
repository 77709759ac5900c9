import { NavLink } from 'react-router'
import classes from './reseller-nav.module.css'
import { texts } from './texts.ts'

const labels = texts.nav
const entries = [
  { path: '/reseller/profile', label: labels.profile },
  { path: '/reseller/links', label: labels.links },
  { path: '/reseller/transactions', label: labels.transactions },
]

/** Navigation between the reseller's pages. */
export const ResellerNav = () => (
  <nav aria-label={labels.label} className={classes.nav}>
    <ul>
      {entries.map(({ path, label }) => (
        <li key={path}>
          <NavLink to={path} end className={classes.link}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  </nav>
)
