const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const ADDRESS = /https?:\/\/[^\s<>"']+/g
const PAGE = new RegExp(`^https?://([^/?#]+)/(?:p/(?:[a-z0-9-]*-)?|products/)(${ID})(?![\\w-])`)

/** The id of the first product of this very site that a text links to; null for none, and for other sites' pages. */
export const productIn = (text: string, host = globalThis.location?.host): string | null => {
  for (const address of text.match(ADDRESS) ?? []) {
    const [, at, id] = PAGE.exec(address) ?? []
    if (id && at === host) return id
  }
  return null
}
