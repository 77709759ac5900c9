import { createHash } from 'node:crypto'
import type { Kv } from '../kv/kv.ts'

/** Another number when what is kept changes its shape. */
const VERSION = 1

/** A short key for anything that JSON can write. */
export const keyOf = (what: string, ...parts: unknown[]): string =>
  `marketplaces:${VERSION}:${what}:${createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 32)}`

/** What is kept under a key, else what `make` answers, which is kept for so many seconds. */
export const cached = async <T>(kv: Kv, key: string, seconds: number, make: () => Promise<T>): Promise<T> => {
  const kept = await kv.get(key)
  if (kept !== null) return JSON.parse(kept) as T
  const made = await make()
  await kv.set(key, JSON.stringify(made), seconds)
  return made
}
