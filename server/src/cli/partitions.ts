import type { Ctx } from '../core/context.ts'
import { moveOut } from '../engines/db/move-out.ts'
import { measurePartitions } from '../engines/db/partitions.ts'

const MEGABYTE = 1024 ** 2

const list = async (ctx: Ctx): Promise<string> =>
  (await measurePartitions(ctx.db))
    .map(({ name, rows, bytes }) => `${name.padEnd(30)}${`${rows} rows`.padStart(16)}${`${(bytes / MEGABYTE).toFixed(1)} MB`.padStart(12)}`)
    .join('\n')

/** The work of `partitions`; throws a sentence for words that it does not know. */
export const partitions = (words: string[]): ((ctx: Ctx) => Promise<string>) => {
  if (words.length === 0) return list
  const [option, name, ...rest] = words
  if (option !== '--move-out' || !name || rest.length > 0) throw new Error('Say nothing, or --move-out and the name of one partition.')
  return async (ctx) => {
    await ctx.engines.db.onItsOwn((db) => moveOut(db, name, ctx.now()))
    return `archive.${name} is out of the way: pg_dump --table archive.${name} keeps it elsewhere, and drop table removes it.`
  }
}
