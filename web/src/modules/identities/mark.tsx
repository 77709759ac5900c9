import type { ReactNode } from 'react'
import { Pill, type Tone } from '../../ui/pill.tsx'
import classes from './identities.module.css'

interface Props {
  name: string
  tone: Tone
  status: string
  text: string
  /** The next step, where there is one. */
  children?: ReactNode
}

/** One thing that can be verified of a member: its state in a word, and what comes next. */
export const Mark = ({ name, tone, status, text, children }: Props) => (
  <li className={classes.mark}>
    <div className={classes.head}>
      <h3 className={classes.name}>{name}</h3>
      <Pill tone={tone}>{status}</Pill>
    </div>
    <p className={classes.quiet}>{text}</p>
    {children}
  </li>
)
