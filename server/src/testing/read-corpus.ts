import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../../bench/data')

/** A corpus in `bench/data`, described by its README. */
export const readCorpus = <T>(path: string): T => JSON.parse(readFileSync(join(folder, path), 'utf8')) as T
