import type { Plugin } from 'vite'

interface RouteFacts {
  method: string
  path: string
  who: string
  isPaged?: boolean
}

/**
 * The contract as the browser gets it: JavaScript that exports `api` with only what a caller needs of each route.
 * Schemas stay out, so zod does too; types still come from the real package.
 */
export const routesModule = (api: Record<string, Record<string, RouteFacts>>): string => {
  const modules = Object.entries(api).map(([name, routes]) => [
    name,
    Object.fromEntries(
      Object.entries(routes).map(([verb, { method, path, who, isPaged }]) => [
        verb,
        { method, path, who, ...(isPaged ? { isPaged } : {}) },
      ]),
    ),
  ])
  return `export const api = ${JSON.stringify(Object.fromEntries(modules))}\n`
}

const CONTRACT = '@feria/contract'
const RESOLVED = '\0feria-contract-routes'

/**
 * Answers the import `@feria/contract` with `routesModule`, evaluated when the browser's code is built.
 * Any way for zod to get into the bundle is an error of the build.
 */
export const contractRoutes = (): Plugin => ({
  name: 'feria-contract-routes',
  enforce: 'pre',
  resolveId(id, importer) {
    if (id === CONTRACT) return RESOLVED
    if (/^zod(\/|$)/.test(id)) this.error(`zod must not reach the browser: imported by ${importer}. Import types only from the contract.`)
    return null
  },
  async load(id) {
    if (id !== RESOLVED) return null
    const { api } = await import('@feria/contract')
    return routesModule(api)
  },
})
