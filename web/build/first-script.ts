import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { layers } from './layers.ts'
import { type Bundle, neededFiles } from './offline.ts'
import { targets } from './old-browsers.ts'

const root = join(import.meta.dirname, '..')
const NAME = 'first.js'
/** Placeholder in the script for the stylesheets of what it draws. */
const STYLES = 'FIRST_STYLES'
/** A class of one of our stylesheets, as the build names it after its file. */
const CLASS = /\b_[a-zA-Z]\w*_[\w-]{5}_\d+\b/g
/** The page whose first screen the script draws. */
const DRAWN = 'wishes/with-saving.tsx'

interface Script {
  code: string
  /** The classes it uses. */
  classes: string[]
}

/** src/first.ts as one classic script, which the browser runs before the first paint. */
const makeScript = async (): Promise<Script> => {
  const made = (await build({
    root,
    configFile: false,
    publicDir: false,
    // The build derives a class name from the whole text of its stylesheet.
    plugins: [layers()],
    logLevel: 'error',
    build: {
      target: targets,
      write: false,
      lib: { entry: join(root, 'src/first.ts'), formats: ['iife'], name: 'feriaFirst', cssFileName: 'first' },
    },
  })) as Rolldown.RolldownOutput[]
  const files = made.flatMap(({ output }) => output)
  const code = files.find((file) => file.type === 'chunk')?.code ?? ''
  const classes = [...new Set(code.match(CLASS))]
  if (!code.includes(STYLES) || classes.length === 0) throw new Error(`src/first.ts says no class or not ${STYLES}`)
  return { code, classes }
}

/** The stylesheets with the script's classes; if one were missing, the first screen would be drawn unstyled. */
const stylesOf = (bundle: Bundle, classes: string[]): string[] => {
  const names = neededFiles(bundle, ['web/index.html', DRAWN]).filter((name) => name.endsWith('.css'))
  const texts = names.map((name) => {
    const file = bundle[name.slice(1)]
    return file?.type === 'asset' ? String(file.source) : ''
  })
  const missing = classes.filter((name) => !texts.some((text) => text.includes(`.${name}`)))
  if (missing.length > 0) throw new Error(`The stylesheets of ${DRAWN} lack ${missing.join(', ')}`)
  return names
}

/** Builds /first.js. In development, where the app's styles come with its code, the script draws nothing. */
export const firstScript = (): Plugin => ({
  name: 'feria-first-script',
  configureServer: (server) => {
    server.middlewares.use(`/${NAME}`, (_request, answer, next) => {
      makeScript().then(({ code }) => answer.setHeader('content-type', 'text/javascript').end(code.replace(STYLES, '[]')), next)
    })
  },
  async generateBundle(_options, output) {
    const { code, classes } = await makeScript()
    const styles = stylesOf(output as unknown as Bundle, classes)
    this.emitFile({ type: 'asset', fileName: NAME, source: code.replace(STYLES, () => JSON.stringify(styles)) })
  },
})
