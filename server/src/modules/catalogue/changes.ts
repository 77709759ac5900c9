import { sql } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { type Db, rowsOf, runPrepared } from '../../engines/db/database.ts'

/** A product that changed for searches: edited, published, hidden, sold, sold out, back in stock or deleted. */
export interface Change {
  id: string
  /** Its current search terms; none once it is deleted. */
  terms: ReadonlySet<string>
}

/** What changed between two moments; `everything` when it cannot be told by product. */
export type Changes = Change[] | 'everything'

/** A moment of the database: what its statements saw, and since when it runs. */
export interface Moment {
  snapshot: string
  started: string
}

/** More changes than these count as everything. */
const MOST = 200
/** How long the database remembers changes; far longer than rankings are kept. */
const REMEMBERED_SECONDS = 300

interface Row extends Moment {
  isChange: boolean
  id: string | null
  terms: string[] | null
}

/**
 * What has changed since a moment that a former call returned, and the moment of this one. Triggers write the changes in the transaction
 * of the change itself, so that none is missed, whoever makes it, and none is seen too early. A transaction that was still running then
 * is found by its number: it was not visible in that moment's snapshot.
 */
export const readChanges = async (db: Db, since: Moment | undefined): Promise<{ now: Moment; changes: Changes }> => {
  const rows = since
    ? await runPrepared<Row>(db, 'product_changes', statement, { since: since.snapshot })
    : rowsOf<Row>(await db.execute(sql`select ${moment}, false as "isChange", null as id, null as terms`))
  const [first] = rows
  if (!first) throw new Error('The database returned no moment.')
  const now = { snapshot: first.snapshot, started: first.started }
  const changed = rows.filter(({ isChange }) => isChange)
  // A database that was restarted may have lost changes that nobody had read.
  const isUnknown = !since || since.started !== now.started || changed.length > MOST || changed.some(({ id }) => id === null)
  if (isUnknown) return { now, changes: 'everything' }
  return { now, changes: changed.flatMap(({ id, terms }) => (id === null ? [] : [{ id, terms: new Set(terms) }])) }
}

const moment = sql`pg_current_snapshot()::text as snapshot, pg_postmaster_start_time()::text as started`

const statement = () => sql`
  select ${moment}, c.xid is not null as "isChange", c.product_id as id,
    (select tsvector_to_array(p.terms) from products p where p.id = c.product_id) as terms
  from (select 1) as one
  left join product_changes c on c.xid >= pg_snapshot_xmin(${sql.placeholder('since')}::pg_snapshot)
    and not pg_visible_in_snapshot(c.xid, ${sql.placeholder('since')}::pg_snapshot)
  limit ${sql.raw(String(MOST + 1))}`

/** Runs every minute: forgets changes that every process has read. */
export const forgetChanges = async (ctx: Ctx): Promise<void> => {
  await ctx.db.execute(sql`delete from product_changes where at < now() - make_interval(secs => ${REMEMBERED_SECONDS})`)
}
