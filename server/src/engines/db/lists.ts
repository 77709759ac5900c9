import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/**
 * True for rows whose id is among many. The list is one value: a list of values would make another statement, prepared and kept by each
 * connection, for each length of it. Ids are ours, uuids without anything to escape.
 */
export const isAmong = (column: AnyPgColumn, ids: readonly string[]): SQL => sql`${column} = any(${idList(ids)})`

/** Many ids as one value. */
export const idList = (ids: readonly string[]): SQL => sql`${`{${ids.join(',')}}`}::uuid[]`

/** Many rows as one value, for `insert … select … from jsonb_to_recordset`: the statement stays the same, however many they are. */
export const rowList = (rows: readonly object[]): SQL => sql`${JSON.stringify(rows)}::jsonb`
