import type { CSSProperties } from 'react'
import classes from './plain-skeleton.module.css'

interface Props {
  className?: string
  style?: CSSProperties
}

/** A skeleton in the library's look, as a plain element: for what visitors' pages show while they wait. */
export const PlainSkeleton = ({ className = '', style }: Props) => <span className={`${classes.skeleton} ${className}`} style={style} />
