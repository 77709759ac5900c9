import type { Plugin } from 'vite'

interface RouteFacts {
  method: string
  path: string
  isPaged?: boolean
}
type Contract = Record<string, Record<string, RouteFacts>>

const IMPORT = /import \{[^}]*\bapi\b[^}]*\} from '@feria\/contract'\n/
const ROUTE = /\bapi\.(\w+)\.(\w+)\b/g

/**
 * A file of ours in which each route that it names stands at its top with only what a caller needs of it, so that a page carries the
 * routes that it calls and no others. Schemas stay out, so zod does too; types still come from the real package. Null for a file without
 * routes.
 */
export const inlineRoutes = (code: string, api: Contract): string | null => {
  if (!IMPORT.test(code)) return null
  const named = new Map<string, string>()
  const body = code.replace(IMPORT, '').replace(ROUTE, (text, module: string, verb: string) => {
    const route = api[module]?.[verb]
    if (!route) return text
    const { method, path, isPaged } = route
    const name = `__${module}_${verb}`
    named.set(name, `const ${name} = ${JSON.stringify({ method, path, ...(isPaged ? { isPaged } : {}) })}\n`)
    return name
  })
  const left = /(?<![\w.'"/])api\b(?!\s*:)/.exec(body.replace(/\/\/.*|\/\*[\s\S]*?\*\//g, ''))
  if (left) throw new Error('Name each route whole, as api.module.verb: the build puts it into the file.')
  return [...named.values()].join('') + body
}

/**
 * Does `inlineRoutes` when the browser's code is built. Any way for zod to get into the bundle is an error of the build.
 */
export const contractRoutes = (): Plugin => {
  let contract: Contract | undefined
  return {
    name: 'feria-contract-routes',
    enforce: 'pre',
    resolveId(id, importer) {
      if (/^zod(\/|$)/.test(id)) this.error(`zod must not reach the browser: imported by ${importer}. Import types only from the contract.`)
      return null
    },
    async transform(code, id) {
      if (!/\/web\/src\/.*\.tsx?$/.test(id)) return null
      contract ??= (await import('@feria/contract')).api
      const inlined = inlineRoutes(code, contract)
      return inlined === null ? null : { code: inlined, map: null }
    },
  }
}
