import { type RefObject, useEffect } from 'react'

/**
 * What a panel beside its button owes to the keyboard: the focus goes in when it opens and back to the button when it closes; Escape, a
 * press outside and a Tab that leaves it close it. `place` holds both button and panel.
 */
export const usePanelFocus = (place: RefObject<HTMLElement | null>, panel: RefObject<HTMLElement | null>, onClose: () => void): void => {
  useEffect(() => {
    const home = place.current
    panel.current?.focus({ preventScroll: true })
    const isOutside = (target: EventTarget | null) => !home?.contains(target as Node)
    const leave = ({ target }: Event) => {
      if (isOutside(target)) onClose()
    }
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose()
      // The focus has moved only after the key was dealt with.
      if (key === 'Tab') setTimeout(() => document.activeElement !== document.body && isOutside(document.activeElement) && onClose())
    }
    addEventListener('pointerdown', leave)
    addEventListener('keydown', press)
    return () => {
      removeEventListener('pointerdown', leave)
      removeEventListener('keydown', press)
      // Whoever went on to something else keeps the focus there.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) home?.querySelector('button')?.focus({ preventScroll: true })
      })
    }
  }, [place, panel, onClose])
}
