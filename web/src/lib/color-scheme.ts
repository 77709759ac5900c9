import { create } from 'zustand'

type Scheme = 'light' | 'dark'

/** As in public/first.js, which sets the scheme before the first paint. */
const KEY = 'mantine-color-scheme-value'
const ATTRIBUTE = 'data-mantine-color-scheme'
const DARK = '(prefers-color-scheme: dark)'

const readKept = (): Scheme | null => {
  try {
    const kept = localStorage.getItem(KEY)
    return kept === 'light' || kept === 'dark' ? kept : null
  } catch {
    return null
  }
}

/** The colours that are on screen: those that the member chose on this device, else the system's. */
export const useColorScheme = create<{ scheme: Scheme }>()(() => ({ scheme: 'light' }))

const show = (scheme: Scheme) => {
  document.documentElement.setAttribute(ATTRIBUTE, scheme)
  useColorScheme.setState({ scheme })
}

/** From now on follows the system and other tabs. Called once, at start. */
export const followColorScheme = (): void => {
  const system = matchMedia(DARK)
  const follow = () => show(readKept() ?? (system.matches ? 'dark' : 'light'))
  follow()
  system.addEventListener('change', follow)
  addEventListener('storage', ({ key }) => key === KEY && follow())
}

/** Turns the colours over and remembers that on this device. */
export const turnColorScheme = (): void => {
  const scheme = useColorScheme.getState().scheme === 'dark' ? 'light' : 'dark'
  try {
    localStorage.setItem(KEY, scheme)
  } catch {
    // Storage is blocked: it holds until the next page load.
  }
  show(scheme)
}
