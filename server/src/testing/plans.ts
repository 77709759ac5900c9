import { sql } from 'drizzle-orm'
import type { Ctx } from '../core/context.ts'
import { rowsOf } from '../engines/db/database.ts'

const watch = ({ db }: Ctx, built: object, seen: string[]): object => {
  const watched = (one: object): object =>
    new Proxy(one, {
      get: (target, name) => {
        const value = Reflect.get(target, name)
        if (name === 'then')
          return async (done: (rows: unknown) => void, failed: (error: unknown) => void) => {
            const plan = await db.execute(sql`explain (analyze, format text) ${(target as { getSQL(): ReturnType<typeof sql> }).getSQL()}`)
            seen.push(...rowsOf<{ 'QUERY PLAN': string }>(plan).map((row) => row['QUERY PLAN']))
            return (value as (...all: unknown[]) => unknown).call(target, done, failed)
          }
        return typeof value === 'function'
          ? (...args: unknown[]) => {
              const result = value.apply(target, args)
              return typeof result === 'object' && result !== null && 'getSQL' in result ? watched(result) : result
            }
          : value
      },
    })
  return watched(built)
}

/** How PostgreSQL carries out the selects that a use case makes: their plans with what they took, as text. */
export const plansOf = async (ctx: Ctx, run: (ctx: Ctx) => Promise<unknown>): Promise<string> => {
  const seen: string[] = []
  const db = new Proxy(ctx.db, {
    get: (target, name) =>
      name === 'select'
        ? (...args: unknown[]) => watch(ctx, (target.select as (...all: unknown[]) => object)(...args), seen)
        : Reflect.get(target, name),
  })
  await run({ ...ctx, db })
  return seen.join('\n')
}
