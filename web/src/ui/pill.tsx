import type { ReactNode } from 'react'
import classes from './pill.module.css'

export type Tone = 'good' | 'warn' | 'bad' | 'info' | 'quiet' | 'alert' | 'back'

/** A status in a word, with a colour and optionally an icon. */
export const Pill = ({ tone, icon, children }: { tone: Tone; icon?: ReactNode; children: ReactNode }) => (
  <span className={classes.pill} data-tone={tone}>
    {icon}
    {children}
  </span>
)
