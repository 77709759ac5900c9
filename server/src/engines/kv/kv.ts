/** What was counted under a key, and how long the count lasts. */
export interface Window {
  count: number
  leftSeconds: number
}

/** Entries that `takeDue` takes at most. */
export const MAX_TAKEN = 100

/** Small values that may be lost: counters of limits, presence, short caches. Times are in seconds. */
export interface Kv {
  /** Counts one more under a key and answers the count and how long it lasts; the first of a window starts it. */
  count(key: string, seconds: number): Promise<Window>
  /** The same, and never fails: while the store is away it counts in this process alone. */
  countSurely(key: string, seconds: number): Promise<Window>
  get(key: string): Promise<string | null>
  set(key: string, value: string, seconds: number): Promise<void>
  delete(key: string): Promise<void>
  /** Marks an entry of a set until a moment in milliseconds; again moves it. The set is forgotten `seconds` after its last mark. */
  mark(set: string, entry: string, until: number, seconds: number): Promise<void>
  /** Takes a mark away; true for the one caller who did. */
  unmark(set: string, entry: string): Promise<boolean>
  /** The entries of a set with their moments, past ones too. */
  marked(set: string): Promise<Map<string, number>>
  /** Takes up to 100 entries whose moment has come; each is handed to one caller only. */
  takeDue(set: string, now: number): Promise<string[]>
  close(): Promise<void>
}
