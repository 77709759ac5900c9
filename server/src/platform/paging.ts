import type { Page } from '@feria/contract/page'
import type { z } from 'zod'
import { fail } from '../core/errors.ts'

/** A place in a list as an opaque cursor. */
export const writeCursor = (place: unknown): string => Buffer.from(JSON.stringify(place)).toString('base64url')

/** The place behind a cursor, undefined without one. Refuses cursors that we did not write. */
export const readCursor = <T>(schema: z.ZodType<T>, cursor: string | undefined): T | undefined => {
  if (!cursor) return undefined
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    return fail('bad-cursor')
  }
}

/** A page from `limit + 1` rows: the extra row means that there is a next page, which starts after the last row shown. */
export const pageOf = <Row, Item>(rows: Row[], limit: number, toItem: (row: Row) => Item, placeOf: (row: Row) => unknown): Page<Item> => {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { items: shown.map(toItem), next: rows.length > limit && last ? writeCursor(placeOf(last)) : null }
}
