/** A place in the row of pictures: one that is kept already, or one on its way. */
export interface Slot {
  key: string
  name: string
  /** Address at Feria or elsewhere; null while it is on its way. */
  url: string | null
  /** What is shown meanwhile. */
  preview: string | null
  /** 0 to 1. */
  progress: number
  /** Why it did not arrive. */
  error: string | null
  file: File | null
}

/** A place for a picture that is kept already. */
export const kept = (url: string): Slot => ({ key: url, name: '', url, preview: null, progress: 1, error: null, file: null })

/** The addresses of what has arrived, in order: the value of the field. */
export const urlsOf = (slots: Slot[]): string[] => slots.flatMap(({ url }) => url ?? [])

/** The row for a value that came from outside: the same places where it agrees, else new ones, with what is on its way behind. */
export const agreeing = (slots: Slot[], value: string[]): Slot[] => {
  if (urlsOf(slots).join('\n') === value.join('\n')) return slots
  const known = new Map(slots.map((slot) => [slot.url, slot]))
  return [...value.map((url) => known.get(url) ?? kept(url)), ...slots.filter(({ url }) => url === null)]
}

/** The row with one place moved by some steps, as far as the ends. */
export const moved = (slots: Slot[], key: string, by: number): Slot[] => {
  const from = slots.findIndex((slot) => slot.key === key)
  const slot = slots[from]
  if (!slot) return slots
  const rest = slots.filter((other) => other !== slot)
  const to = Math.max(0, Math.min(rest.length, from + by))
  return [...rest.slice(0, to), slot, ...rest.slice(to)]
}
