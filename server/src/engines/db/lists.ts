import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/**
 * True for rows whose id is in a list. The list is one value: a list of values would make another prepared statement for each length. Ids
 * are our own uuids, with nothing to escape.
 */
export const isAmong = (column: AnyPgColumn, ids: readonly string[]): SQL => sql`${column} = any(${idList(ids)})`

/** A list of ids as one value. */
export const idList = (ids: readonly string[]): SQL => sql`${`{${ids.join(',')}}`}::uuid[]`

/** Rows as one value, for `insert … select … from jsonb_to_recordset`: the same statement for any number of rows. */
export const rowList = (rows: readonly object[]): SQL => sql`${JSON.stringify(rows)}::jsonb`
