import type { Readable } from 'node:stream'
import type { Received } from './receive.ts'

/** Bytes by key, e.g. `pictures/{id}/640.webp`. Keys are letters, digits, dots, dashes and slashes. */
export interface Files {
  /**
   * Writes a file whole or not at all. A received file is moved, and need not be dropped. Fails with an error of `isOutOfRoom` when the
   * store is full. Like all that follows it fails with a `FilesAway` when a store elsewhere does not answer in time, or refuses us.
   */
  put(key: string, bytes: Buffer | Received): Promise<void>
  /** Receives bytes into a temporary file, to be inspected. Fails with the stream's error, or that of a full disk. */
  receive(coming: AsyncIterable<Buffer>): Promise<Received>
  /** Whether the next files will be stored: they fit, and the last one was not refused. */
  isTaking(): Promise<boolean>
  /** Null when there is no such file. */
  read(key: string): Promise<Buffer | null>
  stream(key: string): Promise<{ bytes: number; body: Readable } | null>
  /** Deletes a file or everything below a folder; missing ones are ignored. */
  remove(key: string): Promise<void>
  /** The key of every file, in no order. */
  keys(): AsyncIterable<string>
  /** How browsers reach the store directly; null if they cannot. */
  direct: DirectFiles | null
}

/** URLs of a store that browsers use directly. All but the public ones are signed and expire. */
export interface DirectFiles {
  /** Origins that pages must be allowed to send to and to load pictures from. */
  origins: string[]
  /** The public URL of a file; null if the store serves nothing publicly. */
  publicUrlOf(key: string): string | null
  /** A URL at which anyone who has it can read a file for a number of seconds. */
  readUrlOf(key: string, seconds: number): Promise<string>
  /** Opens a multipart upload and returns its id. */
  openParts(key: string): Promise<string>
  /** A URL for sending part `n`, counted from 1, of exactly this size by PUT. */
  partUrlOf(key: string, upload: string, part: { n: number; bytes: number }, seconds: number): Promise<string>
  /** The parts that have arrived; none if there is no such upload. */
  arrivedParts(key: string, upload: string): Promise<{ n: number; bytes: number }[]>
  /** Joins all parts that have arrived into one file. */
  joinParts(key: string, upload: string): Promise<void>
  /** Aborts an upload and deletes its parts; a missing one is ignored. */
  dropParts(key: string, upload: string): Promise<void>
}

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

/** Whether a store refused to write because the disk is full, or a quota or limit is reached. */
export const isOutOfRoom = (error: unknown): boolean => FULL.has((error as NodeJS.ErrnoException | null)?.code ?? '')

/** Collects a stream into a list. */
export const gather = async <T>(coming: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = []
  for await (const one of coming) all.push(one)
  return all
}

const KEY = /^[A-Za-z0-9-]+(\/[A-Za-z0-9-]+)*(\/[A-Za-z0-9-]+\.[a-z0-9]+)?$/

/** Whether a text has the form of a key. */
export const isKey = (key: string): boolean => KEY.test(key)

/** Throws unless a key has the form above: no `..`, no absolute path. */
export const checkKey = (key: string): string => {
  if (!isKey(key)) throw new Error(`Not a file key: ${key}`)
  return key
}
