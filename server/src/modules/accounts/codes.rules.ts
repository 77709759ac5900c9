/** The characters of recovery codes: Crockford's 32, none of which can be mistaken for another. */
export const CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/**
 * 24 characters of 5 bits: 120 bits cannot be guessed even with the hashes at hand, so a fast hash is enough (OWASP ASVS 5.0, 6.5.2:
 * 112).
 */
export const CODE_LENGTH = 24
export const CODE_COUNT = 10

/** Wrong codes of either kind that a member may enter in this time, from all addresses together. */
export const MAX_WRONG_CODES = 5
export const WRONG_CODES_MS = 900_000

/** A code as entered: six digits of the authenticator app, or a recovery code. */
export type TypedCode = { kind: 'app' | 'recovery'; code: string }

/** Normalises a code: no spaces or dashes, upper case, letters mistaken for digits as digits. */
export const readCode = (typed: string): TypedCode => {
  const code = typed.replace(/[\s-]/g, '').toUpperCase()
  return /^\d{6}$/.test(code) ? { kind: 'app', code } : { kind: 'recovery', code: code.replace(/O/g, '0').replace(/[IL]/g, '1') }
}

/** A recovery code for display, in groups of four. */
export const inGroups = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? ''

/** The wrong codes that count now, and the seconds until the next try if there were too many. */
export const wrongCodesAt = (now: Date, count: number, since: Date | null): { count: number; since: Date; waitSeconds: number } => {
  const left = since ? since.getTime() + WRONG_CODES_MS - now.getTime() : 0
  if (!since || left <= 0) return { count: 0, since: now, waitSeconds: 0 }
  return { count, since, waitSeconds: count >= MAX_WRONG_CODES ? Math.ceil(left / 1000) : 0 }
}
