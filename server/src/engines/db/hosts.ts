/** What stands before the hosts, the hosts, and what follows them. */
const ADDRESS = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/
/** One of several hosts: a name, or an IPv6 address in brackets, and a port. */
const HOST = /^(\[[0-9a-f:.]+\]|[^\s:[\]]+)(:\d{1,5})?$/i

/**
 * An address for each host of an address of PostgreSQL, in its order. Several stand behind commas, as libpq takes them:
 * `postgres://feria@one:5432,two:5432/feria?target_session_attrs=read-write`. Null for what is no such address, and for one that wants
 * anything but a server to write to.
 */
export const hostsOf = (url: string): string[] | null => {
  const [, before, hosts = '', after = ''] = ADDRESS.exec(url) ?? []
  if (before === undefined) return null
  const wanted = /[?&]target_session_attrs=([^&]*)/.exec(after)?.[1]
  if (wanted !== undefined && wanted !== 'read-write' && wanted !== 'primary') return null
  const names = hosts.split(',')
  if (names.length > 1 && !names.every((name) => HOST.test(name))) return null
  const addresses = names.map((name) => `${before}${name}${after}`)
  return addresses.every((address) => URL.canParse(address)) ? addresses : null
}
