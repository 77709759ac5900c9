import { lookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** An address that must not be reached from here: of this machine, of the network that it stands in, or of no network. */
class NotPublic extends Error {
  constructor(host: string) {
    super(`${host} is not a public address`)
    this.name = 'NotPublic'
  }
}

/** What tests alone may reach besides. */
const LOCAL = '127.0.0.1'
/** All that is given out to networks in IPv6. IPv4 written as IPv6 stands outside and has no use here but to get around this. */
const GIVEN_OUT = ipaddr.IPv6.parseCIDR('2000::/3')
const OWN_NAME = /\.(localhost|local|internal|lan|home\.arpa)$/

const bareOf = (host: string): string =>
  host
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase()

/**
 * False for an address of this machine, of a private network or of no machine at all, and for IPv4 inside IPv6 in whatever way it is
 * written.
 */
export const isPublicAddress = (address: string): boolean => {
  const read = isIP(address) ? ipaddr.parse(address) : null
  if (read?.range() !== 'unicast') return false
  return read instanceof ipaddr.IPv6 ? read.match(GIVEN_OUT) : true
}

/**
 * False for a host that can only be of the own network, by its name or as an address. Asks nobody: what a name stands for is
 * `publicLookupOf`'s to say.
 */
export const isPublicHost = (host: string): boolean => {
  const bare = bareOf(host)
  if (isIP(bare)) return isPublicAddress(bare)
  return bare.includes('.') && !OWN_NAME.test(bare)
}

interface Allowed {
  /** Lets 127.0.0.1 through, for tests alone. */
  isLocalAllowed: boolean
  /** Who says what a name stands for; the machine's resolver unless a test says otherwise. */
  ask?: (host: string) => Promise<{ address: string; family: number }[]>
}

/**
 * How to connect to a host that a member or a page named: a look-up that answers the addresses that were checked and asks nobody again, so
 * that a name that says one thing when it is checked and another when it is used gets nowhere. Fails with NotPublic when any of the
 * addresses is not public. Hosts that are addresses are checked too, though connections never look those up. Every redirect is a host of
 * its own.
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
