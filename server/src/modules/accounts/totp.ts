import { Secret, TOTP } from 'otpauth'

/** What every authenticator app supports: RFC 6238 with SHA-1. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 }
/** Steps before and after the current one whose codes are accepted too: clocks differ, and typing takes time. */
const WINDOW = 1
/** As long as a SHA-1, which RFC 4226 recommends. */
const SECRET_BYTES = 20

/** A new secret to share with an authenticator app, in base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** The otpauth:// URI of a secret, for a QR code. */
export const totpAddress = (secret: string, issuer: string, label: string): string =>
  new TOTP({ ...settings, issuer, label, secret: Secret.fromBase32(secret) }).toString()

/** The 30 s step that a code belongs to, at most one before or after now; null for a wrong code. Compares in constant time. */
export const stepOfCode = (secret: string, code: string, now: Date): number | null => {
  const timestamp = now.getTime()
  const delta = new TOTP({ ...settings, secret: Secret.fromBase32(secret) }).validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? null : TOTP.counter({ period: settings.period, timestamp }) + delta
}
