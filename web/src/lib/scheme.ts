export type Scheme = 'light' | 'dark'

/** Where the member's choice is kept on this device. */
export const SCHEME_KEY = 'mantine-color-scheme-value'

/** The system's own scheme. */
export const systemIsDark = matchMedia('(prefers-color-scheme: dark)')

/** The scheme that the member chose on this device, else the system's. */
export const wantedScheme = (): Scheme => {
  let kept: string | null = null
  try {
    kept = localStorage.getItem(SCHEME_KEY)
  } catch {
    // Storage is blocked: the system's scheme it is.
  }
  if (kept === 'light' || kept === 'dark') return kept
  return systemIsDark.matches ? 'dark' : 'light'
}

/** Puts a scheme on the page. */
export const putOnScheme = (scheme: Scheme): void => document.documentElement.setAttribute('data-mantine-color-scheme', scheme)
