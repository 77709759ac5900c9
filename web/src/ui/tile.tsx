import { UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './tile.module.css'

interface Props {
  icon: ReactNode
  text: string
  /** If given it is a link, else a button. */
  to?: string
  onClick?: () => void
}

/** A square button of a menu: an icon over its text. */
export const Tile = ({ icon, text, to, onClick }: Props) => {
  const content = (
    <>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      {text}
    </>
  )
  return to ? (
    <Link className={classes.tile} to={to} onClick={onClick}>
      {content}
    </Link>
  ) : (
    <UnstyledButton className={classes.tile} onClick={onClick}>
      {content}
    </UnstyledButton>
  )
}
