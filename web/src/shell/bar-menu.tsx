import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useLoaded } from '../lib/use-loaded.ts'
import classes from './bar-menu.module.css'

interface Props {
  /** What its button shows. */
  children: ReactNode
  role: string
  className?: string
  /** Loads its entries; stable. */
  load: () => Promise<ComponentType<{ role: string }>>
}

/** A menu of the bar. Its code loads on hover or focus. Its button opens and closes it; Escape, leaving it and navigation close it. */
export const BarMenu = ({ children, role, className, load }: Props) => {
  const { key } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const Entries = useLoaded(load, isOpen)
  const warmUp = () => void load().catch(() => undefined)
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
    <span ref={place} className={classes.place}>
      <button
        ref={button}
        type="button"
        className={className}
        aria-expanded={isOpen}
        onPointerEnter={warmUp}
        onFocus={warmUp}
        onClick={() => setIsOpen(!isOpen)}
      >
        {children}
      </button>
      {isOpen && Entries && (
        <div className={classes.menu}>
          <Entries role={role} />
        </div>
      )}
    </span>
  )
}
