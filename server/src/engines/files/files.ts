import type { Readable } from 'node:stream'

/** Bytes by key, e.g. `pictures/{id}/640.webp`. Keys are letters, digits, dots, dashes and slashes. */
export interface Files {
  put(key: string, bytes: Buffer): Promise<void>
  /** Null when there is no such file. */
  read(key: string): Promise<Buffer | null>
  stream(key: string): Promise<{ bytes: number; body: Readable } | null>
  /** Removes a file or everything below a folder; nothing there is no error. */
  remove(key: string): Promise<void>
}

const KEY = /^[A-Za-z0-9-]+(\/[A-Za-z0-9-]+)*(\/[A-Za-z0-9-]+\.[a-z0-9]+)?$/

/** Throws unless a key has the form above: no dots that climb, no absolute path. */
export const checkKey = (key: string): string => {
  if (!KEY.test(key)) throw new Error(`Not a file key: ${key}`)
  return key
}
