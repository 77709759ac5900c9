import { MAX_NEAR } from '@feria/contract/catalogue/values'

/** Storage key of this device's place, as typed, e.g. «Palermo, CABA». */
const KEY = 'near'

/** The place where storage is blocked: it lasts as long as the page. */
let unstored = ''

/** The place typed on this device, cut to what the server accepts; empty if there is none. */
export const keptNear = (): string => {
  try {
    return (localStorage.getItem(KEY) ?? '').slice(0, MAX_NEAR)
  } catch {
    return unstored
  }
}

/** Stores the place of this device; an empty one removes it. */
export const keepNear = (near: string): void => {
  try {
    if (near) localStorage.setItem(KEY, near)
    else localStorage.removeItem(KEY)
  } catch {
    unstored = near
  }
}
