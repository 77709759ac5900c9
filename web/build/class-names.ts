import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/** Signs of a file, enough as two files seldom have a class of one name. */
const SIGNS = 4

/**
 * Names the classes of each stylesheet, with one sign for all of a file. Vite's own names add the number of the line, which tells nothing
 * apart and cannot be compressed. Refuses two files that would share a name.
 */
export const classNames = (root: string) => {
  const files = new Map<string, string>()
  return (name: string, file: string): string => {
    const path = relative(root, file.replace(/\?.*/, '')).replaceAll('\\', '/')
    const given = `${name}_${createHash('sha256').update(path).digest('hex').slice(0, SIGNS)}`
    const other = files.get(given) ?? path
    if (other !== path) throw new Error(`${path} and ${other} would both have a class ${given}; rename one of them`)
    files.set(given, path)
    return given
  }
}
