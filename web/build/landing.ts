import { loadEnv, type Plugin } from 'vite'

const LANDING = '/landing/index.html'
const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)"[^>]*>/g

/** Inlines a page's stylesheets: one request less before the first paint. */
export const inlineStyles = (html: string, read: (file: string) => string): string =>
  html.replace(STYLESHEET, (_link, file: string) => `<style>${read(file)}</style>`)

/**
 * The landing page, a separate page from the app's. In development it is served at `/` and both pages get the words that the server
 * fills in; in the build its stylesheet is inlined.
 */
export const landing = (): Plugin => {
  let words: Record<string, string> = {}
  let isServing = false
  return {
    name: 'feria-landing',
    config: (_config, { command, mode }) => {
      const env = loadEnv(mode, `${import.meta.dirname}/../..`, '')
      isServing = command === 'serve'
      words = { brand: env.BRAND_NAME || 'Feria', url: env.PUBLIC_URL || 'http://localhost:5173' }
    },
    configureServer: (server) => {
      server.middlewares.use((request, _answer, next) => {
        if (/^\/(\?|$)/.test(request.url ?? '')) request.url = LANDING
        next()
      })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { path, bundle }) => {
        if (isServing) return html.replace(/\{\{(\w+)\}\}/g, (whole, word: string) => words[word] ?? whole)
        if (path !== LANDING || !bundle) return html
        return inlineStyles(html, (file) => {
          const style = bundle[file]
          if (style?.type !== 'asset') throw new Error(`${file} is not in the build`)
          delete bundle[file]
          return String(style.source)
        })
      },
    },
  }
}
