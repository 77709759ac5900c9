import { create } from 'zustand'
import { putOnScheme, SCHEME_KEY, type Scheme, systemIsDark, wantedScheme } from './scheme.ts'

/** The colour scheme on screen: the member's choice on this device, else the system's. */
export const useColorScheme = create<{ scheme: Scheme }>()(() => ({ scheme: 'light' }))

const show = (scheme: Scheme) => {
  putOnScheme(scheme)
  useColorScheme.setState({ scheme })
}

/** Follows the system and other tabs from now on. Called once, at start. */
export const followColorScheme = (): void => {
  const follow = () => show(wantedScheme())
  follow()
  systemIsDark.addEventListener('change', follow)
  addEventListener('storage', ({ key }) => key === SCHEME_KEY && follow())
}

/** Toggles the colour scheme and remembers it on this device. */
export const turnColorScheme = (): void => {
  const scheme = useColorScheme.getState().scheme === 'dark' ? 'light' : 'dark'
  try {
    localStorage.setItem(SCHEME_KEY, scheme)
  } catch {
    // Storage is blocked: the choice lasts until the next page load.
  }
  show(scheme)
}
