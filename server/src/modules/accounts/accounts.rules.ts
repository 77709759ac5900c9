import type { Role } from '@feria/contract/accounts'
import { MIN_PASSWORD } from '@feria/contract/limits'
import { fold } from '../../language/fold.ts'

/** The passwords of eight characters and more that attackers try first. */
const commonest = new Set(
  `12345678 123456789 1234567890 password password1 password123 contraseña contrasena contraseña1 qwertyui qwertyuiop qwerty123 11111111
  00000000 87654321 abcd1234 abc12345 iloveyou teamomucho tequiero argentina argentina1 bocajuniors boca1234 riverplate river1234 maradona
  maradona10 messi123 sanlorenzo racingclub independiente princesa superman 123123123 12341234 asdfghjk asdfasdf administrador admin123
  admin1234 bienvenido mercadolibre 1q2w3e4r 1qaz2wsx zaq12wsx qazwsxedc 147258369 987654321 55555555 66666666 88888888 99999999`
    .split(/\s+/)
    .filter(Boolean),
)

/** True when a password has at least 8 characters and is not among the commonest, ignoring case. */
export const isStrongEnough = (password: string): boolean => [...password].length >= MIN_PASSWORD && !commonest.has(password.toLowerCase())

/** What the admins' search looks into: name and email without case and accents. */
export const foldedOf = (name: string, email: string): string => `${fold(name)} ${email.toLowerCase()}`

/** True for an admin; roles are compared ignoring case and surrounding spaces [ACC-64]. */
export const isAdmin = (role: string): boolean => role.trim().toLowerCase() === ('admin' satisfies Role)

/** The token of an authorization header, raw or after Bearer [ACC-61]; null without one. */
export const tokenOf = (header: string | undefined): string | null => header?.trim().replace(/^bearer\s+/i, '') || null
