import { randomUUID } from 'node:crypto'
import type { Dirent } from 'node:fs'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { checkKey, type Files, isKey } from './files.ts'

const isMissing = (error: unknown) => ['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')

const orNone = (error: unknown): Dirent[] => {
  if (isMissing(error)) return []
  throw error
}

/** Files below a folder. A file appears whole or not at all: it is written aside and renamed into place. */
export const openDiskFiles = (root: string): Files => ({
  put: async (key, bytes) => {
    const path = join(root, checkKey(key))
    await mkdir(dirname(path), { recursive: true })
    const aside = `${path}.${randomUUID()}`
    const file = await open(aside, 'w')
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(aside, path)
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
      // What was written aside and never renamed is no file.
      if (entry.isFile() && isKey(key)) yield key
    }
  },
  direct: null,
})
