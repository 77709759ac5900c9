import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { minifySync, type Plugin } from 'vite'

/** Scripts that are written by hand and copied as they are: what they explain need not travel with every first page. */
const SCRIPTS = ['sw.js']

/** Minifies the hand-written scripts of the finished build, before they are compressed. */
export const minifyPublic = (): Plugin => {
  let folder = ''
  return {
    name: 'feria-minify-public',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir)
    },
    closeBundle: {
      order: 'pre',
      handler: () => {
        for (const name of SCRIPTS) {
          const path = join(folder, name)
          // A build that failed closes too; it has to tell its own fault.
          if (!existsSync(path)) return
          const { code, errors } = minifySync(name, readFileSync(path, 'utf8'))
          if (errors.length > 0) throw new Error(`${name} could not be minified: ${JSON.stringify(errors[0])}`)
          writeFileSync(path, code)
        }
      },
    },
  }
}
