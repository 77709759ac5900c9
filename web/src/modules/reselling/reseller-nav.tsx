import { NavLink } from '../../lib/router.tsx'
import classes from './reseller-nav.module.css'
import { texts } from './texts.ts'

const said = texts.nav
const entries = [
  { path: '/reseller/profile', label: said.profile },
  { path: '/reseller/links', label: said.links },
  { path: '/reseller/transactions', label: said.transactions },
]

/** Navigation between the reseller's pages. */
export const ResellerNav = () => (
  <nav aria-label={said.label} className={classes.nav}>
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
