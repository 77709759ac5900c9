import type { ReactNode } from 'react'
import classes from './orders.module.css'

/** One fact of an order: its name and value. Nothing if there is no value. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) =>
  children === null || children === undefined || children === false || children === '' ? null : (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )

/** The facts of an order under their heading. */
export const Facts = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section className={classes.sheet}>
    <h2 className={classes.heading}>{heading}</h2>
    <dl className={classes.facts}>{children}</dl>
  </section>
)

/** A mailto link. */
export const EmailLink = ({ email }: { email: string }) => <a href={`mailto:${email}`}>{email}</a>
