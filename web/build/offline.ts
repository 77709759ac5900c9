import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const WORKER = join(import.meta.dirname, '../src/sw.js')
/** What the first page and the offline pages need; everything else is cached once it was seen. */
const STARTS = [
  'entry.client.tsx',
  'src/root.tsx',
  'routes/frame.tsx',
  'routes/in-browser.tsx',
  'routes/member.tsx',
  'routes/sin-conexion.tsx',
  'routes/dashboard.tsx',
  'routes/favorites.tsx',
  'routes/all-products.tsx',
  'routes/products.tsx',
  'routes/chat.tsx',
  'routes/chat-page.tsx',
  'shell/bar-parts.tsx',
]
const PUBLIC = ['/favicon.svg', '/images/sin-foto.svg']

interface Chunk {
  type: 'chunk'
  fileName: string
  facadeModuleId: string | null
  imports: string[]
  viteMetadata?: { importedCss: Set<string> }
}

/** The files of a build by name, as far as they matter for a page's needs. */
export type Bundle = Record<string, Chunk | { type: 'asset'; fileName: string; source: string | Uint8Array }>

/** The URLs of all files loaded with the entry chunks: their imports, their styles and the fonts. */
export const neededFiles = (bundle: Bundle, starts: string[]): string[] => {
  const files = new Set<string>()
  const add = (name: string) => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || files.has(name)) return
    files.add(name)
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
    chunk.imports.forEach(add)
  }
  for (const start of starts) {
    const found = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId?.replace(/\?.*/, '').endsWith(start))
    if (!found) throw new Error(`No chunk of the build starts with ${start}`)
    add(found.fileName)
  }
  for (const { fileName } of Object.values(bundle)) if (fileName.endsWith('.woff2')) files.add(fileName)
  return [...files].sort().map((name) => `/${name}`)
}

/** Writes /sw.js, the service worker, with the list of files it precaches and a version that changes with them. */
export const offline = (): Plugin => ({
  name: 'feria-offline',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_options, bundle: Rolldown.OutputBundle) {
      const files = [...neededFiles(bundle as unknown as Bundle, STARTS), ...PUBLIC]
      const source = readFileSync(WORKER, 'utf8')
      const version = createHash('sha256').update(JSON.stringify(files)).update(source).digest('hex').slice(0, 12)
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: source.replace("'VERSION'", `'${version}'`).replace("['FILES']", JSON.stringify(files)),
      })
    },
  },
})
