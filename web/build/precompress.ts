import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest'])
const SMALLEST_BYTES = 1024

/**
 * Writes a `.br` and a `.gz` next to every text file over 1 kB of the finished build; the server fills in and compresses pages itself.
 */
export const precompress = (): Plugin => {
  let folder = ''
  return {
    name: 'feria-precompress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: (config) => {
      folder = resolve(config.root, 'dist/client')
    },
    closeBundle: {
      order: 'post',
      handler: () => {
        for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
          const path = join(entry.parentPath, entry.name)
          if (!entry.isFile() || !TEXT.has(extname(path))) continue
          const bytes = readFileSync(path)
          if (bytes.length <= SMALLEST_BYTES) continue
          writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
          writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }))
        }
      },
    },
  }
}
