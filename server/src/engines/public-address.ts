import { lookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** An address that must not be reached from here: of this machine, of its network, or of no network. */
class NotPublic extends Error {
  constructor(host: string) {
    super(`${host} is not a public address`)
    this.name = 'NotPublic'
  }
}

/** The only one that tests may reach besides. */
const LOCAL = '127.0.0.1'
/** All allocated IPv6. IPv4 mapped into IPv6 is outside, and its only use here would be to evade this check. */
const GIVEN_OUT = ipaddr.IPv6.parseCIDR('2000::/3')
const OWN_NAME = /\.(localhost|local|internal|lan|home\.arpa)$/

const bareOf = (host: string): string =>
  host
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase()

/** False for an address of this machine, of a private network or of no machine, and for IPv4 inside IPv6 in any notation. */
export const isPublicAddress = (address: string): boolean => {
  const read = isIP(address) ? ipaddr.parse(address) : null
  if (read?.range() !== 'unicast') return false
  return read instanceof ipaddr.IPv6 ? read.match(GIVEN_OUT) : true
}

/** False for a host that can only be private, by name or address. Resolves nothing: `publicLookupOf` checks what a name resolves to. */
export const isPublicHost = (host: string): boolean => {
  const bare = bareOf(host)
  if (isIP(bare)) return isPublicAddress(bare)
  return bare.includes('.') && !OWN_NAME.test(bare)
}

interface Allowed {
  /** Allows 127.0.0.1, for tests only. */
  isLocalAllowed: boolean
  /** The resolver; the machine's by default. */
  ask?: (host: string) => Promise<{ address: string; family: number }[]>
}

/**
 * A DNS lookup for connecting to a host that a member or a page named: it returns the addresses that were checked and never resolves
 * again, which prevents DNS rebinding. Fails with NotPublic when any address is not public. IP literals are checked too, though
 * connections never look them up. Every redirect is a host of its own.
 */
export const publicLookupOf = async (
  host: string,
  { isLocalAllowed, ask = (name) => lookup(name, { all: true }) }: Allowed,
): Promise<LookupFunction> => {
  const bare = bareOf(host)
  const isAllowed = (address: string) => isPublicAddress(address) || (isLocalAllowed && address === LOCAL)
  if (!isIP(bare) && !isPublicHost(bare)) throw new NotPublic(bare)
  const found = isIP(bare) ? [{ address: bare, family: isIP(bare) }] : await ask(bare)
  const [first] = found
  if (!first || !found.every(({ address }) => isAllowed(address))) throw new NotPublic(bare)
  return (_host, { all }, done) => (all ? done(null, found) : done(null, first.address, first.family))
}
