import { argentineDay, argentineTime } from '@feria/contract/argentine-day'

const MONTHS = ['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre']

/** The date in Buenos Aires, as `2026-11-20`. */
export const localDay = (iso: string): string => argentineDay(new Date(iso))

/** The time in Buenos Aires, as `14:05`. */
export const localTime = (iso: string): string => argentineTime(new Date(iso)).slice(11, 16)

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
