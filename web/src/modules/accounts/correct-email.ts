/** Where most members of an Argentine market have their mail, and others so like them that they are no mistake. */
const hosts = [
  'gmail.com',
  'hotmail.com',
  'hotmail.com.ar',
  'outlook.com',
  'outlook.com.ar',
  'yahoo.com',
  'yahoo.com.ar',
  'live.com',
  'live.com.ar',
  'icloud.com',
  'me.com',
  'msn.com',
  'mail.com',
  'ymail.com',
  'fibertel.com.ar',
  'speedy.com.ar',
  'arnet.com.ar',
]

/** Whether two words differ by one letter: one too many, one missing, another one, or two neighbours that changed places. */
const isOneSlipFrom = (typed: string, meant: string): boolean => {
  let start = 0
  while (start < typed.length && typed[start] === meant[start]) start += 1
  const [a, b] = [typed.slice(start), meant.slice(start)]
  const isSwapped = a.slice(2) === b.slice(2) && a[0] === b[1] && a[1] === b[0]
  return isSwapped || a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1)
}

/** The address that was probably meant, where its host is one slip from a common one («gmial.com»); null otherwise. */
export const correctEmail = (email: string): string | null => {
  const [, name, host = ''] = /^(\S+)@(\S+)$/.exec(email.trim().toLowerCase()) ?? []
  if (!name || hosts.includes(host)) return null
  const meant = hosts.find((known) => isOneSlipFrom(host, known))
  return meant ? `${name}@${meant}` : null
}
