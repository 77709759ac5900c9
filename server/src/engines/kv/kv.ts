/** The count of a key, and when its window ends. */
export interface Window {
  count: number
  leftSeconds: number
}

/** The most entries that `takeDue` takes. */
export const MAX_TAKEN = 100

/** Small values that may be lost: rate limits, presence, short caches. Times are in seconds. */
export interface Kv {
  /** Whether other processes see the same values. */
  readonly isShared: boolean
  /** Increments a key and returns the count and how long it lasts; the first of a window starts it. */
  count(key: string, seconds: number): Promise<Window>
  /** Like `count`, but never fails: while the store is unreachable it counts in this process alone. */
  countSurely(key: string, seconds: number): Promise<Window>
  /** Takes one from a count that lasts, not below 0; from one that is over or unreachable nothing. Never fails. */
  takeBack(key: string): Promise<void>
  get(key: string): Promise<string | null>
  set(key: string, value: string, seconds: number): Promise<void>
  delete(key: string): Promise<void>
  /** Marks an entry of a set until a moment in milliseconds; marking it again moves it. The set expires `seconds` after its last mark. */
  mark(set: string, entry: string, until: number, seconds: number): Promise<void>
  /** Removes a mark; true for the one caller who did. */
  unmark(set: string, entry: string): Promise<boolean>
  /** The entries of a set with their moments, past ones included. */
  marked(set: string): Promise<Map<string, number>>
  /** Takes up to 100 due entries; each is given to one caller only. */
  takeDue(set: string, now: number): Promise<string[]>
  /** How often the connection to it was tried again; absent in memory. */
  reconnections?(): number
  close(): Promise<void>
}
