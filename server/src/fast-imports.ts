import { registerHooks } from 'node:module'

/**
 * Loads drizzle-orm without reading its package.json again for each of its three hundred modules: that file has 179 kB and took
 * a fifth of a cold start. Every relative import inside drizzle-orm is an ES module, which is all that Node wants to know.
 */
registerHooks({
  resolve: (specifier, context, next) => {
    const isInside = specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/')
    if (!isInside) return next(specifier, context)
    return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
  },
})
