import { MIN_PASSWORD } from '@feria/contract/accounts/values'
import { isOddEnough } from './rules.ts'

let leaked: Promise<Set<string>> | undefined

/** The 18,000 commonest passwords of 8 characters and more out of leaks, the list of zxcvbn; read when the first password is chosen. */
const readLeaked = async (): Promise<Set<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].map(String).filter((password) => [...password].length >= MIN_PASSWORD))
}

/**
 * True when a password may be chosen: 8 characters at least, of any kind, neither among the commonest of the world or of this place,
 * ignoring case, nor built on the words `around` its member. It is looked at as it was sent; nothing is cut off or changed.
 */
export const isStrongEnough = async (password: string, around: string[] = []): Promise<boolean> => {
  if (!isOddEnough(password, around)) return false
  leaked ??= readLeaked()
  return !(await leaked).has(password.toLowerCase())
}
