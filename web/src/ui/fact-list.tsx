import type { ReactNode } from 'react'
import classes from './fact-list.module.css'

/** A list of names and values, one row each; leaves out facts without a value. */
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
