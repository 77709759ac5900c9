import { IconChevronDown } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { loadChunk } from '../lib/lazy-page.ts'
import { useLoaded } from '../lib/use-loaded.ts'
import classes from './more-menu.module.css'
import shell from './shell.module.css'

const importEntries = () => import('./more-entries.tsx')
const loadEntries = async () => (await loadChunk(importEntries)).MoreEntries
const warmUp = () => void importEntries().catch(() => undefined)

/**
 * «Más»: the entries that under 1024 px are only in the drawer; its code loads on hover or focus. Its button opens and closes it;
 * Escape, leaving it and navigation close it.
 */
export const MoreMenu = ({ role }: { role: string }) => {
  const { key } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  const place = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const Entries = useLoaded(loadEntries, isOpen)
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
  return (
    <li ref={place} className={classes.place}>
      <button
        ref={button}
        type="button"
        className={shell.link}
        aria-expanded={isOpen}
        onPointerEnter={warmUp}
        onFocus={warmUp}
        onClick={() => setIsOpen(!isOpen)}
      >
        Más
        <IconChevronDown size={18} className={classes.arrow} aria-hidden="true" />
      </button>
      {isOpen && Entries && <Entries role={role} />}
    </li>
  )
}
