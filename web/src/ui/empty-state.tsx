import type { ReactNode } from 'react'
import classes from './states.module.css'

/** An empty stall: our own drawing for «nothing here». */
const EmptyStall = () => (
  <svg viewBox="0 0 200 130" width="200" height="130" aria-hidden="true" focusable="false" className={classes.drawing}>
    <ellipse cx="100" cy="121" rx="84" ry="7" className={classes.shade} />
    <path d="M36 50v70M164 50v70" className={classes.pole} />
    <path d="M30 88h140v10H30zM38 98h124v22H38z" className={classes.wood} />
    <path d="M60 98v22M100 98v22M140 98v22" className={classes.seam} />
    <path
      d="M40 14h120l16 34a12 12 0 0 1-25.3 0 12 12 0 0 1-25.4 0 12 12 0 0 1-25.3 0 12 12 0 0 1-25.3 0 12 12 0 0 1-25.4 0A12 12 0 0 1 24 48z"
      className={classes.red}
    />
    <path
      d="M60 14h20l-5.4 34a12 12 0 0 1-25.3 0zM100 14h20l5.3 34a12 12 0 0 1-25.3 0zM140 14h20l16 34a12 12 0 0 1-25.3 0z"
      className={classes.cream}
    />
  </svg>
)

interface Props {
  title: string
  text?: ReactNode
  action?: ReactNode
  /** If it is all that a page shows, its title is the page's h1. */
  isPage?: boolean
}

/** Shown for an empty list: a drawing, what it means and what to do. */
export const EmptyState = ({ title, text, action, isPage = false }: Props) => {
  const Title = isPage ? 'h1' : 'h2'
  return (
    <div className={classes.state}>
      <EmptyStall />
      <Title className={classes.title}>{title}</Title>
      {text && <p className={classes.text}>{text}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  )
}
