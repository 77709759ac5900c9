import { createHash, randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { bulkhead } from 'cockatiel'

/** A random secret of 256 bits in base64url. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** The stored form of a secret; a fast hash is enough, since 256 random bits cannot be guessed. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** OWASP's setting of argon2id for a server: 19 MiB, two passes, one lane. */
const argon = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** At most two passwords are hashed at once, the others wait: each takes 19 MiB and a whole core, and other requests need one too. */
const few = bulkhead(2, Number.POSITIVE_INFINITY)

/** argon2id of a password, with its own salt. */
export const hashPassword = (password: string): Promise<string> => few.execute(() => hash(password, argon))

/** The hash of no password, checked for unknown emails, so that they take as long as known ones. */
const nobody = hashPassword(newSecret())

/** True when the password matches the hash; without a hash it takes as long and is false. */
export const isPassword = async (password: string, passwordHash: string | null | undefined): Promise<boolean> => {
  const known = passwordHash ?? (await nobody)
  const isRight = await few.execute(() => verify(known, password))
  return isRight && passwordHash != null
}
