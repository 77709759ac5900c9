import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { uploads } from './tables.ts'

/** The id of our picture in a URL, as `pictureOf` finds it, for the database. */
const PICTURE = '^/files/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/[0-9]+\\.webp$'

/**
 * Within another statement, the SHA-256 of the stored pictures among a column's list of URLs, by their ids; null when there is none. Other
 * sites' pictures and private ones have none.
 */
export const pictureHashes = (urls: AnyPgColumn): SQL<Record<string, string> | null> => sql`(
  select jsonb_object_agg(${uploads.id}, ${uploads.sha256}) from ${uploads} where not ${uploads.isPrivate} and ${uploads.id} in (
    select substring(url from ${sql.raw(`'${PICTURE}'`)})::uuid from jsonb_array_elements_text(${urls}) as url))`
