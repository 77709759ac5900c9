import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../../bench/data')

/** A file of phrases of `bench/data`, which says in its README what stands in each. */
export const readCorpus = <T>(path: string): T => JSON.parse(readFileSync(join(folder, path), 'utf8')) as T
