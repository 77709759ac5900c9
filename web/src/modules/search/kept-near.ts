import { MAX_NEAR } from '@feria/contract/catalogue/values'

/** Storage key of this device's place, as typed, e.g. «Palermo, CABA». */
const KEY = 'near'
/** The maximum length that the server accepts. */

/** The place typed on this device; empty if there is none or storage is blocked. */
export const keptNear = (): string => {
  try {
    return (localStorage.getItem(KEY) ?? '').slice(0, MAX_NEAR)
  } catch {
    return ''
  }
}

/** Stores the place of this device; an empty one removes it. */
export const keepNear = (near: string): void => {
  try {
    if (near) localStorage.setItem(KEY, near)
    else localStorage.removeItem(KEY)
  } catch {
    // Storage is blocked: the place lasts as long as the page.
  }
}
