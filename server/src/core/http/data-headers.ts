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

/** The headers of responses at a path: those of every page, or stricter ones where it answers data. */
export const headersByPath = (ofPages: Record<string, string>): ((path: string) => Record<string, string>) => {
  const ofData = { ...ofPages, ...headers }
  return (path) => (DATA.test(path) ? ofData : ofPages)
}
