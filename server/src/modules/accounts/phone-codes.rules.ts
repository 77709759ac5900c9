import { CODES_OF_A_PHONE_A_DAY, PHONE_CODES_A_DAY, PHONE_CODES_AN_HOUR } from '@feria/contract/accounts/values'

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

/**
 * When codes were asked for in the last 24 hours, the newest first, by the member and for the number; and the one of all members together
 * that has to be over before another fits.
 */
interface Earlier {
  ofMember: Date[]
  ofPhone: Date[]
  lastOfAll: Date | undefined
}

const waitOf = (last: Date | undefined, within: number, now: Date): number =>
  last ? Math.max(0, last.getTime() + within - now.getTime()) : 0

/** The milliseconds until another code may be asked for; 0 if it may be now. */
export const waitForCode = ({ ofMember, ofPhone, lastOfAll }: Earlier, now: Date): number =>
  Math.max(
    waitOf(ofMember[PHONE_CODES_AN_HOUR - 1], HOUR_MS, now),
    waitOf(ofMember[PHONE_CODES_A_DAY - 1], DAY_MS, now),
    waitOf(ofPhone[CODES_OF_A_PHONE_A_DAY - 1], DAY_MS, now),
    waitOf(lastOfAll, DAY_MS, now),
  )

/** A wait as one says it, rounded up: in minutes below an hour, then in hours. */
export const writeWait = (ms: number): string => {
  const minutes = Math.ceil(ms / 60_000)
  if (minutes < 60) return minutes <= 1 ? '1 minuto' : `${minutes} minutos`
  const hours = Math.ceil(ms / HOUR_MS)
  return hours === 1 ? '1 hora' : `${hours} horas`
}

/** The text with a code, in letters of GSM 7-bit alone, so that it is one message. The last line lets the browser offer it (WebOTP). */
export const textOfCode = (code: string, brand: string, host: string): string =>
  `${code} es tu clave para confirmar tu celular en ${brand}. Sirve 10 minutos. No se la pases a nadie.\n@${host} #${code}`
