import type { ReactNode } from 'react'
import classes from './fact-list.module.css'

/** What is known of a thing, a row for each name and value; what has no value is left out. */
export const FactList = ({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) => (
  <dl className={classes.facts}>
    {facts.map(([name, value]) =>
      value ? (
        <div key={name} className={classes.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ) : null,
    )}
  </dl>
)
