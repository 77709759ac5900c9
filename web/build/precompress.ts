import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest'])

/**
 * Writes a `.br` and a `.gz` next to every text file of the finished build that they make smaller: the server sends files as they are, and
 * compresses only what it fills in.
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
          const packed = {
            '.gz': gzipSync(bytes, { level: 9 }),
            '.br': brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
          }
          for (const [ending, smaller] of Object.entries(packed)) if (smaller.length < bytes.length) writeFileSync(path + ending, smaller)
        }
      },
    },
  }
}
