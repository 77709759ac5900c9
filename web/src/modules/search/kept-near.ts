/** Where the place of this device is kept: as it was typed, e.g. «Palermo, CABA». */
const KEY = 'near'
/** The most that the server reads. */
export const MAX_NEAR = 120

/** The place that was typed on this device; empty without one or where storage is blocked. */
export const keptNear = (): string => {
  try {
    return (localStorage.getItem(KEY) ?? '').slice(0, MAX_NEAR)
  } catch {
    return ''
  }
}

/** Keeps the place of this device; an empty one forgets it. */
export const keepNear = (near: string): void => {
  try {
    if (near) localStorage.setItem(KEY, near)
    else localStorage.removeItem(KEY)
  } catch {
    // Storage is blocked: the place lasts as long as the page.
  }
}
