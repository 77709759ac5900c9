/** Names that only the own machine or network answers to; as the server has them for what it fetches (engines/public-address.ts). */
const OWN_NAME = /(^|\.)(localhost|local|internal|lan|home\.arpa)$/
/** A part of a path that leads up, plain or encoded. */
const WAY_UP = /\/(?:\.|%2e){2}(?:[/?#]|$)/i

/**
 * Whether a picture may stand at an address that somebody wrote: one of ours, or one of a public site by its name. Whoever looks at it asks
 * that host, so it carries no user or password, leads nowhere up, and is no address of a machine: of those only private ones ever serve
 * pictures over https.
 */
export const isPictureAddress = (address: string): boolean => {
  if (WAY_UP.test(address.split(/[?#]/)[0] ?? '')) return false
  if (address.startsWith('/')) return true
  if (/^https:\/\/(?:$|\/|[^/?#]*@)/.test(address)) return false
  const host = hostOf(address)
  return host.includes('.') && !OWN_NAME.test(host) && !/^[\d.]+$/.test(host) && !host.startsWith('[')
}

/** The host as a browser reads it: numbers in any form become an address with dots, letters small. Empty where there is none. */
const hostOf = (address: string): string => {
  try {
    return new URL(address).hostname.replace(/\.$/, '')
  } catch {
    return ''
  }
}
