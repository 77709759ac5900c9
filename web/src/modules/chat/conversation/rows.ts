import type { Entry } from './merge.ts'

const ZONE = 'America/Argentina/Buenos_Aires'
const GROUP_MS = 5 * 60_000
/** Heights of a line of text and of a day's name, as in the styles. */
const LINE_PX = 25
export const DAY_PX = 44
const DAY_MS = 86_400_000
const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic']

/** One row of a conversation: a message. */
export interface Row {
  entry: Entry
  isOwn: boolean
  /** The day that begins with the next message. Rendered under this one, whose position older messages cannot change. */
  dayAfter: string | null
  /** The first and the last of consecutive messages by the same sender. */
  opensGroup: boolean
  closesGroup: boolean
}

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, year: 'numeric', month: '2-digit', day: '2-digit' })
const hourFormat = new Intl.DateTimeFormat('es-AR', { timeZone: ZONE, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** Buenos Aires is whole hours from UTC, so every moment of an hour is on the same day: cached for long lists. */
const days = new Map<string, string>()

/** The date in Buenos Aires, as `2026-11-20`. */
export const dayOf = (iso: string): string => {
  const hour = iso.slice(0, 13)
  const kept = days.get(hour)
  if (kept) return kept
  const day = dayFormat.format(new Date(iso))
  days.set(hour, day)
  return day
}

/** The time in Buenos Aires, as `14:05`. */
export const timeOf = (iso: string): string => hourFormat.format(new Date(iso))

/** «Hoy», «Ayer», or a day as `20 nov 2026`. */
export const nameOfDay = (day: string, now: Date): string => {
  if (day === dayOf(now.toISOString())) return 'Hoy'
  if (day === dayOf(new Date(now.getTime() - DAY_MS).toISOString())) return 'Ayer'
  const [year, month, date] = day.split('-')
  return `${Number(date)} ${MONTHS[Number(month) - 1]} ${year}`
}

/** The estimated height of a row before it is measured, in CSS pixels, from the characters that fit into a line. */
export const guessHeight = ({ entry, opensGroup, dayAfter }: Row, lettersPerLine: number): number => {
  const lines = entry.text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / lettersPerLine)), 0)
  return LINE_PX * lines + (opensGroup ? 21 : 15) + (dayAfter ? DAY_PX : 0)
}

/** The rows of a conversation as this member sees it: days apart, messages of one sender within five minutes grouped. */
export const rowsOf = (entries: Entry[], memberId: string, now: Date): Row[] => {
  const goesOn = (before: Entry | undefined, after: Entry | undefined): boolean =>
    before !== undefined &&
    after !== undefined &&
    before.senderId === after.senderId &&
    dayOf(before.at) === dayOf(after.at) &&
    Date.parse(after.at) - Date.parse(before.at) < GROUP_MS
  return entries.map((entry, index) => {
    const [before, after] = [entries[index - 1], entries[index + 1]]
    return {
      entry,
      isOwn: entry.senderId === memberId,
      dayAfter: after && dayOf(after.at) !== dayOf(entry.at) ? nameOfDay(dayOf(after.at), now) : null,
      opensGroup: !goesOn(before, entry),
      closesGroup: !goesOn(entry, after),
    }
  })
}
