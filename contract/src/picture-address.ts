/** Host names of the own machine or network; as in the server's check for what it fetches (engines/public-address.ts). */
const OWN_NAME = /(^|\.)(localhost|local|internal|lan|home\.arpa)$/
/** A parent segment of a path, plain or encoded. */
const WAY_UP = /\/(?:\.|%2e){2}(?:[/?#]|$)/i

/**
 * Whether a member's picture URL is acceptable: one of ours, or one of a public site by host name. Every viewer requests it, so it has no
 * user or password, no parent segments, and no IP address: only private ones ever serve pictures over https.
 */
export const isPictureAddress = (address: string): boolean => {
  if (WAY_UP.test(address.split(/[?#]/)[0] ?? '')) return false
  if (address.startsWith('/')) return true
  if (/^https:\/\/(?:$|\/|[^/?#]*@)/.test(address)) return false
  const host = hostOf(address)
  return host.includes('.') && !OWN_NAME.test(host) && !/^[\d.]+$/.test(host) && !host.startsWith('[')
}

/** The host as a browser reads it: numeric forms become a dotted address, letters lower case. Empty if there is none. */
const hostOf = (address: string): string => {
  try {
    return new URL(address).hostname.replace(/\.$/, '')
  } catch {
    return ''
  }
}
