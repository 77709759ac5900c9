import { IconChevronDown } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import classes from './more-menu.module.css'
import type { NavEntry } from './nav.ts'
import shell from './shell.module.css'

/** «Más»: the entries that under 1024 px stand only in the drawer [NAV-24]. Opens and closes on its button; Escape, leaving it and navigation close it. */
export const MoreMenu = ({ entries }: { entries: NavEntry[] }) => {
  const { key } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  const place = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: any navigation closes it.
  useEffect(() => setIsOpen(false), [key])
  useEffect(() => {
    if (!isOpen) return
    const leave = (event: Event) => {
      if (!place.current?.contains(event.target as Node)) setIsOpen(false)
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setIsOpen(false)
      button.current?.focus()
    }
    addEventListener('pointerdown', leave)
    addEventListener('focusin', leave)
    addEventListener('keydown', closeOnEscape)
    return () => {
      removeEventListener('pointerdown', leave)
      removeEventListener('focusin', leave)
      removeEventListener('keydown', closeOnEscape)
    }
  }, [isOpen])
  if (entries.length === 0) return null
  return (
    <li ref={place} className={classes.place}>
      <button ref={button} type="button" className={shell.link} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Más
        <IconChevronDown size={18} className={classes.arrow} aria-hidden="true" />
      </button>
      {isOpen && (
        <ul className={classes.entries}>
          {entries.map(({ path, label, icon: Icon }) => (
            <li key={path}>
              <NavLink to={path} className={`${shell.link} ${classes.entry}`}>
                <Icon size={20} aria-hidden="true" />
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
