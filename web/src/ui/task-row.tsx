import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Picture } from './picture.tsx'
import classes from './task-row.module.css'

interface Props {
  to: string
  /** What is to be done, or what came. */
  title: string
  line: string
  /** Of what it is about; an icon where it is about no product. */
  imageUrl?: string | null
  icon?: ReactNode
  /** It ends by itself soon. */
  isUrgent?: boolean
}

/** Something that waits, as a row that leads to it. */
export const TaskRow = ({ to, title, line, imageUrl = null, icon, isUrgent = false }: Props) => (
  <li>
    <Link to={to} className={classes.row} data-urgent={isUrgent || undefined}>
      {icon ? <span className={classes.icon}>{icon}</span> : <Picture src={imageUrl} alt="" sizes="56px" className={classes.picture} />}
      <span className={classes.words}>
        <span className={classes.title}>{title}</span>
        <span className={classes.line}>{line}</span>
      </span>
      <IconChevronRight size={20} className={classes.go} aria-hidden="true" />
    </Link>
  </li>
)
