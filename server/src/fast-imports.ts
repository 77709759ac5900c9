import { enableCompileCache, type ResolveFnOutput, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

const FOLDER = new URL('../../', import.meta.url)
const OURS = [new URL('server/src/', FOLDER).href, new URL('contract/src/', FOLDER).href]
const DRIZZLE = '/node_modules/drizzle-orm/'

/** Where a package that one of our folders imports was found, by folder and name. */
const known = new Map<string, ResolveFnOutput>()

// Beside the packages, where nobody can write who could not change those as well; a folder that is read-only leaves it out.
enableCompileCache(fileURLToPath(new URL('node_modules/.cache/feria-code', FOLDER)))

/**
 * Spares Node what it would find out again for each of a thousand modules, half of a cold start: that our own files are typed modules, that
 * those of drizzle-orm are modules (its package.json of 179 kB was read for each of three hundred), and where packages are that many files
 * import.
 */
registerHooks({
  resolve: (specifier, context, next) => {
    const parent = context.parentURL ?? ''
    const ours = OURS.find((folder) => parent.startsWith(folder))
    if (specifier.startsWith('.')) {
      const format = parent.includes(DRIZZLE) ? 'module' : ours && specifier.endsWith('.ts') ? 'module-typescript' : undefined
      return format ? { url: new URL(specifier, parent).href, format, shortCircuit: true } : next(specifier, context)
    }
    if (!ours || !context.conditions?.includes('import')) return next(specifier, context)
    const key = `${ours} ${specifier}`
    const found = known.get(key) ?? next(specifier, context)
    known.set(key, found)
    return { ...found, shortCircuit: true }
  },
})
