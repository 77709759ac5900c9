import { useState } from 'react'
import { PageHeader } from '../../ui/page-header.tsx'
import { texts } from './texts.ts'
import { WithdrawalDone } from './withdrawal-done.tsx'
import { WithdrawalForm } from './withdrawal-form.tsx'
import classes from './withdrawal-page.module.css'

const labels = texts.withdrawal

const Right = () => (
  <aside className={classes.right}>
    <h2 className={classes.heading}>{labels.right}</h2>
    <ul className={classes.points}>
      {labels.points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
    <p className={classes.quiet}>{labels.law}</p>
  </aside>
)

/** /arrepentimiento: requests to withdraw from a purchase, signed in or not; shows the code that proves it (Disposición 954/2025). */
export const WithdrawalPage = () => {
  const [done, setDone] = useState<{ code: string; email: string } | null>(null)
  return (
    <div className="page">
      <PageHeader title={labels.title} subtitle={done ? undefined : labels.subtitle} />
      <div className={classes.columns}>
        <div className={classes.sheet}>
          {done ? <WithdrawalDone {...done} onAgain={() => setDone(null)} /> : <WithdrawalForm onDone={setDone} />}
        </div>
        <Right />
      </div>
    </div>
  )
}
