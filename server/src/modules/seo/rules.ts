/** The most addresses of one file, by the protocol of sitemaps.org. */
export const MAX_URLS = 50_000

/** A page that search engines may list, by its path. */
export interface ListedPage {
  path: string
  changedAt?: Date
}

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** One page of a sitemap. */
export const urlOf = (site: string, { path, changedAt }: ListedPage): string => {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  return `<url><loc>${escapeXml(new URL(path, site).href)}</loc>${changed}</url>\n`
}

export const SITEMAP_START = `${HEAD}<urlset ${XMLNS}>\n`
export const SITEMAP_END = '</urlset>\n'

/** The index that names the files of a sitemap. */
export const indexOf = (site: string, names: string[], writtenAt: Date): string => {
  const entries = names.map(
    (name) =>
      `<sitemap><loc>${escapeXml(new URL(`/sitemaps/${name}`, site).href)}</loc><lastmod>${writtenAt.toISOString()}</lastmod></sitemap>\n`,
  )
  return `${HEAD}<sitemapindex ${XMLNS}>\n${entries.join('')}</sitemapindex>\n`
}

/** What robots are told: what is no page, and where the sitemap is. */
export const robotsOf = (site: string): string =>
  ['User-agent: *', 'Disallow: /api/', 'Disallow: /sandbox/', 'Allow: /', `Sitemap: ${new URL('/sitemap.xml', site).href}`, ''].join('\n')
