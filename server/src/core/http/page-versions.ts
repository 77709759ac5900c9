import { randomUUID } from 'node:crypto'
import type { Kv } from '../../engines/kv/kv.ts'

/** Seconds for which a version is told: longer than any page is kept. */
const SECONDS = 120

const keyOf = (subject: string) => `page-version:${subject}`

/** The version of the pages about a subject; null while it has not changed lately, or nobody can say. */
export const readPageVersion = (kv: Kv, subject: string): Promise<string | null> => kv.get(keyOf(subject)).catch(() => null)

/** Makes every process render the pages about a subject anew. */
export const renewPages = (kv: Kv, subject: string): Promise<void> => kv.set(keyOf(subject), randomUUID(), SECONDS)
