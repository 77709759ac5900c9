import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import classes from './plain-button.module.css'

interface Look {
  look?: 'filled' | 'outlined' | 'quiet'
  size?: 'sm' | 'md' | 'lg'
  /** As wide as there is room. */
  isFull?: boolean
  /** What it started is under way: it turns, and cannot be pressed again. */
  isLoading?: boolean
}

const attributesOf = ({ look = 'filled', size = 'md', isFull = false, isLoading = false }: Look) => ({
  className: classes.button,
  'data-look': look,
  'data-size': size,
  'data-full': isFull || undefined,
  'data-loading': isLoading || undefined,
})

/**
 * A button in the library's look, as a plain element: for what every visitor's first page shows. The library's own costs each of them
 * its code, and the server some twenty times the work.
 */
export const PlainButton = ({
  look,
  size,
  isFull,
  isLoading,
  type = 'button',
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type={type} disabled={isLoading} {...attributesOf({ look, size, isFull, isLoading })} {...rest} />
)

/** A link that looks like such a button. */
export const LinkButton = ({ look, size, isFull, isLoading, ...rest }: Look & LinkProps) => (
  <Link aria-disabled={isLoading} {...attributesOf({ look, size, isFull, isLoading })} {...rest} />
)

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  'aria-label': string
  /** The icon. */
  children: ReactNode
}

/** Such a button with nothing but an icon. */
export const IconButton = ({ type = 'button', className = '', ...rest }: IconButtonProps) => (
  <button type={type} className={`${classes.icon} ${className}`} {...rest} />
)
