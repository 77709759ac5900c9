import type { ReactNode } from 'react'
import classes from './thumb-bar.module.css'

/** Actions within the thumb's reach on phones: sticks to the bottom of the screen until the footer appears. */
export const ThumbBar = ({ children }: { children: ReactNode }) => <div className={classes.bar}>{children}</div>
