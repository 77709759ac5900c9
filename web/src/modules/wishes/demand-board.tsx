import * as api from '@feria/contract/routes'
import { MIN_DEMAND } from '@feria/contract/wishes/values'
import { IconUsersGroup } from '@tabler/icons-react'
import { useRoute } from '../../lib/use-route.ts'
import { keptNear } from '../search/kept-near.ts'
import classes from './demand-board.module.css'
import { texts } from './texts.ts'

const labels = texts.demand
const SHOWN = 6

/** What members near the seller look for, and how many; only from five people up, and nothing if there is no demand. */
export const Demand = () => {
  const near = keptNear()
  const { data } = useRoute(api.wishes.demand, { query: { near: near || undefined, limit: SHOWN } })
  const shown = (data ?? []).filter(({ people }) => people >= MIN_DEMAND)
  if (shown.length === 0) return null
  const phraseOf = near ? labels.near : labels.anywhere
  return (
    <section className={classes.board} aria-labelledby="demand">
      <h2 id="demand" className={classes.title}>
        {near ? labels.title : labels.titleAnywhere}
      </h2>
      <p className={classes.hint}>{labels.hint}</p>
      <ul className={classes.list}>
        {shown.map(({ what, category, people }) => (
          <li key={`${what} ${category}`}>
            <IconUsersGroup size={20} aria-hidden="true" />
            <span>{phraseOf(people, what)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
