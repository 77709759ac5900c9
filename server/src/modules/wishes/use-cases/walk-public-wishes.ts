import { and, asc, eq, gt } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { readFromReplica } from '../../../platform/replica.ts'
import { wishes } from '../tables.ts'

/** Wishes of one statement. */
const BATCH = 5000

/** Every active wish that everybody may read, the oldest first, in batches of 5,000; for jobs, from the replica if there is one. */
export async function* walkPublicWishes(ctx: Ctx): AsyncGenerator<{ id: string; name: string; updatedAt: Date }[]> {
  let after: string | undefined
  for (;;) {
    const rows = await readFromReplica(ctx, ({ db }) =>
      db
        .select({ id: wishes.id, name: wishes.name, updatedAt: wishes.updatedAt })
        .from(wishes)
        .where(and(eq(wishes.isPublic, true), eq(wishes.isActive, true), after === undefined ? undefined : gt(wishes.id, after)))
        .orderBy(asc(wishes.id))
        .limit(BATCH),
    )
    if (rows.length > 0) yield rows
    after = rows.at(-1)?.id
    if (rows.length < BATCH) return
  }
}
