/** What was counted under a key, and how long the count lasts. */
export interface Window {
  count: number
  leftSeconds: number
}

/** Small values that may be lost: counters of limits, presence, short caches. Times are in seconds. */
export interface Kv {
  /** Counts one more under a key and answers the count and how long it lasts; the first of a window starts it. */
  count(key: string, seconds: number): Promise<Window>
  /** The same, and never fails: while the store is away it counts in this process alone. */
  countSurely(key: string, seconds: number): Promise<Window>
  get(key: string): Promise<string | null>
  set(key: string, value: string, seconds: number): Promise<void>
  delete(key: string): Promise<void>
  close(): Promise<void>
}
