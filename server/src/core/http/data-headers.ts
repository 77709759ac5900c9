/** Paths that answer data, not pages; the API documentation is a page. */
const DATA = /^\/(api(?!\/docs(\/|$))|files|private-files|health|metrics|socket\.io)(\/|$)/

/**
 * Browsers keep no such response unless its call says so, and one opened directly runs, loads and frames nothing. The styles are those
 * with which browsers centre a picture.
 */
const headers = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; object-src 'none'; form-action 'none'; " +
    "frame-ancestors 'none'; sandbox",
}

/** The headers of data responses at a path, instead of those of a page; undefined for a page. */
export const dataHeaders = (path: string): Record<string, string> | undefined => (DATA.test(path) ? headers : undefined)
