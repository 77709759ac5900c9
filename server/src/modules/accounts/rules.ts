import { MIN_PASSWORD } from '@feria/contract/accounts/values'
import { fold } from '@feria/contract/fold'

/** What attackers try first here, beside the worldwide list. */
const commonest = new Set(
  `contraseña contrasena contraseña1 teamomucho tequiero argentina argentina1 bocajuniors boca1234 riverplate river1234 maradona maradona10
  messi123 sanlorenzo racingclub independiente administrador bienvenido mercadolibre mercadopago`.split(/\s+/),
)

/** Letters and digits that a password needs besides the words of the site and the member. */
const MIN_LEFT = 5
/** Shorter words occur in too many good passwords. */
const MIN_WORD = 4

/** What somebody guessing this member's password would start with: the site's name, the member's name, the email before its @. */
export const wordsAround = (brand: string, name: string, email: string): string[] =>
  fold(`feria ${brand} ${name} ${email.split('@')[0]}`)
    .split(' ')
    .filter((word) => word.length >= MIN_WORD)

/**
 * True when a password has at least 8 characters, is not one that attackers try first here, and is more than a word around its member
 * with a few characters.
 */
export const isOddEnough = (password: string, around: string[]): boolean => {
  const bare = fold(password).replaceAll(' ', '')
  const left = around.reduce((rest, word) => rest.replaceAll(word, ''), bare)
  const isBuiltOn = left !== bare && left.length < MIN_LEFT
  return [...password].length >= MIN_PASSWORD && !commonest.has(password.toLowerCase()) && !isBuiltOn
}

/** What the admins' search matches: name and email without case and accents. */
export const foldedOf = (name: string, email: string): string => `${fold(name)} ${email.toLowerCase()}`
