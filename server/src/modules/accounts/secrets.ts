import { createHash, randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { bulkhead } from 'cockatiel'

/** A random secret of 256 bits, as it is handed out. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** The form in which a secret rests; fast is enough, since nobody can guess 256 random bits. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** OWASP's setting of argon2id for a server: 19 MiB, two passes, one lane. */
const argon = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * So many passwords are hashed at the same time, the others wait: each takes its 19 MiB and a whole core, and whoever looks or buys needs
 * one too.
 */
const few = bulkhead(2, Number.POSITIVE_INFINITY)

/** argon2id of a password, with its own salt. */
export const hashPassword = (password: string): Promise<string> => few.execute(() => hash(password, argon))

/** Of no password: checked for unknown emails, so that they take as long as known ones. */
const nobody = hashPassword(newSecret())

/** True when the password is the one behind the hash; with no hash it takes as long and is false. */
export const isPassword = async (password: string, passwordHash: string | null | undefined): Promise<boolean> => {
  const known = passwordHash ?? (await nobody)
  const isRight = await few.execute(() => verify(known, password))
  return isRight && passwordHash != null
}
