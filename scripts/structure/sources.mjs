import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const roots = ['contract', 'server', 'web', 'e2e', 'bench', 'scripts']
const skipped = new Set(['node_modules', 'dist', 'data', 'coverage', 'test-results'])
const extension = /\.(tsx?|jsx?|mjs|cjs|mts|cts|css)$/

const walk = (root, folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.name.startsWith('.') || skipped.has(entry.name) || ['server/migrations', 'web/vendor'].includes(path)) return []
    if (entry.isDirectory()) return walk(root, path)
    return extension.test(entry.name) ? [path] : []
  })

/** Every source file of the project with its text; paths from the root, with slashes. Leaves out generated files. */
export const readSources = (root) => {
  const top = readdirSync(root, { withFileTypes: true })
  const paths = [
    ...top.filter((entry) => entry.isFile() && extension.test(entry.name)).map((entry) => entry.name),
    ...top.filter((entry) => entry.isDirectory() && roots.includes(entry.name)).flatMap((entry) => walk(root, entry.name)),
  ]
  return paths.sort().map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

/** True for a test, which has slightly more freedom than the code it tests. */
export const isTest = (path) => /\.(test|spec)\.\w+$/.test(path)
