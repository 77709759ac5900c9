import type { Plugin } from 'vite'

const PAGE = '/index.html'
const STYLESHEET = /\s*<link rel="stylesheet"[^>]*>/g
const DRAWN = /\n *<noscript>/

/**
 * Moves the stylesheets of the app's page after the markup it paints itself: browsers wait for a stylesheet before they paint what
 * follows it, and paint what precedes it at once. The app's scripts wait for them either way.
 */
export const stylesBehind = (html: string): string => {
  const styles = html.match(STYLESHEET) ?? []
  if (!DRAWN.test(html)) throw new Error('The page has no <noscript> behind what it draws')
  return html.replace(STYLESHEET, '').replace(DRAWN, (noscript) => `${styles.join('')}${noscript}`)
}

/**
 * Gives the app's scripts and preloads a low fetch priority: otherwise the browser would load them before the pictures and data of the
 * first screen.
 */
export const appBehind = (html: string): string =>
  html.replace(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')

/** The bar of the app's page is painted before its stylesheet has loaded, and the products of the first screen before its code has. */
export const firstPaint = (): Plugin => ({
  name: 'feria-first-paint',
  apply: 'build',
  transformIndexHtml: { order: 'post', handler: (html, { path }) => (path === PAGE ? appBehind(stylesBehind(html)) : html) },
})
