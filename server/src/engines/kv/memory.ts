import { type Kv, MAX_TAKEN, type Window } from './kv.ts'

const SWEEP_MS = 30_000

/** Values in this process; expired ones are dropped when read and swept twice a minute. */
export const openMemoryKv = (now: () => number = Date.now): Kv => {
  const values = new Map<string, { value: string; endsAt: number }>()
  const live = (key: string) => {
    const entry = values.get(key)
    if (entry && entry.endsAt > now()) return entry
    values.delete(key)
    return undefined
  }
  const sets = new Map<string, { marks: Map<string, number>; endsAt: number }>()
  const marksOf = (set: string): Map<string, number> => {
    const found = sets.get(set)
    if (found && found.endsAt > now()) return found.marks
    sets.delete(set)
    return new Map()
  }
  const sweep = setInterval(() => {
    for (const key of values.keys()) live(key)
    for (const set of sets.keys()) marksOf(set)
  }, SWEEP_MS)
  sweep.unref()
  const count = async (key: string, seconds: number): Promise<Window> => {
    const entry = live(key) ?? { value: '0', endsAt: now() + seconds * 1000 }
    entry.value = String(Number(entry.value) + 1)
    values.set(key, entry)
    return { count: Number(entry.value), leftSeconds: Math.ceil((entry.endsAt - now()) / 1000) }
  }
  return {
    isShared: false,
    count,
    countSurely: count,
    takeBack: async (key) => {
      const entry = live(key)
      if (entry) entry.value = String(Math.max(0, Number(entry.value) - 1))
    },
    get: async (key) => live(key)?.value ?? null,
    set: async (key, value, seconds) => {
      values.set(key, { value, endsAt: now() + seconds * 1000 })
    },
    delete: async (key) => {
      values.delete(key)
      sets.delete(key)
    },
    mark: async (set, entry, until, seconds) => {
      sets.set(set, { marks: marksOf(set).set(entry, until), endsAt: now() + seconds * 1000 })
    },
    unmark: async (set, entry) => marksOf(set).delete(entry),
    marked: async (set) => new Map(marksOf(set)),
    takeDue: async (set, moment) => {
      const marks = marksOf(set)
      const due = [...marks].filter(([, until]) => until <= moment).slice(0, MAX_TAKEN)
      return due.map(([entry]) => entry).filter((entry) => marks.delete(entry))
    },
    close: async () => clearInterval(sweep),
  }
}
