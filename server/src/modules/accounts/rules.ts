import { MIN_PASSWORD } from '@feria/contract/accounts/values'
import { fold } from '@feria/contract/fold'

/** What attackers try first here, beside the list of the whole world. */
const commonest = new Set(
  `contraseña contrasena contraseña1 teamomucho tequiero argentina argentina1 bocajuniors boca1234 riverplate river1234 maradona maradona10
  messi123 sanlorenzo racingclub independiente administrador bienvenido mercadolibre mercadopago`.split(/\s+/),
)

/** Letters and digits that a password has at least besides the words that belong to the place and to the member. */
const MIN_LEFT = 5
/** A shorter word stands in too many honest passwords. */
const MIN_WORD = 4

/** What somebody who guesses the password of this member would begin with: the marketplace, the name, the email before its @. */
export const wordsAround = (brand: string, name: string, email: string): string[] =>
  fold(`feria ${brand} ${name} ${email.split('@')[0]}`)
    .split(' ')
    .filter((word) => word.length >= MIN_WORD)

/**
 * True when a password has at least 8 characters, is none of ours that attackers try first, and is more than a word around its member with
 * a few signs.
 */
export const isOddEnough = (password: string, around: string[]): boolean => {
  const bare = fold(password).replaceAll(' ', '')
  const left = around.reduce((rest, word) => rest.replaceAll(word, ''), bare)
  const isBuiltOn = left !== bare && left.length < MIN_LEFT
  return [...password].length >= MIN_PASSWORD && !commonest.has(password.toLowerCase()) && !isBuiltOn
}

/** What the admins' search looks into: name and email without case and accents. */
export const foldedOf = (name: string, email: string): string => `${fold(name)} ${email.toLowerCase()}`
