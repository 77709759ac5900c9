import type { ReactNode } from 'react'
import classes from './outside-price.module.css'

/** What is not quite what the search asks for, under a heading of its own. */
export const OutsideSection = ({ name, children }: { name: string; children: ReactNode }) => (
  <section aria-label={name} className={classes.section}>
    <h2 className={classes.name}>{name}</h2>
    {children}
  </section>
)
