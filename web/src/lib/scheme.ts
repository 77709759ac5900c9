export type Scheme = 'light' | 'dark'

/** Storage key of the member's choice on this device. */
export const SCHEME_KEY = 'mantine-color-scheme-value'

/** The system's own scheme. */
export const systemIsDark = matchMedia('(prefers-color-scheme: dark)')

/** The scheme that the member chose on this device, else the system's. */
export const wantedScheme = (): Scheme => {
  let kept: string | null = null
  try {
    kept = localStorage.getItem(SCHEME_KEY)
  } catch {
    // Storage is blocked: use the system's scheme.
  }
  if (kept === 'light' || kept === 'dark') return kept
  return systemIsDark.matches ? 'dark' : 'light'
}

/** Applies a scheme to the page. */
export const putOnScheme = (scheme: Scheme): void => document.documentElement.setAttribute('data-mantine-color-scheme', scheme)
