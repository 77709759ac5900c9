import type { ReactNode } from 'react'
import classes from './thumb-bar.module.css'

/** What is within the thumb's reach on phones: stays over the end of the page until the footer comes. */
export const ThumbBar = ({ children }: { children: ReactNode }) => <div className={classes.bar}>{children}</div>
