/** The letters of recovery codes: Crockford's 32, none of which reads as another. */
export const CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 24 letters of 5 bits: 120 bits are beyond guessing even for who has the hashes, so a fast hash will do (OWASP ASVS 5.0, 6.5.2: 112). */
export const CODE_LENGTH = 24
export const CODE_COUNT = 10

/** Wrong codes that a member may type in this time, of either kind, from wherever they come. */
export const MAX_WRONG_CODES = 5
export const WRONG_CODES_MS = 900_000

/** What somebody typed as a code: six digits of the application, or a recovery code. */
export type TypedCode = { kind: 'app' | 'recovery'; code: string }

/** A typed code in one form: without spaces and dashes, in capitals, with the letters that are taken for digits as digits. */
export const readCode = (typed: string): TypedCode => {
  const code = typed.replace(/[\s-]/g, '').toUpperCase()
  return /^\d{6}$/.test(code) ? { kind: 'app', code } : { kind: 'recovery', code: code.replace(/O/g, '0').replace(/[IL]/g, '1') }
}

/** A recovery code as it is shown: in groups of four. */
export const inGroups = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? ''

/** The wrong codes that count now, and how many seconds until the next try where there were too many. */
export const wrongCodesAt = (now: Date, count: number, since: Date | null): { count: number; since: Date; waitSeconds: number } => {
  const left = since ? since.getTime() + WRONG_CODES_MS - now.getTime() : 0
  if (!since || left <= 0) return { count: 0, since: now, waitSeconds: 0 }
  return { count, since, waitSeconds: count >= MAX_WRONG_CODES ? Math.ceil(left / 1000) : 0 }
}
