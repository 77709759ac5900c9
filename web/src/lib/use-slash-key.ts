import { type RefObject, useLayoutEffect } from 'react'

const isWriting = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, dialog, [role="dialog"], [contenteditable]') !== null

/**
 * Pressing «/» focuses a search field, unless the member is typing or a dialog is open. Of several, that of the page goes before the one
 * that is `isLast`.
 */
export const useSlashKey = (field: RefObject<HTMLInputElement | null>, { isLast = false } = {}): void => {
  // Not after painting: of a page that came by a link, the key would be lost until then.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return
      if (!field.current) return
      event.preventDefault()
      field.current.focus()
      field.current.select()
    }
    addEventListener('keydown', press, !isLast)
    return () => removeEventListener('keydown', press, !isLast)
  }, [field, isLast])
}
