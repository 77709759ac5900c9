import { createRequire } from 'node:module'

// In the place of @node-rs/argon2 where the tests of the server run: most members of tests have the same password, and hashing it anew for
// each was a third of all that the tests did. Hashes and checks are the library's own, at the cost that the code asks for.

type Argon2 = Pick<typeof import('@node-rs/argon2'), 'hash' | 'verify'>
const argon2: Argon2 = createRequire(import.meta.url)('@node-rs/argon2')

/** Answers as the first time whatever has the same arguments. */
const once = <A extends unknown[], T>(ask: (...args: A) => Promise<T>): ((...args: A) => Promise<T>) => {
  const known = new Map<string, Promise<T>>()
  return (...args) => {
    const key = JSON.stringify(args)
    const answer = known.get(key) ?? ask(...args)
    known.set(key, answer)
    return answer
  }
}

/** The library's hash; of a password that was hashed before the same one, with its salt. */
export const hash = once<[string, object], string>((password, options) => argon2.hash(password, options))

/** The library's answer whether a password is that of a hash. */
export const verify = once<[string, string], boolean>((hashed, password) => argon2.verify(hashed, password))
