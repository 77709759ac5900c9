import { type RefObject, useEffect } from 'react'

/**
 * Focus handling of a panel beside its button: focus moves in when it opens and back to the button when it closes; Escape, a click
 * outside and a Tab that leaves it close it. `place` contains both button and panel.
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
      // The focus moves only after the key event was handled.
      if (key === 'Tab') setTimeout(() => document.activeElement !== document.body && isOutside(document.activeElement) && onClose())
    }
    addEventListener('pointerdown', leave)
    addEventListener('keydown', press)
    return () => {
      removeEventListener('pointerdown', leave)
      removeEventListener('keydown', press)
      // Leaves the focus where the member has moved it meanwhile.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) home?.querySelector('button')?.focus({ preventScroll: true })
      })
    }
  }, [place, panel, onClose])
}
