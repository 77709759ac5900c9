/** Addresses that answer data, not pages; the page about the calls is one. */
const DATA = /^\/(api(?!\/docs(\/|$))|files|private-files|health|metrics|socket\.io)(\/|$)/

/**
 * Nothing that stands there is kept by a browser unless its call says so, and whoever opens it directly gets nothing that runs, loads or is
 * framed. Styles are those with which browsers centre a picture.
 */
const headers = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; object-src 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
}

/** What the answers at an address carry instead of the headers of a page; undefined for a page. */
export const dataHeaders = (path: string): Record<string, string> | undefined => (DATA.test(path) ? headers : undefined)
