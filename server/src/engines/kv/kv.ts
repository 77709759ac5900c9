/** Small values that may be lost: counters of limits, presence, short caches. Times are in seconds. */
export interface Kv {
  /** Counts one more under a key and answers the count and how long it lasts; the first of a window starts it. */
  count(key: string, seconds: number): Promise<{ count: number; leftSeconds: number }>
  get(key: string): Promise<string | null>
  set(key: string, value: string, seconds: number): Promise<void>
  delete(key: string): Promise<void>
  close(): Promise<void>
}
