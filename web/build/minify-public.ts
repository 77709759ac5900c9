import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { minifySync, type Plugin } from 'vite'

/** Hand-written scripts that are copied as they are: their comments need not be sent with every first page. */
const SCRIPTS = ['sw.js']

/** Minifies the hand-written scripts of the finished build, before it is compressed. */
export const minifyPublic = (): Plugin => {
  let folder = ''
  return {
    name: 'feria-minify-public',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: (config) => {
      folder = resolve(config.root, 'dist/client')
    },
    closeBundle: {
      order: 'pre',
      handler: () => {
        for (const name of SCRIPTS) {
          const path = join(folder, name)
          // A failed build calls this hook too; it must report its own error.
          if (!existsSync(path)) return
          const { code, errors } = minifySync(name, readFileSync(path, 'utf8'))
          if (errors.length > 0) throw new Error(`${name} could not be minified: ${JSON.stringify(errors[0])}`)
          writeFileSync(path, code)
        }
      },
    },
  }
}
