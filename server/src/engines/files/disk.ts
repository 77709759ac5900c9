import { randomUUID } from 'node:crypto'
import type { Dirent } from 'node:fs'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { checkKey, type Files, isKey, isOutOfRoom } from './files.ts'
import { openReceiver } from './receive.ts'

const isMissing = (error: unknown) => ['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')

const orNone = (error: unknown): Dirent[] => {
  if (isMissing(error)) return []
  throw error
}

/** Incoming files are on the same disk, under a name that no key has. */
const ARRIVING = '.arriving'
/** Room for two of the largest pictures; with less, the next upload may fail. */
const MIN_FREE_BYTES = 32 * 1024 * 1024

/** Flushes a file to disk, then renames it into place; a failed one is deleted. */
const settle = async (aside: string, path: string, write: (file: Awaited<ReturnType<typeof open>>) => Promise<void>): Promise<void> => {
  try {
    await mkdir(dirname(path), { recursive: true })
    const file = await open(aside, 'a')
    try {
      await write(file)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(aside, path)
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
}

/** Files below a folder. A file appears whole or not at all: it is written aside and renamed into place. */
export const openDiskFiles = (root: string): Files => {
  // A quota or limit is reached before the disk is full, and is known only once hit.
  let wasFull = false
  const noting = async <T>(writing: Promise<T>): Promise<T> => {
    try {
      const done = await writing
      wasFull = false
      return done
    } catch (error) {
      wasFull ||= isOutOfRoom(error)
      throw error
    }
  }
  const receive = openReceiver(join(root, ARRIVING))
  const takesMore = async () => {
    await mkdir(join(root, ARRIVING), { recursive: true })
    const probe = join(root, ARRIVING, randomUUID())
    await noting(writeFile(probe, Buffer.alloc(4096))).finally(() => rm(probe, { force: true }))
    return true
  }
  return {
    receive: (coming) => noting(receive(coming)),
    put: async (key, bytes) => {
      const path = join(root, checkKey(key))
      if (Buffer.isBuffer(bytes)) return noting(settle(`${path}.${randomUUID()}`, path, (file) => file.writeFile(bytes)))
      return noting(settle(bytes.path, path, async () => undefined))
    },
    isTaking: async () => {
      await mkdir(root, { recursive: true })
      const { bavail, bsize } = await statfs(root)
      return bavail * bsize >= MIN_FREE_BYTES && (!wasFull || takesMore())
    },
    read: async (key) => {
      try {
        return await readFile(join(root, checkKey(key)))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    stream: async (key) => {
      try {
        const file = await open(join(root, checkKey(key)), 'r')
        const { size } = await file.stat()
        return { bytes: size, body: createReadStream('', { fd: file }) }
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    remove: (key) => rm(join(root, checkKey(key)), { recursive: true, force: true }),
    keys: async function* () {
      const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(orNone)
      for (const entry of entries) {
        const key = relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/')
        // A file written aside and never renamed does not count.
        if (entry.isFile() && isKey(key)) yield key
      }
    },
    direct: null,
  }
}
