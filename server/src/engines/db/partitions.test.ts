import { sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds } from '../../testing/database-kinds.ts'
import { type Database, rowsOf } from './database.ts'
import { createPartitions } from './partitions.ts'

describe.each(databaseKinds)('the partitions of the database $kind', ({ isHere, open }) => {
  describe.skipIf(!isHere)('by month', () => {
    let database: Database
    let drop: () => Promise<void>
    beforeAll(async () => {
      ;({ db: database, drop } = await open())
      await database.migrate()
    })
    afterAll(() => drop())

    const thisMonth = new Date()
    /** The middle of a month, counted from this one. */
    const month = (offset: number) => new Date(Date.UTC(thisMonth.getUTCFullYear(), thisMonth.getUTCMonth() + offset, 15))
    const nameOf = (table: string, offset: number) => `${table}_${month(offset).toISOString().slice(0, 7).replace('-', '_')}`
    const act = (at: Date) =>
      database.db.execute(sql`insert into audit_log (id, at, action, subject_kind, subject_id, subject_name, details)
        values (${newId({ msecs: at.getTime() })}, now(), 'rate.set', 'rate', '1', '', '{}')`)
    const audited = async () =>
      rowsOf<{ at: string; rows: number }>(
        await database.db.execute(sql`select tableoid::regclass::text as "at", count(*)::int as rows from audit_log group by 1 order by 1`),
      ).map(({ at, rows }) => [at, rows])
    const partitionsOf = async (table: string) =>
      rowsOf<{ name: string }>(
        await database.db.execute(
          sql`select inhrelid::regclass::text as name from pg_inherits where inhparent = ${table}::regclass order by 1`,
        ),
      ).map(({ name }) => name)

    test('are there for this month, the next two and all later ones once it is migrated', async () => {
      for (const table of ['audit_log', 'chat_messages', 'ledger_entries']) {
        expect(await partitionsOf(table)).toEqual([0, 1, 2].map((offset) => nameOf(table, offset)).concat(`${table}_later`))
      }
      expect(await createPartitions(database.db, thisMonth)).toBe(0)
    })

    test('take each row of its month, older ones in the first, and refuse none of a month that is not there yet', async () => {
      for (const at of [new Date(0), month(0), month(1), month(1), month(7)]) await act(at)
      expect(await audited()).toEqual([
        [nameOf('audit_log', 0), 2],
        [nameOf('audit_log', 1), 2],
        ['audit_log_later', 1],
      ])
    })

    test('go on where they ended, also after months without a job, and lose nothing', async () => {
      const before = (await audited()).reduce((sum, [, rows]) => sum + Number(rows), 0)
      // Months 3 and 4 of the tables without later rows; audit_log has one of month 7.
      expect(await createPartitions(database.db, month(2))).toBe(4)
      expect(await partitionsOf('chat_messages')).toEqual(
        [0, 1, 2, 3, 4].map((at) => nameOf('chat_messages', at)).concat('chat_messages_later'),
      )
      expect(await partitionsOf('audit_log')).toContain(`${nameOf('audit_log', 8)}_before`)
      await act(month(7))
      await act(month(8))
      expect(await audited()).toEqual([
        [nameOf('audit_log', 0), 2],
        [nameOf('audit_log', 1), 2],
        [`${nameOf('audit_log', 8)}_before`, 2],
        ['audit_log_later', 1],
      ])
      expect(await createPartitions(database.db, month(7))).toBe(5 + 5 + 1)
      await act(month(9))
      const after = await audited()
      expect(after.reduce((sum, [, rows]) => sum + Number(rows), 0)).toBe(before + 3)
      expect(after.map(([at]) => at)).toContain(nameOf('audit_log', 9))
    })

    test('keep the keys, checks and triggers of the whole table', async () => {
      const id = newId({ msecs: month(1).getTime() })
      const add = () =>
        database.db.execute(sql`insert into audit_log (id, at, action, subject_kind, subject_id, subject_name, details)
          values (${id}, now(), 'x', 'x', 'x', 'x', '{}')`)
      await add()
      await expect(add()).rejects.toThrow()
      const triggers = rowsOf<{ name: string; n: number }>(
        await database.db.execute(sql`select tgname as name, count(*)::int as n from pg_trigger
          where not tgisinternal and tgname like 'ledger_%' and tgrelid in (select inhrelid from pg_inherits) group by 1 order by 1`),
      )
      const n = (await partitionsOf('ledger_entries')).length
      expect(triggers).toEqual(['ledger_entries_never_change', 'ledger_entry_counts', 'ledger_sums_to_zero'].map((name) => ({ name, n })))
    })
  })
})
