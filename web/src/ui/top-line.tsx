import type { ComponentType, ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { NOTICE_ID } from '../lib/notice-id.ts'
import classes from './top-line.module.css'

interface Props {
  label: string
  icon: ComponentType<{ size: number; 'aria-hidden': 'true' }>
  text: ReactNode
  /** What may be done about it. */
  children: ReactNode
}

/** A line at the top of the page about the member's account; nothing where a page has no place for it. */
export const TopLine = ({ label, icon: Icon, text, children }: Props) => {
  const place = document.getElementById(NOTICE_ID)
  if (!place) return null
  return createPortal(
    <section aria-label={label} className={classes.line}>
      <p className={classes.text}>
        <Icon size={20} aria-hidden="true" />
        <span>{text}</span>
      </p>
      <div className={classes.ways}>{children}</div>
    </section>,
    place,
  )
}
