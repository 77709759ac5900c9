/**
 * The addresses in one of Redis: `redis://user:password@one:6379,two:6379` are two, each with the user and the password. Null when it
 * cannot be read.
 */
export const redisHosts = (url: string): string[] | null => {
  const [, begin = '', hosts = '', rest = ''] = /^(rediss?:\/\/(?:[^@/]*@)?)([^/?#]*)(.*)$/.exec(url) ?? []
  const all = hosts.split(',').map((host) => `${begin}${host.trim()}${rest}`)
  return hosts && all.every((one) => URL.canParse(one) && new URL(one).hostname && !/%(?![\da-f]{2})/i.test(one)) ? all : null
}
