import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { type Bundle, neededFiles } from './offline.ts'
import { pagesOf } from './page-table.ts'

const ROUTES = join(import.meta.dirname, '../src/routes.tsx')
const START = 'web/index.html'

/**
 * Writes preloads.json: for each page the scripts and styles of its own, beyond those of every page. The server lists them in a `Link`
 * header, so that the browser requests a page's code along with the app's and not after it.
 */
export const preloads = (): Plugin => ({
  name: 'feria-preloads',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, output: Rolldown.OutputBundle) {
      const bundle = output as unknown as Bundle
      const common = new Set(neededFiles(bundle, [START]))
      const own = pagesOf(readFileSync(ROUTES, 'utf8'))
        .filter(({ path }) => path.startsWith('/'))
        .map(({ path, files: starts }) => {
          const files = neededFiles(
            bundle,
            starts.map((file) => `web/src/${file}`),
          ).filter((name) => !common.has(name))
          return [path, files] as const
        })
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(Object.fromEntries(own)) })
    },
  },
})
