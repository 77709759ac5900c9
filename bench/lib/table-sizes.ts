import { type Db, rowsOf } from '../../server/src/engines/db/database.ts'
import { listTables } from '../../server/src/ops/tables.ts'

/** A table with its partitions. */
export interface TableSize {
  name: string
  rows: number
  /** Of its rows with what is stored apart, and of its indexes. */
  bytes: number
  indexBytes: number
}

/** The size of every table that has rows, the largest first. */
export const tableSizes = async (db: Db): Promise<TableSize[]> => {
  const names = (await listTables(db)).map(({ name }) => name)
  const sizes: TableSize[] = []
  for (const name of names) {
    const [found] = rowsOf<TableSize>(
      await db.execute(`select '${name}' as name, (select count(*) from "${name}")::float8 as rows,
        sum(pg_table_size(relid))::float8 as bytes, sum(pg_indexes_size(relid))::float8 as "indexBytes"
        from (
          select coalesce(relid, '${name}'::regclass) as relid from (values (1)) one left join pg_partition_tree('${name}') on true
        ) parts`),
    )
    if (found && found.rows > 0) sizes.push(found)
  }
  return sizes.sort((a, b) => b.bytes + b.indexBytes - a.bytes - a.indexBytes)
}
