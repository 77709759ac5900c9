import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { parseSync } from 'oxc-parser'
import { root, run } from '../../scripts/lib/run.mjs'
import { pagesOf } from '../../web/build/page-table.ts'

/** Maximum script size of a first visit, in gzip bytes: 130,000, with the reload fix for WebKit (decision 71) and routes by module (88). */
export const FIRST_LOAD_BYTES = 132_000

const dist = join(root, 'web', 'dist')
const routes = join(root, 'web', 'src', 'routes.tsx')

/** The scripts that a first visit to a page loads, once each, in gzip bytes; undefined if the web has no such page. */
export const firstLoadBytes = async (path: string): Promise<number | undefined> => {
  if (!existsSync(join(dist, 'index.html'))) await run('npm', ['run', 'build'])
  const page = await pageChunk(path)
  if (!page) return undefined
  const html = await readFile(join(dist, 'index.html'), 'utf8')
  const scripts = [...html.matchAll(/<script[^>]*\ssrc="\/([^"]+)"/g)].map(([, src]) => String(src))
  const files = new Set<string>()
  for (const script of [...scripts, `assets/${page}`]) await addWithImports(script, files)
  const sizes = await Promise.all([...files].map(async (file) => gzipSync(await readFile(join(dist, file)), { level: 9 }).length))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** The chunk of a page: Vite names it after the file that the route table imports for the path. */
const pageChunk = async (path: string): Promise<string | undefined> => {
  const file = pagesOf(await readFile(routes, 'utf8')).find((page) => page.path === path)?.files[0]
  if (!file) return undefined
  const names = await readdir(join(dist, 'assets'))
  const isChunk = new RegExp(`^${basename(file, '.tsx')}-[\\w-]{8}\\.js$`)
  return names.find((name) => isChunk.test(name))
}

const addWithImports = async (file: string, files: Set<string>): Promise<void> => {
  if (files.has(file)) return
  files.add(file)
  const { module } = parseSync(file, await readFile(join(dist, file), 'utf8'))
  const imported = module.staticImports.map(({ moduleRequest }) => moduleRequest.value)
  const exported = module.staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []))
  for (const specifier of [...imported, ...exported]) await addWithImports(join('assets', basename(specifier)), files)
}
