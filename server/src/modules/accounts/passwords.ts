import { MIN_PASSWORD } from '@feria/contract/accounts/values'
import { isOddEnough } from './rules.ts'

let leaked: Promise<Set<string>> | undefined

/** The 18,000 most common leaked passwords of 8 characters or more, from zxcvbn; read when the first password is chosen. */
const readLeaked = async (): Promise<Set<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].map(String).filter((password) => [...password].length >= MIN_PASSWORD))
}

/**
 * True when a password is acceptable: at least 8 characters, of any kind, not among the most common ones, worldwide or here, ignoring
 * case, and not built on the words `around` its member. It is checked as sent; nothing is trimmed or changed.
 */
export const isStrongEnough = async (password: string, around: string[] = []): Promise<boolean> => {
  if (!isOddEnough(password, around)) return false
  leaked ??= readLeaked()
  return !(await leaked).has(password.toLowerCase())
}
