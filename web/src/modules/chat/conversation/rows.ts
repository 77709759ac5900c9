import { localDay, writeDay } from '../../../lib/local-time.ts'
import type { Entry } from './merge.ts'
import { productIn } from './own-link.ts'

const GROUP_MS = 5 * 60_000
/** Heights of a line of text and of a day's name, as in the styles. */
const LINE_PX = 25
export const DAY_PX = 44
const CAREFUL_PX = 70
/** One picture, or two side by side, and the preview of a product. */
const PICTURE_PX = 246
const PICTURES_PX = 166
const PREVIEW_PX = 84
const DAY_MS = 86_400_000

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

/** «Hoy», «Ayer», or a day as `20 nov 2026`. */
export const nameOfDay = (day: string, now: Date): string => {
  if (day === localDay(now.toISOString())) return 'Hoy'
  if (day === localDay(new Date(now.getTime() - DAY_MS).toISOString())) return 'Ayer'
  return writeDay(day)
}

/** The estimated height of a row before it is measured, in CSS pixels, from the characters that fit into a line. */
export const guessHeight = ({ entry, opensGroup, dayAfter }: Row, lettersPerLine: number): number => {
  const lines = entry.text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / lettersPerLine)), 0)
  const pictures = entry.pictures ? (entry.pictures.length > 1 ? PICTURES_PX : PICTURE_PX) : 0
  const more = pictures + (productIn(entry.text) ? PREVIEW_PX : 0)
  return more + LINE_PX * lines + (opensGroup ? 21 : 15) + (entry.warning ? CAREFUL_PX : 0) + (dayAfter ? DAY_PX : 0)
}

/** The rows of a conversation as this member sees it: days apart, messages of one sender within five minutes grouped. */
export const rowsOf = (entries: Entry[], memberId: string, now: Date): Row[] => {
  const goesOn = (before: Entry | undefined, after: Entry | undefined): boolean =>
    before !== undefined &&
    after !== undefined &&
    before.senderId === after.senderId &&
    localDay(before.at) === localDay(after.at) &&
    Date.parse(after.at) - Date.parse(before.at) < GROUP_MS
  return entries.map((entry, index) => {
    const [before, after] = [entries[index - 1], entries[index + 1]]
    return {
      entry,
      isOwn: entry.senderId === memberId,
      dayAfter: after && localDay(after.at) !== localDay(entry.at) ? nameOfDay(localDay(after.at), now) : null,
      opensGroup: !goesOn(before, entry),
      closesGroup: !goesOn(entry, after),
    }
  })
}
