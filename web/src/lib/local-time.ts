/** Argentina's offset from UTC, all year round since 2009. */
const OFFSET_HOURS = -3
const HOUR_MS = 3_600_000
const MONTHS = ['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre']

// By hand: the first date that Intl formats costs a phone's processor a quarter of a second, and products and sellers show one.
const localIso = (iso: string): string => new Date(Date.parse(iso) + OFFSET_HOURS * HOUR_MS).toISOString()

/** The date in Buenos Aires, as `2026-11-20`. */
export const localDay = (iso: string): string => localIso(iso).slice(0, 10)

/** The time in Buenos Aires, as `14:05`. */
export const localTime = (iso: string): string => localIso(iso).slice(11, 16)

/** The name of a month from its number, 1 to 12. */
const monthName = (month: string | undefined): string => MONTHS[Number(month) - 1] ?? ''

/** A date as `2026-11-20` without its year: `20 nov`. */
export const writeShortDay = (day: string): string => {
  const [, month, date] = day.split('-')
  return `${Number(date)} ${monthName(month).slice(0, 3)}`
}

const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado']

/** A moment in Buenos Aires for a sentence about the next weeks: `viernes 20 de noviembre a las 14:05`. */
export const writeMoment = (iso: string): string => {
  const day = localDay(iso)
  const [, month, date] = day.split('-')
  return `${WEEKDAYS[new Date(day).getUTCDay()]} ${Number(date)} de ${monthName(month)} a las ${localTime(iso)}`
}

/** A date as `2026-11-20` in words: `20 nov 2026`. */
export const writeDay = (day: string): string => `${writeShortDay(day)} ${day.slice(0, 4)}`

/** The month in Buenos Aires, as `noviembre de 2026`. */
export const writeMonth = (iso: string): string => {
  const [year, month] = localDay(iso).split('-')
  return `${monthName(month)} de ${year}`
}
