import { useEffect } from 'react'

/** Smaller differences are browser bars, not a keyboard. */
const KEYBOARD_PX = 120

/** Keeps the height left by a phone's keyboard in `--chat-height`, so that the composer stays above it; unset without a keyboard. */
export const useScreenHeight = (): void => {
  useEffect(() => {
    const seen = window.visualViewport
    if (!seen) return
    const { style } = document.documentElement
    const measure = () => {
      // When zoomed in, the visible part is small without any keyboard.
      const hasKeyboard = seen.scale < 1.01 && innerHeight - seen.height > KEYBOARD_PX
      if (!hasKeyboard) {
        style.removeProperty('--chat-height')
        return
      }
      style.setProperty('--chat-height', `${seen.height}px`)
      // Some phones push the page up instead; it fits now.
      scrollTo(0, 0)
    }
    seen.addEventListener('resize', measure)
    measure()
    return () => {
      seen.removeEventListener('resize', measure)
      style.removeProperty('--chat-height')
    }
  }, [])
}
