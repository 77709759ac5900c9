import type { Readable } from 'node:stream'
import type { Received } from './receive.ts'

/** Bytes by key, e.g. `pictures/{id}/640.webp`. Keys are letters, digits, dots, dashes and slashes. */
export interface Files {
  /**
   * Whole or not at all. What was received is moved, and need not be dropped. Fails with an error of `isOutOfRoom` when the store is full.
   */
  put(key: string, bytes: Buffer | Received): Promise<void>
  /** Takes what comes aside until it is known what it is. Fails with the error of what comes, or of a full disk. */
  receive(coming: AsyncIterable<Buffer>): Promise<Received>
  /** Whether the next files will fit. */
  hasRoom(): Promise<boolean>
  /** Null when there is no such file. */
  read(key: string): Promise<Buffer | null>
  stream(key: string): Promise<{ bytes: number; body: Readable } | null>
  /** Removes a file or everything below a folder; nothing there is no error. */
  remove(key: string): Promise<void>
  /** The key of every file, in no order. */
  keys(): AsyncIterable<string>
  /** How browsers reach the store without this process; null where they cannot. */
  direct: DirectFiles | null
}

/** Addresses of a store that browsers speak to themselves. All but the public ones are signed and end. */
export interface DirectFiles {
  /** Origins that pages have to be allowed to send to and to show pictures of. */
  origins: string[]
  /** Where everybody may read a file that is public; null where the store shows nothing to everybody. */
  publicUrlOf(key: string): string | null
  /** Where whoever has the address may read a file for so many seconds. */
  readUrlOf(key: string, seconds: number): Promise<string>
  /** Opens an upload in parts and answers its name there. */
  openParts(key: string): Promise<string>
  /** Where part `n`, counted from 1, of exactly so many bytes may be sent by PUT. */
  partUrlOf(key: string, upload: string, part: { n: number; bytes: number }, seconds: number): Promise<string>
  /** The parts that have arrived; none when there is no such upload. */
  arrivedParts(key: string, upload: string): Promise<{ n: number; bytes: number }[]>
  /** Makes one file of all parts that have arrived. */
  joinParts(key: string, upload: string): Promise<void>
  /** Forgets an upload with its parts; one that is not there is no error. */
  dropParts(key: string, upload: string): Promise<void>
}

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

/** Whether a store refused to write more: the disk is full, or a quota or a limit is reached. */
export const isOutOfRoom = (error: unknown): boolean => FULL.has((error as NodeJS.ErrnoException | null)?.code ?? '')

/** Everything that comes, as a list. */
export const gather = async <T>(coming: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = []
  for await (const one of coming) all.push(one)
  return all
}

const KEY = /^[A-Za-z0-9-]+(\/[A-Za-z0-9-]+)*(\/[A-Za-z0-9-]+\.[a-z0-9]+)?$/

/** Whether a text has the form of a key. */
export const isKey = (key: string): boolean => KEY.test(key)

/** Throws unless a key has the form above: no dots that climb, no absolute path. */
export const checkKey = (key: string): string => {
  if (!isKey(key)) throw new Error(`Not a file key: ${key}`)
  return key
}
