import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const PAGE = '/index.html'
const SOURCES = join(import.meta.dirname, '../src')
/** The styles that every page starts with, in the order of that file; of the library, only what it names. */
const FIRST = readFileSync(join(SOURCES, 'styles.ts'), 'utf8')

/**
 * Later layers win, whatever the order of the stylesheets: the base loads after what the page draws by itself, those of pages as they
 * are opened.
 */
const LAYERS = ['base', 'library', 'pieces', 'pages'] as const
type Layer = (typeof LAYERS)[number]

/** Declares the order of the layers; all later stylesheets follow it. */
export const layersOrder = `@layer ${LAYERS.join(',')};`

/**
 * The layer of a stylesheet by its file; null for those of the landing page, which does not use the library. Throws for stylesheets
 * from anywhere else.
 */
export const layerOf = (file: string): Layer | null => {
  const path = file.replaceAll('\\', '/')
  const ours = path.split('/web/src/')[1]
  if (ours) return ours.startsWith('styles/') ? 'base' : ours.startsWith('ui/') ? 'pieces' : 'pages'
  if (path.includes('/web/landing/')) return null
  const [, library] = /\/node_modules\/(@mantine\/.+)$/.exec(path) ?? []
  if (!library) throw new Error(`No layer is known for ${file}`)
  return FIRST.includes(`'${library}'`) ? 'base' : 'library'
}

/** Declares the order of the layers before the page's first script, which may bring stylesheets. */
export const withOrder = (html: string): string => html.replace('<script', `<style>${layersOrder}</style>\n    $&`)

/** Puts every stylesheet of the app into its layer, so that a page's rule wins over the library's whatever order they load in. */
export const layers = (): Plugin => ({
  name: 'feria-layers',
  enforce: 'pre',
  transform: (code, id) => {
    const [file = ''] = id.split('?')
    const layer = file.endsWith('.css') ? layerOf(file) : null
    return layer && { code: `@layer ${layer}{${code}\n}`, map: null }
  },
  transformIndexHtml: { order: 'pre', handler: (html, { path }) => (path === PAGE ? withOrder(html) : html) },
})
