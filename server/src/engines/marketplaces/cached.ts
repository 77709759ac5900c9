import { createHash } from 'node:crypto'
import type { Kv } from '../kv/kv.ts'

/** Increment when the shape of cached values changes. */
const VERSION = 1

/** A short key for any JSON value. */
export const keyOf = (what: string, ...parts: unknown[]): string =>
  `marketplaces:${VERSION}:${what}:${createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 32)}`

/** The cached value of a key, otherwise the result of `make`, which is cached for a number of seconds. */
export const cached = async <T>(kv: Kv, key: string, seconds: number, make: () => Promise<T>): Promise<T> => {
  const kept = await kv.get(key)
  if (kept !== null) return JSON.parse(kept) as T
  const made = await make()
  await kv.set(key, JSON.stringify(made), seconds)
  return made
}
