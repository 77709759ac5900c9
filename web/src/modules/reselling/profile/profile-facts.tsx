import type { ResellerProfile } from '@feria/contract/reselling/schemas'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDate, formatDay, formatNumber } from '../../../lib/format.ts'
import classes from './profile.module.css'
import { texts } from './texts.ts'

const labels = texts.facts

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={classes.figure}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** Reputation, level, completed transactions and since when, with links to the other pages. */
export const ProfileFacts = ({ profile }: { profile: ResellerProfile }) => (
  <section className={classes.sheet} aria-labelledby="facts">
    <h2 id="facts" className={classes.heading}>
      {labels.heading}
    </h2>
    <dl className={classes.figures}>
      <Figure name={labels.reputation}>{profile.reputation}</Figure>
      <Figure name={labels.level}>{profile.validationLevel}</Figure>
      <Figure name={labels.completed}>{formatNumber(profile.completedTransactions)}</Figure>
      <Figure name={labels.since}>
        <time dateTime={profile.createdAt} title={formatDate(profile.createdAt)}>
          {formatDay(profile.createdAt)}
        </time>
      </Figure>
    </dl>
    <p className={classes.quiet}>{labels.growth}</p>
    <div className={classes.ways}>
      <Button component={Link} to="/reseller/links">
        {labels.toLinks}
      </Button>
      <Button component={Link} to="/saldo" variant="default">
        {labels.toBalance}
      </Button>
    </div>
  </section>
)
