/** A slot in the row of pictures: uploaded or uploading. */
export interface Slot {
  key: string
  name: string
  /** URL at Feria or elsewhere; null while uploading. */
  url: string | null
  /** Shown while uploading. */
  preview: string | null
  /** 0 to 1. */
  progress: number
  /** Why the upload failed. */
  error: string | null
  file: File | null
}

/** The slot of an uploaded picture. */
export const kept = (url: string): Slot => ({ key: url, name: '', url, preview: null, progress: 1, error: null, file: null })

/** The URLs of the uploaded pictures, in order: the field's value. */
export const urlsOf = (slots: Slot[]): string[] => slots.flatMap(({ url }) => url ?? [])

/** How many places are in use: a failed upload takes none. */
export const takenIn = (slots: Slot[]): number => slots.filter(({ error }) => error === null).length

/** The row for a value set from outside: keeps matching slots, adds new ones, with pending uploads at the end. */
export const agreeing = (slots: Slot[], value: string[]): Slot[] => {
  if (urlsOf(slots).join('\n') === value.join('\n')) return slots
  const known = new Map(slots.map((slot) => [slot.url, slot]))
  return [...value.map((url) => known.get(url) ?? kept(url)), ...slots.filter(({ url }) => url === null)]
}

/** The row with one slot moved by some steps, clamped to the ends. */
export const moved = (slots: Slot[], key: string, by: number): Slot[] => {
  const from = slots.findIndex((slot) => slot.key === key)
  const slot = slots[from]
  if (!slot) return slots
  const rest = slots.filter((other) => other !== slot)
  const to = Math.max(0, Math.min(rest.length, from + by))
  return [...rest.slice(0, to), slot, ...rest.slice(to)]
}
