import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root, run } from '../../scripts/lib/run.mjs'

/** The goals for the scripts of a first visit in gzip bytes: a visitor's page and a member's. */
const GOALS = { visitor: 150_000, member: 190_000 }
const MEMBERS_PAGES = new Set(['/all-products', '/products/:id'])

/** The goal for the scripts of a first visit to a page. */
export const firstLoadGoal = (path: string): number => (MEMBERS_PAGES.has(path) ? GOALS.member : GOALS.visitor)

/**
 * What a first visit may load at present in gzip bytes of scripts, so that it grows no further. The search, which asks the other platforms
 * by itself, is over the goal (decision 90).
 */
export const FIRST_LOAD_BYTES: Record<string, number> = {
  '/explorar': 141_000,
  '/c/:page': 140_700,
  '/p/:page': 142_100,
  '/v/:page': 147_300,
  '/busco': 139_400,
  '/busco/:page': 142_600,
  '/ayuda': 143_800,
  '/ayuda/:tema': 139_500,
  '/ayuda/contacto': 142_100,
  '/login': 138_600,
  '/register': 139_000,
  '/product-ranking': 146_700,
  '/buscar': 152_800,
  '/all-products': 184_500,
  '/products/:id': 188_700,
}

const dist = join(root, 'web', 'dist', 'client')

interface Piece {
  module: string
  imports: string[]
}
interface Manifest {
  url: string
  entry: Piece
  routes: Record<string, Piece & { parentId?: string; path?: string }>
}

/** The routes of the built web, each with its scripts, as React Router hands them to the browser. */
const readManifest = async (): Promise<Manifest> => {
  const name = (await readdir(join(dist, 'assets'))).find((file) => /^manifest-[\w-]+\.js$/.test(file))
  const text = await readFile(join(dist, 'assets', String(name)), 'utf8')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
}

/** The scripts that a first visit to a page loads, once each, in gzip bytes; undefined if the web has no such page. */
export const firstLoadBytes = async (path: string): Promise<number | undefined> => {
  if (!existsSync(dist)) await run('npm', ['run', 'build'])
  const { url, entry, routes } = await readManifest()
  let route = Object.values(routes).find((one) => one.path === path)
  if (!route) return undefined
  const files = new Set([url, entry.module, ...entry.imports])
  for (; route; route = route.parentId ? routes[route.parentId] : undefined)
    for (const file of [route.module, ...route.imports]) files.add(file)
  const sizes = await Promise.all([...files].map(async (file) => gzipSync(await readFile(join(dist, file)), { level: 9 }).length))
  return sizes.reduce((sum, size) => sum + size, 0)
}
