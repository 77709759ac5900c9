import { IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { recentSearches } from '../../lib/recent-searches.ts'
import classes from './last-searches.module.css'
import { texts } from './texts.ts'

const COUNT = 5

/** The last searches of this device, to go on where one was. Nothing if there are none. */
export const LastSearches = () => {
  const [searches] = useState(() => recentSearches().slice(0, COUNT))
  if (searches.length === 0) return null
  return (
    <section className={classes.last} aria-labelledby="last-searches">
      <h2 id="last-searches" className={classes.title}>
        {texts.lastSearches}
      </h2>
      <ul className={classes.list}>
        {searches.map((search) => (
          <li key={search}>
            <Link to={`/search?${new URLSearchParams({ q: search })}`} className={classes.search}>
              <IconHistory size={18} aria-hidden="true" />
              <span className={classes.words}>{search}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
