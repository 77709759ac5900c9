import { create } from 'zustand'
import { putOnScheme, SCHEME_KEY, type Scheme, systemIsDark, wantedScheme } from './scheme.ts'

/** The colours that are on screen: those that the member chose on this device, else the system's. */
export const useColorScheme = create<{ scheme: Scheme }>()(() => ({ scheme: 'light' }))

const show = (scheme: Scheme) => {
  putOnScheme(scheme)
  useColorScheme.setState({ scheme })
}

/** From now on follows the system and other tabs. Called once, at start. */
export const followColorScheme = (): void => {
  const follow = () => show(wantedScheme())
  follow()
  systemIsDark.addEventListener('change', follow)
  addEventListener('storage', ({ key }) => key === SCHEME_KEY && follow())
}

/** Turns the colours over and remembers that on this device. */
export const turnColorScheme = (): void => {
  const scheme = useColorScheme.getState().scheme === 'dark' ? 'light' : 'dark'
  try {
    localStorage.setItem(SCHEME_KEY, scheme)
  } catch {
    // Storage is blocked: it holds until the next page load.
  }
  show(scheme)
}
