import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

const filesIn = (path) => {
  const found = statSync(join(root, path), { throwIfNoEntry: false })
  if (!found) return []
  if (found.isFile()) return [path]
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesIn(join(path, name)))
}

/**
 * SHA-256 over names and contents of files and whole folders, with paths from the root; missing ones count as empty, tests are
 * skipped.
 */
export const hashOf = (paths) => {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesIn)) {
    if (/\.test\.\w+$/.test(file)) continue
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}
