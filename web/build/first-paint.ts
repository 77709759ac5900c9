import type { Plugin } from 'vite'

const PAGE = '/index.html'
const STYLESHEET = /\s*<link rel="stylesheet"[^>]*>/g
const DRAWN = /\n *<noscript>/

/**
 * The text of the app's page with its stylesheets behind what it draws by itself: browsers wait for a stylesheet before they paint what
 * follows it, and what stands before is seen at once. The app's scripts wait for them either way.
 */
export const stylesBehind = (html: string): string => {
  const styles = html.match(STYLESHEET) ?? []
  if (!DRAWN.test(html)) throw new Error('The page has no <noscript> behind what it draws')
  return html.replace(STYLESHEET, '').replace(DRAWN, (noscript) => `${styles.join('')}${noscript}`)
}

/**
 * The text of a page whose app is fetched after what is seen first: the browser would give scripts that it may need at once the right of
 * way before the pictures and the data of the first screen.
 */
export const appBehind = (html: string): string =>
  html.replace(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')

/** The bar of the app's page is painted before its stylesheet is there, and the products of the first screen before its code is. */
export const firstPaint = (): Plugin => ({
  name: 'feria-first-paint',
  apply: 'build',
  transformIndexHtml: { order: 'post', handler: (html, { path }) => (path === PAGE ? appBehind(stylesBehind(html)) : html) },
})
