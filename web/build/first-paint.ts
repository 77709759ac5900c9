import type { Plugin } from 'vite'

const PAGE = '/index.html'
const STYLESHEET = /\s*<link rel="stylesheet"[^>]*>/g
const DRAWN = /\n *<noscript>/

/**
 * The text of the app's page with its stylesheets behind what it draws by itself: browsers wait for a stylesheet before they paint what follows
 * it, and what stands before is seen at once. The app's scripts wait for them either way.
 */
export const stylesBehind = (html: string): string => {
  const styles = html.match(STYLESHEET) ?? []
  if (!DRAWN.test(html)) throw new Error('The page has no <noscript> behind what it draws')
  return html.replace(STYLESHEET, '').replace(DRAWN, (noscript) => `${styles.join('')}${noscript}`)
}

/** The bar of the app's page is painted before its stylesheet is there. */
export const firstPaint = (): Plugin => ({
  name: 'feria-first-paint',
  apply: 'build',
  transformIndexHtml: { order: 'post', handler: (html, { path }) => (path === PAGE ? stylesBehind(html) : html) },
})
