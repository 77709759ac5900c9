import { sql } from 'drizzle-orm'
import { rowsOf } from '../../engines/db/database.ts'
import type { TestApp } from '../test-app.ts'

/** A row that was inserted, changed or removed; columns by their names in the database. */
export interface Change {
  table: string
  kind: 'INSERT' | 'UPDATE' | 'DELETE'
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** Tables of the outside world, and those that hold only what is computed from others. */
const LEFT_OUT =
  /^(sandbox_|demo_|search_vocabulary$|product_changes$|wish_keys$|product_embeddings$|match_budgets$|payment_webhooks$|server_keys$)/

/** Notes every change of a row from now on, beside it and in its transaction: what is rolled back is not noted. */
export const watchChanges = async ({ engines }: TestApp): Promise<void> => {
  const { db } = engines.db
  await db.execute(sql.raw('create table lived_changes (n bigserial, name text, kind text, before jsonb, after jsonb)'))
  await db.execute(
    sql.raw(`create function note_change() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and new is not distinct from old then return null; end if;
        insert into lived_changes (name, kind, before, after) values (tg_argv[0], tg_op,
          case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end);
        return null;
      end $$`),
  )
  const tables = rowsOf<{ name: string }>(
    await db.execute(sql`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname <> 'lived_changes'`),
  )
  for (const { name } of tables.filter((table) => !LEFT_OUT.test(table.name)))
    await db.execute(
      sql.raw(`create trigger lived after insert or update or delete on "${name}" for each row execute function note_change('${name}')`),
    )
}

/** What was noted since the last call, in order. */
export const takeChanges = async ({ engines }: TestApp): Promise<Change[]> => {
  const taken = await engines.db.db.execute(sql`
    with gone as (delete from lived_changes returning *) select name as table, kind, before, after from gone order by n`)
  return rowsOf<Change>(taken)
}
