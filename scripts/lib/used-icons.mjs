import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { root } from './run.mjs'

/** What all icons of the library import. */
const BASE = ['createReactComponent.mjs', 'defaultAttributes.mjs']

const sourcesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))

const namesIn = (text) => {
  const [, names = ''] = /import \{([^}]*)\} from '@tabler\/icons-react'/.exec(text) ?? []
  return names.match(/\bIcon\w+/g) ?? []
}

/** The files of @tabler/icons-react that the web needs, as the library has them, and an index file; by file name. */
export const usedIcons = () => {
  const library = join(dirname(createRequire(join(root, 'web/package.json')).resolve('@tabler/icons-react/package.json')), 'dist', 'esm')
  const names = [...new Set(sourcesIn(join(root, 'web/src')).flatMap(namesIn))].sort()
  const copied = [...BASE, ...names.map((name) => `icons/${name}.mjs`)]
  const files = Object.fromEntries(
    copied.map((path) => [path, readFileSync(join(library, path), 'utf8').replace(/\/\/# sourceMappingURL=.*\n?/, '')]),
  )
  // Without it the build could not tell that an unused icon has no side effects.
  const manifest = `${JSON.stringify({ type: 'module', sideEffects: false })}\n`
  return {
    ...files,
    'package.json': manifest,
    'index.mjs': names.map((name) => `export { default as ${name} } from './icons/${name}.mjs'\n`).join(''),
  }
}
